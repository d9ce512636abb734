// @ts-check
// What others have just done, for a moment below their place in the bar.

import { all, byId } from "./page.js";
import { wayDown } from "./spot.js";

const STAYS = 5_000;

/**
 * Shows what seats did.
 * @param {[number, string][]} seen
 */
export function toast(seen) {
  const board = byId("toasts");
  if (!board) return;
  for (const [seat, text] of new Map(seen)) {
    // Where somebody's own part of the board is in sight, it says itself what happened there.
    if (byId(`rival-${seat + 1}`)?.checkVisibility()) continue;
    const place = byId(`player-${seat + 1}`)?.getBoundingClientRect();
    byId(`toast-${seat}`)?.remove();
    const said = document.createElement("p");
    said.id = `toast-${seat}`;
    said.textContent = text;
    if (place)
      said.style.setProperty("--at", `${place.left - board.getBoundingClientRect().left}px`);
    board.append(said);
    makeWay(said);
    setTimeout(() => said.remove(), STAYS);
  }
}

// On a phone it lies over the board: who goes on has seen it.
document.addEventListener("pointerdown", () => {
  if (!matchMedia("(width < 760px), (height < 500px)").matches) return;
  for (const said of all("#toasts > p")) said.remove();
});

/**
 * Puts what is said below whatever is still being said there.
 * @param {HTMLElement} said
 */
export function makeWay(said) {
  const others = all("#toasts > p, #calls > button").filter((it) => it !== said);
  const boxes = others.map((it) => it.getBoundingClientRect());
  said.style.setProperty("--down", `${wayDown(said.getBoundingClientRect(), boxes)}px`);
}
