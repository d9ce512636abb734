// @ts-check
// A hint on the board: a ring on what a bot would do, a dotted one on the second best.

import { onChange } from "./change.js";
import { all, byId } from "./page.js";

/** Shows on the board what the hint speaks of, and takes away what an older one showed. */
export function markHint() {
  for (const piece of all(".hinted, .second")) piece.classList.remove("hinted", "second");
  const hint = byId("hint");
  if (!hint) return;
  for (const [mark, decision] of [
    ["hinted", hint.dataset.best],
    ["second", hint.dataset.second],
  ]) {
    if (!mark || !decision) continue;
    const value = CSS.escape(decision);
    for (const button of all(`.piece > button[value="${value}"]`))
      button.parentElement?.classList.add(mark);
  }
  uncover(hint);
}

/**
 * Puts the hint at the foot of the board if it would lie on what it points at.
 * @param {HTMLElement} hint
 */
function uncover(hint) {
  const place = hint.closest(".table-notices");
  place?.classList.remove("low");
  const own = hint.getBoundingClientRect();
  const covers = all("#board :is(.hinted, .second)").some((piece) => {
    const { top, bottom, left, right } = piece.getBoundingClientRect();
    return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
  });
  place?.classList.toggle("low", covers);
}

/** Lets hints be put away, and forgets them when something has happened. */
export function useHints() {
  let position = "";
  onChange(() => {
    const now = byId("live")?.dataset.position ?? "";
    if (position && now !== position) putAway();
    position = now;
    markHint();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") putAway();
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#notice .close")) putAway();
  });
}

function putAway() {
  byId("notice")?.replaceChildren();
  markHint();
}
