// @ts-check
// The card that tells what the end of a turn brought goes when something is touched. On a phone, where
// it would lie over most of the map, it is folded at first.

import { onChange } from "./change.js";
import { all, around } from "./page.js";

/** The cards that were put away, by their names. @type {Set<string>} */
const gone = new Set();

/** The cards that were folded once. @type {Set<string>} */
const folded = new Set();

const phone = matchMedia("(width < 760px), (height < 500px)");

/** Folds a card that comes on a phone. @param {Element} card */
function fold(card) {
  if (!phone.matches || folded.has(card.id)) return;
  folded.add(card.id);
  card.removeAttribute("open");
}

/** @param {Event} event */
function away(event) {
  if (around(event, ".turn-end")) return;
  for (const card of all(".turn-end")) {
    gone.add(card.id);
    card.hidden = true;
  }
}

/** Lets the end of a turn be told once. */
export function useTurnEnd() {
  onChange(() => {
    for (const card of all(".turn-end")) {
      card.hidden = gone.has(card.id);
      fold(card);
    }
  });
  document.addEventListener("pointerdown", away);
  document.addEventListener("keydown", away);
}
