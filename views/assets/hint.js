// @ts-check
// A hint on the board: a ring on what a bot would do, a dotted one on the second best. Where a tile
// is to be laid, it lies there as it should.

import { onChange } from "./change.js";
import { all, byId, first } from "./page.js";
import { bring, frames } from "./sight.js";
import { atHand, covered, settle, weighed } from "./spot.js";

/**
 * Which way of laying a tile on a cell is meant: the one foreseen, or what brings most there.
 * @param {Element} cell
 * @param {string | undefined} then
 */
function wayOn(cell, then) {
  const ways = all(".ways > li", cell);
  const foreseen = ways.findIndex((way) => way.dataset.way === then);
  if (foreseen >= 0) return foreseen;
  const sums = ways.map((way) =>
    (first(".sum", way)?.textContent?.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0),
  );
  return sums.indexOf(Math.max(...sums));
}

/**
 * Lays the tile in hand on the cell of a piece, as a picture.
 * @param {Element | null} piece
 * @param {string | undefined} then
 */
function layTile(piece, then) {
  const cell = piece?.closest(".lay");
  const tile = cell && first(`#placing .in-hand .facing-${wayOn(cell, then)}`);
  if (!tile) return;
  const ghost = document.createElement("span");
  ghost.className = "hint-ghost";
  const picture = /** @type {Element} */ (tile.cloneNode(true));
  picture.classList.remove(...[...picture.classList].filter((name) => name.startsWith("facing")));
  ghost.append(picture);
  first(".shows", cell)?.append(ghost);
}

/** Shows on the board what the hint speaks of, and takes away what an older one showed. */
export function markHint() {
  for (const piece of all(".hinted, .second")) piece.classList.remove("hinted", "second");
  for (const ghost of all(".hint-ghost")) ghost.remove();
  // Other notices stand where they always do.
  for (const place of all(".table-notices")) place.style.translate = "";
  const hint = byId("hint");
  if (!hint) return;
  for (const [mark, decision, then] of [
    ["hinted", hint.dataset.best, hint.dataset.then],
    ["second", hint.dataset.second],
  ]) {
    if (!mark || !decision) continue;
    const value = CSS.escape(decision);
    for (const button of all(`.piece > button[value="${value}"]`)) {
      button.parentElement?.classList.add(mark);
      layTile(button.parentElement, then);
    }
  }
  const best = all("#board .hinted").find((it) => it.checkVisibility());
  if (best) bring(best);
  uncover(hint);
  if (best && !roomy.matches) lift(best, hint);
}

/**
 * Scrolls a piece out from under the hint at the foot of a phone.
 * @param {Element} piece
 * @param {Element} hint
 */
function lift(piece, hint) {
  if (!hint.closest(".low")) return;
  for (const frame of frames(piece)) {
    const below = piece.getBoundingClientRect().bottom + GAP - hint.getBoundingClientRect().top;
    frame.scrollTop += Math.max(0, below);
  }
}

/** How much it weighs if the hint lies on what it points at: more than all else there is. */
const POINTED_AT = 1000;
/** How far what it points at stays from it. */
const GAP = 8;
/** Where there is room beside what one acts on. */
const roomy = matchMedia("(width >= 760px) and (height >= 500px)");

/**
 * Puts the hint where it covers least of what one acts on; on a phone at the foot of the board if
 * it would lie on what it points at.
 * @param {HTMLElement} hint
 */
function uncover(hint) {
  const place = /** @type {HTMLElement | null} */ (hint.closest(".table-notices"));
  const table = place?.closest(".table");
  if (!place || !table) return;
  place.classList.remove("low");
  const pointed = weighed("#board :is(.hinted, .second)", POINTED_AT);
  if (roomy.matches) settle(place, table.getBoundingClientRect(), [...atHand("#hint"), ...pointed]);
  else place.classList.toggle("low", covered(hint.getBoundingClientRect(), pointed) > 0);
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
  document.addEventListener(
    "toggle",
    ({ target }) => {
      const hint = byId("hint");
      // Unfolded it needs more room.
      if (hint && target instanceof Node && hint.contains(target)) markHint();
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") putAway();
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("#notice .close")) putAway();
  });
}

/**
 * The hint that is waited for.
 * @type {AbortController | undefined}
 */
let awaited;

/** What ends the wait for a hint: Escape, asking once more, or the table moving on. */
export function awaitHint() {
  awaited = new AbortController();
  return awaited.signal;
}

/** Waits no longer for a hint. */
export function forgoHint() {
  awaited?.abort();
}

function putAway() {
  forgoHint();
  byId("notice")?.replaceChildren();
  markHint();
}
