// @ts-check
// What another player takes from the board flies to its owner's place in the bar, framed in the
// owner's colour.

import { calm, put } from "./motion.js";
import { all, first } from "./page.js";

const FLIES = 800;

/**
 * Whose something is that is no longer seen on the board.
 * @param {string} name
 * @returns {HTMLElement | null}
 */
export function ownerOf(name) {
  const piece = CSS.escape(name);
  const held = first(`.player [data-piece="${piece}"], .player [data-held~="${piece}"]`);
  return held?.closest(".player") ?? null;
}

/**
 * A picture of a piece as it looked in its place: whatever lay around it is there in name only.
 * @param {HTMLElement} piece
 * @param {Element[]} around what lay around it, from the inside out
 */
function pictureOf(piece, around) {
  /** @type {Element} */
  let picture = /** @type {Element} */ (piece.cloneNode(true));
  for (const shell of around) {
    const copy = /** @type {HTMLElement} */ (shell.cloneNode(false));
    copy.style.display = "contents";
    copy.append(picture);
    picture = copy;
  }
  for (const one of [picture, ...all("[id], [data-piece]", picture)]) {
    one.removeAttribute("id");
    one.removeAttribute("data-piece");
  }
  return picture;
}

/**
 * What is gone and nobody's yet: it may be in somebody's hand until the next step.
 * @type {import("./glide.js").Places}
 */
const lost = new Map();

/**
 * Lets what is gone fly to whoever has it now.
 * @param {import("./glide.js").Places} before where everything was
 * @param {(name: string) => boolean} isSeen whether something is still to be seen
 */
export function flyAway(before, isSeen) {
  if (calm.matches) return;
  for (const [name, was] of [...lost, ...before]) {
    const { place, piece, around } = was;
    lost.delete(name);
    if (!around || isSeen(name)) continue;
    const owner = ownerOf(name);
    const home = owner && first(":scope > :is(summary, .summary)", owner);
    if (!owner || !home) {
      lost.set(name, was);
      continue;
    }
    const ghost = document.createElement("div");
    ghost.className = "flyer";
    ghost.inert = true;
    ghost.dataset.by = owner.id.replace("player-", "");
    ghost.append(pictureOf(piece, around));
    put(ghost, place);
    const to = home.getBoundingClientRect();
    const x = to.left + to.width / 2 - place.left - place.width / 2;
    const y = to.top + to.height / 2 - place.top - place.height / 2;
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: "scale(1.06)", opacity: 1, offset: 0.2 },
      { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.5 },
    ];
    const flight = ghost.animate(frames, { duration: FLIES, easing: "ease-in-out" });
    flight.onfinish = () => ghost.remove();
  }
}
