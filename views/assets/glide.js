// @ts-check
// Pieces that have moved glide to their new place, and new ones appear softly.

import { deafen } from "./care.js";
import { flyAway } from "./ghosts.js";
import { calm } from "./motion.js";
import { all } from "./page.js";

/**
 * Where a piece lies.
 * @typedef {object} Place
 * @property {DOMRect} place
 * @property {HTMLElement} piece
 * @property {Element[] | null} around what lies around it on the board, from the inside out
 */
/** @typedef {Map<string, Place>} Places */

/**
 * Whether something is on the page and not folded away; folded things have a size, too.
 * @param {Element} piece
 * @param {DOMRect} place
 */
const isShown = (piece, place) => place.width > 0 && piece.checkVisibility();

/**
 * Where every piece lies.
 * @returns {Places}
 */
export function places() {
  /** @type {Places} */
  const found = new Map();
  for (const piece of all("[data-piece]")) {
    const place = piece.getBoundingClientRect();
    if (isShown(piece, place))
      found.set(piece.dataset.piece ?? "", { place, piece, around: within(piece) });
  }
  // A tile that lies on the board as a ghost is laid from there.
  for (const ghost of all("[data-placing] .laid .ghost")) {
    const name = ghost.closest("[data-placing]")?.getAttribute("data-placing") ?? "";
    const hand = found.get(name);
    if (hand) found.set(name, { ...hand, place: ghost.getBoundingClientRect() });
  }
  return found;
}

/**
 * What lies around a piece on the board; null elsewhere.
 * @param {Element} piece
 */
function within(piece) {
  const around = [];
  for (let at = piece.parentElement; at; at = at.parentElement) {
    around.push(at);
    if (at.id === "board") return around;
  }
  return null;
}

/** How long pieces glide, and by what their gliding is known. */
const GLIDE = { id: "glide", duration: 420, easing: "cubic-bezier(.3, .7, .2, 1)" };

/**
 * Does something while every piece lies where it glides to.
 * @param {() => void} work
 */
export function atRest(work) {
  const gliding = document.getAnimations().filter(({ id }) => id === GLIDE.id);
  const times = gliding.map(({ currentTime }) => currentTime);
  for (const one of gliding) one.currentTime = GLIDE.duration;
  work();
  gliding.forEach((one, at) => {
    one.currentTime = times[at];
  });
}

/**
 * Lets pieces glide from where they were to where they are.
 * @param {Places} before
 */
export function glide(before) {
  const seen = new Set();
  for (const piece of all("[data-piece]")) {
    const now = piece.getBoundingClientRect();
    if (!isShown(piece, now)) continue;
    seen.add(piece.dataset.piece);
    const was = before.get(piece.dataset.piece ?? "")?.place;
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
      GLIDE,
    );
  }
  flyAway(before, (name) => seen.has(name));
}
