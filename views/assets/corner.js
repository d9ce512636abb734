// @ts-check
// The buttons that zoom a map stand in a corner where no tile lies, and what lies beside them there.

import { onChange } from "./change.js";
import { isEnlarged } from "./map.js";
import { all, first } from "./page.js";
import { covered } from "./spot.js";

/** The corners, as the style sheet knows them, the usual one first. */
const CORNERS = ["", "right", "top", "top right"];

/** What should not be covered. */
const CITY = "#city-view .tile, .turn-end:not([hidden])";

/** Puts the buttons into the first of the corners where they cover least. */
function stand() {
  const buttons = first("#board .city .zoom");
  // A map that is larger than its frame lies under every corner: they stay where they are.
  if (!buttons || isEnlarged()) return;
  const things = all(CITY).map(
    (it) => /** @type {[DOMRect, number]} */ ([it.getBoundingClientRect(), 1]),
  );
  const there = [buttons, ...all(".map-panels")];
  const costs = CORNERS.map((corner) => {
    buttons.dataset.corner = corner;
    return there.reduce((sum, it) => sum + covered(it.getBoundingClientRect(), things), 0);
  });
  buttons.dataset.corner = CORNERS[costs.indexOf(Math.min(...costs))];
}

/** The map and its frame change their size by themselves. */
const sized = new ResizeObserver(stand);

/** Keeps the buttons off the tiles. */
export function useCorner() {
  onChange(() => {
    for (const part of [first("#city-view"), first("#city-view .plan")])
      if (part) sized.observe(part);
    stand();
  });
}
