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
