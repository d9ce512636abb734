// @ts-check
// What a piece is and does, on demand: its note comes by hover and focus alone; on touch a long press
// brings it, since a tap acts. Where a long press looks closer at a piece, that says it all. Escape
// puts notes away.

import { looksCloser } from "./closer.js";
import { all, around } from "./page.js";

/** How long a finger rests. */
const LONG = 450;
/** How far it may slip meanwhile. */
const SLIP = 10;

/** Puts away what a long press has brought. */
function hush() {
  for (const piece of all(".piece.told")) piece.classList.remove("told");
}

/** Brings notes by long presses, and puts them away. */
export function useNotes() {
  let timer = 0;
  /** @type {{ x: number, y: number } | null} */
  let at = null;
  /** Whether the tap that ends a long press is still to come. */
  let spent = false;

  const lift = () => {
    clearTimeout(timer);
    at = null;
  };
  document.addEventListener("pointerdown", (event) => {
    const piece = around(event, ".piece");
    if (!around(event, ".piece.told > .note")) hush();
    lift();
    spent = false;
    if (event.pointerType === "mouse" || looksCloser(event)) return;
    if (!piece?.querySelector(":scope > .note")) return;
    at = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      spent = true;
      piece.classList.add("told");
    }, LONG);
  });
  document.addEventListener("pointermove", (event) => {
    if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLIP) lift();
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, lift);
  document.addEventListener("contextmenu", (event) => {
    if (around(event, ".piece.told")) event.preventDefault();
  });
  document.addEventListener(
    "click",
    (event) => {
      if (!spent || !around(event, ".piece.told > .face")) return;
      spent = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  // Whoever has just decided reads what is asked next; notes wait for the hand to move on.
  document.addEventListener("submit", () => document.body.classList.add("acted"));
  const moveOn = () => document.body.classList.remove("acted");
  document.addEventListener("keydown", moveOn);
  document.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.movementX, event.movementY) > 1) moveOn();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    hush();
    for (const piece of all(".piece:is(:hover, :focus-within)")) {
      const restore = () => piece.classList.remove("quiet");
      piece.classList.add("quiet");
      piece.addEventListener("pointerleave", restore, { once: true });
      piece.addEventListener("focusout", restore, { once: true });
    }
  });
}
