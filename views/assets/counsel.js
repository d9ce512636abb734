// @ts-check
// Noctua at a real table: a bubble above the tray, where it covers least, and rings on what she speaks
// of. Without a script she is opened by her button, and what she finds comes as a page.

import { onChange } from "./change.js";
import { shortcut } from "./keys.js";
import { all, around, byId, first } from "./page.js";
import { atHand, settle } from "./spot.js";

/** How much it weighs if she lies on what she speaks of. */
const SPOKEN_OF = 20;
/** On a phone she waits to be asked, her style sheet has a place for her, and a tap elsewhere puts her away. */
const phone = matchMedia("(width < 760px), (height < 500px)");

/** Her bubble, with her button. @returns {HTMLDetailsElement | null} */
const box = () => first("details#counsel-box");

/**
 * What decides something on the board or in the tray.
 * @param {string} decision
 */
const control = (decision) => first(`:is(#board, #mine) button[value="${CSS.escape(decision)}"]`);

/** What should not be covered, and how much it weighs. @returns {[import("./spot.js").Box, number][]} */
function needed() {
  const spoken = all(".thing").flatMap((thing) => control(thing.dataset.shows ?? "") ?? []);
  return [
    ...atHand(),
    ...spoken.map(
      (it) => /** @type {[DOMRect, number]} */ ([it.getBoundingClientRect(), SPOKEN_OF]),
    ),
  ];
}

/** Puts the bubble where it covers least of what one acts on. */
function place() {
  const [bubble, frame] = [first(".counsel-says"), byId("counsel")?.parentElement];
  if (!bubble || !frame || !box()?.open) return;
  Object.assign(bubble.style, { inset: "", translate: "" });
  if (phone.matches) return;
  bubble.style.inset = "0 auto auto 0";
  // It goes to where it speaks from.
  settle(bubble, frame.getBoundingClientRect(), needed());
}

/**
 * Rings what a decision is about, and nothing else.
 * @param {string} [decision]
 */
function ring(decision) {
  for (const piece of all(".counselled")) piece.classList.remove("counselled");
  if (!decision) return null;
  const button = control(decision);
  const piece = button?.closest("#mine summary, .piece") ?? button;
  const shown = piece?.getClientRects().length ? piece : button?.closest("details");
  shown?.classList.add("counselled");
  return button;
}

/** Shows what has come on demand, and goes on there with the keys. */
function meet() {
  const thing = first(".thing");
  if (!thing || thing.closest(".met")) return;
  thing.closest(".things")?.classList.add("met");
  place();
  thing.focus({ preventScroll: true });
}

/** Opens or closes the bubble. */
function toggle() {
  const bubble = box();
  if (!bubble) return false;
  bubble.open = !bubble.open;
  first("summary", bubble)?.focus({ preventScroll: true });
  return true;
}

/** Closes the bubble. */
function close() {
  const bubble = box();
  if (!bubble?.open) return false;
  const isInside = bubble.contains(document.activeElement);
  bubble.open = false;
  if (isInside) first("summary", bubble)?.focus({ preventScroll: true });
  return true;
}

/** The decision she has pointed at before she was put away. @type {string | undefined} */
let left;

/** Lets Noctua speak. */
export function useCounsel() {
  let hasGreeted = phone.matches;
  onChange(() => {
    const bubble = box();
    // In a first turn she speaks up by herself, once.
    if (!hasGreeted && bubble?.hasAttribute("data-first")) {
      hasGreeted = true;
      bubble.open = true;
    }
    left = undefined;
    ring();
    place();
  });
  document.addEventListener("toggle", () => (box()?.open ? place() : ring(left)), {
    capture: true,
  });
  addEventListener("resize", place);
  // What was asked for has come.
  const counsel = byId("counsel");
  if (counsel)
    new MutationObserver(() => meet()).observe(counsel, { childList: true, subtree: true });
  document.addEventListener("keydown", (event) => {
    const isOver = first(".drawer:popover-open") !== null;
    const done =
      (event.key === "Escape" && !isOver && close()) || (shortcut(event) === "g" && toggle());
    if (done) event.preventDefault();
  });
  for (const look of /** @type {const} */ (["pointerover", "focusin"])) {
    document.addEventListener(look, (event) => {
      if (!around(event, "#counsel")) return;
      // Who points at nothing else still has what the focus is on.
      const thing = around(event, ".thing") ?? first("#counsel .thing:focus");
      ring(thing?.dataset.shows);
    });
  }
  document.addEventListener("click", (event) => {
    const thing = around(event, "#counsel .thing");
    if (!thing) return;
    event.preventDefault();
    const button = ring(thing.dataset.shows);
    left = phone.matches ? thing.dataset.shows : undefined;
    if (left) close();
    button?.scrollIntoView({ block: "nearest", inline: "nearest" });
    button?.focus();
    ring(thing.dataset.shows);
  });
  document.addEventListener("pointerdown", (event) => {
    left = undefined;
    if (!phone.matches || around(event, "#counsel")) return;
    close();
    ring();
  });
}
