// @ts-check
// The card that tells what the end of a turn brought stands where it covers least of the city, and goes
// when something is touched. On a phone, where it would lie over most of the map, it is folded at first.

import { onChange } from "./change.js";
import { all, around } from "./page.js";
import { covered, settle, weighed } from "./spot.js";

/** The cards that were put away, by their names. @type {Set<string>} */
const gone = new Set();

/** The cards that were folded once. @type {Set<string>} */
const folded = new Set();

const phone = matchMedia("(width < 760px), (height < 500px)");

/** What of the map should not be covered. */
const CITY = "#city-view .tile, .city .zoom, .map-panels";

/** Folds a card that comes on a phone. @param {Element} card */
function fold(card) {
  if (!phone.matches || folded.has(card.id)) return;
  folded.add(card.id);
  card.removeAttribute("open");
}

/**
 * Puts a card where it covers least; it stays in its corner if nothing lies there.
 * @param {HTMLElement} card
 */
function place(card) {
  card.style.translate = "";
  const frame = card.parentElement?.getBoundingClientRect();
  if (!frame || card.hidden) return;
  const things = weighed(CITY, 1);
  if (covered(card.getBoundingClientRect(), things) > 0) settle(card, frame, things);
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
  const show = () => {
    for (const card of all(".turn-end")) {
      card.hidden = gone.has(card.id);
      fold(card);
      place(card);
    }
  };
  // The map and its frame change their size by themselves, and after the page did.
  const sized = new ResizeObserver(() => all(".turn-end").forEach(place));
  onChange(() => {
    for (const part of all("#city-view, #city-view .plan")) sized.observe(part);
    show();
  });
  document.addEventListener("toggle", () => all(".turn-end").forEach(place), { capture: true });
  document.addEventListener("pointerdown", away);
  document.addEventListener("keydown", away);
}
