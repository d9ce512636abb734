// @ts-check
// The buttons that zoom a map stand in a corner where no tile lies, and what lies beside them there.

import { onChange } from "./change.js";
import { isEnlarged } from "./map.js";
import { all, first } from "./page.js";
import { covered, weighed } from "./spot.js";

/** The corners, as the style sheet knows them, the usual one first. */
const CORNERS = ["", "right", "top", "top right"];

/** What should not be covered, and how much it weighs. */
const CITY = /** @type {const} */ ([
  ["#city-view .legal", 4],
  ["#city-view .tile, .turn-end:not([hidden])", 1],
]);

/** Puts the buttons into the first of the corners where they cover least. */
function stand() {
  const buttons = first("#board .city .zoom");
  if (!buttons) return;
  const things = CITY.flatMap(([what, weight]) => weighed(what, weight));
  const there = [buttons, ...all(".map-panels, .overview:not([hidden])")];
  const costs = CORNERS.map((corner) => {
    buttons.dataset.corner = corner;
    return there.reduce((sum, it) => sum + covered(it.getBoundingClientRect(), things), 0);
  });
  buttons.dataset.corner = CORNERS[costs.indexOf(Math.min(...costs))];
}

/** The map and its frame change their size by themselves. */
const sized = new ResizeObserver(() => {
  // Whoever makes it larger than its frame, or moves it about there, finds them where they are.
  if (!isEnlarged()) stand();
});

/** Keeps the buttons off the tiles. */
export function useCorner() {
  onChange(() => {
    for (const part of [first("#city-view"), first("#city-view .plan")])
      if (part) sized.observe(part);
    stand();
  });
}
