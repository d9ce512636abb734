// @ts-check
// Pieces that have moved glide to their new place, and new ones appear softly.

import { deafen } from "./care.js";
import { all } from "./page.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {Map<string | undefined, DOMRect>} Places */

/**
 * Where every piece lies.
 * @returns {Places}
 */
export function places() {
  /** @type {Places} */
  const found = new Map();
  for (const piece of all("[data-piece]")) {
    const place = piece.getBoundingClientRect();
    if (place.width > 0) found.set(piece.dataset.piece, place);
  }
  return found;
}

/**
 * Lets pieces glide from where they were to where they are.
 * @param {Places} before
 */
export function glide(before) {
  for (const piece of all("[data-piece]")) {
    const now = piece.getBoundingClientRect();
    if (now.width === 0) continue;
    const was = before.get(piece.dataset.piece);
    const moved =
      !was || Math.abs(was.left - now.left) + Math.abs(was.top - now.top) > now.width / 4;
    if (moved) deafen(piece);
    if (calm.matches) continue;
    if (!was) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350, easing: "ease-out" });
      continue;
    }
    const [x, y] = [was.left - now.left, was.top - now.top];
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: 420, easing: "cubic-bezier(.3, .7, .2, 1)" },
    );
  }
}
