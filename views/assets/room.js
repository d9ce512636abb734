// @ts-check
// Of the cells around a city only a part is seen. A tile that is laid on one of them is seen whole all
// the same: the map goes aside for it.

import { onChange } from "./change.js";
import { byId, first } from "./page.js";
import { stand } from "./placing.js";

/** How far the tile stays from the edges of the map, in pixels: its numbers hang over its corners. */
const EDGE = 16;

/**
 * How far a span has to go to lie inside another.
 * @param {number} from
 * @param {number} to
 * @param {number} least
 * @param {number} most
 */
const way = (from, to, least, most) =>
  Math.max(0, least + EDGE - from) || Math.min(0, most - EDGE - to);

/** Moves the map aside, or back. */
function makeRoom() {
  const frame = byId("city-view");
  const plan = frame && first(".plan", frame);
  if (!frame || !plan) return;
  const before = plan.style.transform;
  const ghost = first(".lay.laid .ghost", frame);
  if (!ghost && !before) return;
  // Measured where the map lies by itself, not on its way.
  plan.style.transition = "none";
  plan.style.transform = "";
  const [tile, land] = [ghost?.getBoundingClientRect(), frame.getBoundingClientRect()];
  const right = tile ? way(tile.left, tile.right, land.left, land.right) : 0;
  const down = tile ? way(tile.top, tile.bottom, land.top, land.bottom) : 0;
  plan.style.transform = before;
  // It goes from where it was.
  plan.getBoundingClientRect();
  plan.style.transition = "";
  plan.style.transform = right || down ? `translate(${right}px, ${down}px)` : "";
  stand();
}

/** Lets the map make room whenever a tile is laid, moved or taken away. */
export function useRoom() {
  const soon = () => requestAnimationFrame(makeRoom);
  document.addEventListener("click", soon);
  document.addEventListener("keydown", soon);
  onChange(makeRoom);
}
