// @ts-check
// A map that is moved about and zoomed: how large it is, and which cell is in the middle of the
// frame. Without it the map fits its frame; with it, the view a reader has chosen stays while the
// city grows.

import { all, byId, first } from "./page.js";

const LARGEST = 5;

/**
 * A place of the city, in cells to the east and to the north.
 * @typedef {{ east: number, north: number }} Place
 */

/** The parts of the map that is on the page, if there is one. */
function parts() {
  const frame = byId("city-view");
  const plan = frame && first(".plan", frame);
  /** @type {HTMLElement | null} */
  const extent = frame && first(".extent", frame);
  return frame && plan && extent ? { frame, plan, extent } : null;
}

/** @typedef {NonNullable<ReturnType<typeof parts>>} Parts */

/** How large the reader wants it; 1 is the whole city. */
let zoom = 1;
/** What the reader wants in the middle of the frame. @type {Place | null} */
let middle = null;

const isChosen = () => Math.abs(zoom - 1) > 0.01;

/** Whether the map is larger than its frame. */
export const isEnlarged = () => zoom > 1.01;

/**
 * The width that fits, measured while nothing is chosen.
 * @param {Parts} map
 */
function fittingWidth({ extent }) {
  extent.removeAttribute("style");
  return extent.getBoundingClientRect().width;
}

/**
 * The frame in cells. Of the outermost ones only the inner half is seen.
 * @param {Parts} map
 */
function cells({ plan }) {
  const { west, north, columns, rows } = plan.dataset;
  return {
    west: Number(west) + 0.5,
    north: Number(north) + 0.5,
    columns: Number(columns),
    rows: Number(rows),
  };
}

/**
 * Where a point of the window lies in the city.
 * @param {Parts} map
 * @param {number} x
 * @param {number} y
 * @returns {Place}
 */
function placeAt(map, x, y) {
  const box = map.plan.getBoundingClientRect();
  const { west, north, columns, rows } = cells(map);
  return {
    east: west + ((x - box.left) / box.width) * columns,
    north: north - ((y - box.top) / box.height) * rows,
  };
}

/**
 * The middle of the frame, in the window.
 * @param {Parts} map
 * @returns {[number, number]}
 */
function centre({ frame }) {
  const box = frame.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * Scrolls so that a place of the city lies under a point of the window.
 * @param {Parts} map
 * @param {Place} place
 * @param {number} x
 * @param {number} y
 */
function bring(map, place, x, y) {
  const here = placeAt(map, x, y);
  const box = map.plan.getBoundingClientRect();
  const { columns, rows } = cells(map);
  map.frame.scrollLeft += ((place.east - here.east) / columns) * box.width;
  map.frame.scrollTop += ((here.north - place.north) / rows) * box.height;
}

/** Takes what is in the middle of the frame for what the reader wants there. */
export function remember() {
  const map = parts();
  middle = map && isChosen() ? placeAt(map, ...centre(map)) : null;
}

/** Shows the map as the reader wants it. */
export function show() {
  const map = parts();
  if (!map) return;
  for (const tools of all(".zoom")) tools.hidden = false;
  const width = fittingWidth(map);
  map.frame.classList.toggle("moved", isEnlarged());
  if (!isChosen()) return;
  const { style } = map.extent;
  style.maxWidth = "none";
  style.maxHeight = "none";
  style.width = `${width * zoom}px`;
  if (middle) bring(map, middle, ...centre(map));
}

/**
 * Makes the map larger or smaller by a factor; what lies under a point of the window, or in the
 * middle, stays there.
 * @param {number} factor
 * @param {[number, number]} [point]
 */
export function zoomBy(factor, point) {
  const map = parts();
  if (!map) return;
  const [x, y] = point ?? centre(map);
  const place = placeAt(map, x, y);
  // On a narrow screen the map is wider than its frame; then the whole city is smaller than 1.
  const least = Math.min(1, map.frame.clientWidth / fittingWidth(map));
  zoom = Math.min(LARGEST, Math.max(least, zoom * factor));
  middle = null;
  show();
  bring(map, place, x, y);
  remember();
}

/**
 * Moves the map with the pointer.
 * @param {number} x
 * @param {number} y
 */
export function moveBy(x, y) {
  const map = parts();
  if (!map) return;
  map.frame.scrollLeft -= x;
  map.frame.scrollTop -= y;
  remember();
}
