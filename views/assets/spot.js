// @ts-check
// Where something finds room beside something else.

/**
 * A rectangle of the window.
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 */

/** What is left free around it, in pixels. */
const GAP = 6;

/**
 * Whether two boxes lie over each other.
 * @param {Box} a
 * @param {Box} b
 */
export const overlaps = (a, b) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/**
 * Whether a box lies within another.
 * @param {Box} inner
 * @param {Box} outer
 */
const isWithin = (inner, outer) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/**
 * A place beside a box, inside another, where nothing lies; null if there is none.
 * @param {Box} beside
 * @param {Box} size
 * @param {Box} inside
 * @param {Box[]} things what must not be covered
 * @returns {Box | null}
 */
export function freeSpot(beside, { width, height }, inside, things) {
  const right = beside.left + beside.width + GAP;
  const left = beside.left - width - GAP;
  const below = beside.top + beside.height + GAP;
  const above = beside.top - height - GAP;
  // Beside the box, then below and above it: in its middle, or level with one of its ends.
  const rows = [
    beside.top + (beside.height - height) / 2,
    beside.top,
    beside.top + beside.height - height,
  ];
  const columns = [
    beside.left + (beside.width - width) / 2,
    beside.left,
    beside.left + beside.width - width,
  ];
  const spots = [
    ...rows.map((top) => ({ left: right, top })),
    ...columns.map((at) => ({ left: at, top: below })),
    ...rows.map((top) => ({ left, top })),
    ...columns.map((at) => ({ left: at, top: above })),
  ];
  const boxes = spots.map(({ left, top }) => ({
    left: clamp(left, inside.left, inside.left + inside.width - width),
    top: clamp(top, inside.top, inside.top + inside.height - height),
    width,
    height,
  }));
  const isFree = (/** @type {Box} */ box) =>
    isWithin(box, inside) && ![beside, ...things].some((thing) => overlaps(box, thing));
  return boxes.find(isFree) ?? null;
}
