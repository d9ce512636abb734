// @ts-check
// Where something finds room beside something else.

/**
 * A rectangle of the window.
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 */

/** What is left free around it, in pixels. */
const GAP = 6;
/** How closely room is looked for, in pixels. */
const STEP = 8;

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
 * How far apart the middles of two boxes are.
 * @param {Box} a
 * @param {Box} b
 */
const distance = (a, b) =>
  Math.hypot(
    a.left + a.width / 2 - b.left - b.width / 2,
    a.top + a.height / 2 - b.top - b.height / 2,
  );

/**
 * The place nearest to a box, inside another, where nothing lies; null if there is none.
 * @param {Box} beside
 * @param {Box} size
 * @param {Box} inside
 * @param {Box[]} things what must not be covered
 * @returns {Box | null}
 */
export function freeSpot(beside, { width, height }, inside, things) {
  const around = {
    left: beside.left - GAP,
    top: beside.top - GAP,
    width: beside.width + 2 * GAP,
    height: beside.height + 2 * GAP,
  };
  const taken = [around, ...things];
  /** @type {Box | null} */
  let best = null;
  const [lastLeft, lastTop] = [
    inside.left + inside.width - width,
    inside.top + inside.height - height,
  ];
  for (let top = inside.top; top <= lastTop; top += STEP) {
    for (let left = inside.left; left <= lastLeft; left += STEP) {
      const box = { left, top, width, height };
      const isNearer = !best || distance(box, beside) < distance(best, beside);
      if (isNearer && !taken.some((thing) => overlaps(box, thing))) best = box;
    }
  }
  return best;
}
