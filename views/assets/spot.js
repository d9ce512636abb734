// @ts-check
// Where something finds room beside something else.

import { all } from "./page.js";

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
 * How far something has to go down until it lies over nothing else.
 * @param {Box} box
 * @param {Box[]} things
 */
export function wayDown({ left, top: from, width, height }, things) {
  let top = from;
  // From above, so that what it meets on its way down is met too.
  for (const thing of [...things].sort((a, b) => a.top - b.top))
    if (overlaps({ left, top, width, height }, thing)) top = thing.top + thing.height + GAP;
  return top - from;
}

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

/** In how many places from left to right, and from top to bottom, something is tried. */
const PLACES = 13;

/**
 * How much of some things a box would cover, each by its weight.
 * @param {Box} box
 * @param {[Box, number][]} things
 */
export const covered = (box, things) =>
  things.reduce((sum, [thing, weight]) => {
    const wide =
      Math.min(box.left + box.width, thing.left + thing.width) - Math.max(box.left, thing.left);
    const high =
      Math.min(box.top + box.height, thing.top + thing.height) - Math.max(box.top, thing.top);
    return sum + weight * Math.max(0, wide) * Math.max(0, high);
  }, 0);

/**
 * The place inside a box where something covers least; of equal ones the lowest, then the
 * rightmost.
 * @param {Box} size
 * @param {Box} inside
 * @param {[Box, number][]} things what should not be covered, and how much it weighs
 * @returns {Box}
 */
export function leastCovering({ width, height }, inside, things) {
  const along = (/** @type {number} */ from, /** @type {number} */ span) =>
    Array.from({ length: PLACES }, (_, at) => from + (span * at) / (PLACES - 1));
  const tops = along(inside.top, inside.height - height).reverse();
  const lefts = along(inside.left, inside.width - width).reverse();
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top, width, height })));
  const costs = spots.map((spot) => covered(spot, things));
  return spots[costs.indexOf(Math.min(...costs))];
}

/** How far it stays from the edges. */
const EDGE = 8;

/** What one acts on at a table and reads there, and how much it weighs if something lies on it. */
const AT_HAND = /** @type {const} */ ([
  ["#board .legal", 1],
  ["#board .piece", 0.5],
  ["#board :is(.land, .rival, .track)", 1],
  ["#board [data-watched]", 0.3],
  ["#hint", 3],
  ["#mine :is(.piece, .prompt, .purse)", 3],
  ["#mine :is(p, [data-counter])", 2],
  ["#mine .strip > *", 1.2],
  ["#mine .btn", 10],
]);

/**
 * Where that is now.
 * @param {string} [except] what looks for a place itself
 * @returns {[Box, number][]}
 */
export const atHand = (except) =>
  AT_HAND.filter(([what]) => what !== except).flatMap(([what, weight]) => weighed(what, weight));

/**
 * Where pieces are, each with its weight.
 * @param {string} what
 * @param {number} weight
 * @returns {[Box, number][]}
 */
export const weighed = (what, weight) =>
  all(what).map((it) => [it.getBoundingClientRect(), weight]);

/**
 * Moves something to the place where it covers least, by translation: nothing is laid out anew.
 * @param {HTMLElement} thing it must stand where its style sheet puts it
 * @param {DOMRect} room
 * @param {[Box, number][]} things
 */
export function settle(thing, room, things) {
  const own = thing.getBoundingClientRect();
  const inside = {
    left: room.left + EDGE,
    top: room.top + EDGE,
    width: room.width - 2 * EDGE,
    height: room.height - 2 * EDGE,
  };
  const best = leastCovering(own, inside, things);
  thing.style.translate = `${best.left - own.left}px ${best.top - own.top}px`;
}
