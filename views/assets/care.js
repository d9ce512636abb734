// @ts-check
// Nothing irreversible by accident: what has just come under the hand is deaf for a moment, what costs
// more than usual asks once, and so does the end of a turn with something left.

import { aroundChange } from "./change.js";
import { all, around, byId, first } from "./page.js";

/** How long a piece that has just come is deaf. */
const DEAF = 800;

/**
 * Makes a piece deaf for a moment, because it has just come where another one was.
 * @param {HTMLElement} piece
 */
export function deafen(piece) {
  piece.dataset.deaf = "";
  setTimeout(() => delete piece.dataset.deaf, DEAF);
}

/** Whether questions are wanted. */
const asks = () => localStorage.getItem("guard") !== "off";

/**
 * Says in the note of a piece that it waits to be pointed at once more.
 * @param {Element} piece
 */
function sayAgain(piece) {
  const note = piece.querySelector(":scope > .note");
  const text = byId("live")?.dataset.again;
  if (!note || !text || note.querySelector(".again")) return;
  const again = document.createElement("strong");
  again.className = "again";
  again.textContent = text;
  note.append(again);
}

/** Takes back what pieces ask. */
function disarm() {
  for (const piece of all(".piece.armed")) piece.classList.remove("armed");
}

/**
 * A piece asks before it costs something more, and waits: pointed at again, it does; pointing
 * anywhere else takes it back.
 * @param {MouseEvent} event
 */
function askFirst(event) {
  const piece = around(event, "button[data-ask]")?.closest(".piece");
  const isAgain = piece?.classList.contains("armed");
  disarm();
  if (!piece || isAgain || !asks()) return;
  event.preventDefault();
  event.stopPropagation();
  arm(piece);
}

/** @param {Element} piece */
function arm(piece) {
  piece.classList.add("armed");
  sayAgain(piece);
}

/** What a piece asks is asked on while others play or arrive. */
function askOn() {
  /** @type {HTMLButtonElement | null} */
  const asked = first(".piece.armed > button[data-ask]");
  return () => {
    if (!asked) return;
    /** @type {HTMLButtonElement[]} */
    const buttons = all("button[data-ask]");
    const piece = buttons.find((button) => button.value === asked.value)?.closest(".piece");
    if (piece) arm(piece);
  };
}

/** Takes care. */
export function takeCare() {
  aroundChange(askOn);
  // A held key decides only once.
  document.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter" && around(event, "form[data-live]"))
      event.preventDefault();
    if (event.key === "Escape") disarm();
  });
  document.addEventListener(
    "click",
    (event) => {
      if (around(event, "[data-deaf]")) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      askFirst(event);
    },
    { capture: true },
  );
  document.addEventListener("click", (event) => {
    const guard = around(event, "details.guard");
    if (!(guard instanceof HTMLDetailsElement)) return;
    if (around(event, "[data-close]")) {
      guard.open = false;
    } else if (around(event, "summary") && !asks()) {
      event.preventDefault();
      /** @type {HTMLButtonElement | null} */
      const button = guard.querySelector("button.guarded");
      button?.form?.requestSubmit(button);
    }
  });
  const wish = byId("guard-wish");
  if (wish instanceof HTMLInputElement) {
    wish.checked = asks();
    wish.closest("[hidden]")?.removeAttribute("hidden");
    wish.addEventListener("change", () =>
      localStorage.setItem("guard", wish.checked ? "on" : "off"),
    );
  }
}
