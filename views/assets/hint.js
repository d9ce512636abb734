// @ts-check
// A hint on the board: a ring on what a bot would do, a dotted one on the second best. Where a tile
// is to be laid, it lies there as it should.

import { onChange } from "./change.js";
import { all, byId, first } from "./page.js";

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
