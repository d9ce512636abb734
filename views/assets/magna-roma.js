// @ts-check
// Magna Roma: turning the tile in hand before it is placed, and moving the population to its best
// places. Everything works without it.

import { onChange } from "./change.js";
import { all, around, first, submit } from "./page.js";
import { onTurn } from "./turning.js";

/** How the tile in hand is turned. */
let facing = 0;
/** Whether the reader turned it: only then does pointing at a cell also say how the tile lies. */
let turned = false;
/** Which tile that is about. */
let hand = "";
/** How a tile is to lie that was placed with one click. @type {number | null} */
let meant = null;
let assigning = false;

/** @param {string} what */
const asks = (what) => first(`.magna.asks-${what}`) !== null;

/** @param {number} face */
const faceButton = (face) =>
  /** @type {HTMLButtonElement | null} */ (
    first(`.face-of[data-face="${face}"] button[type=submit]`)
  );

const bestPlace = () =>
  /** @type {HTMLButtonElement | null} */ (first("[data-best] button[type=submit]"));

function show() {
  for (const shown of all(".city, .magna-tray .strip")) shown.dataset.facing = String(facing);
  for (const chip of all(".face-of")) {
    chip.classList.toggle("current", turned && Number(chip.dataset.face) === facing);
  }
}

/** @param {string} tile */
function takeInHand(tile) {
  if (tile === hand) return;
  hand = tile;
  facing = 0;
  turned = false;
  meant = null;
}

onTurn({
  wheel: ".city .place, .city .turning, .in-hand",
  fingers: ".city, .in-hand",
  canTurn: () => asks("cell") || asks("face"),
  turn: (by) => {
    facing = (((facing + by) % 4) + 4) % 4;
    turned = true;
    show();
  },
});

onChange(() => {
  for (const hidden of all(".turner, [data-assign]")) hidden.hidden = false;
  if (asks("cell")) {
    takeInHand(first("[data-piece]:has(.ring-tile.chosen)")?.dataset.piece ?? "");
  } else if (!asks("face")) {
    hand = "";
    turned = false;
    meant = null;
  }
  show();
  if (asks("face") && meant !== null) {
    const button = faceButton(meant);
    meant = null;
    setTimeout(() => submit(button));
  }
  if (assigning) {
    const next = bestPlace();
    assigning = next !== null;
    setTimeout(() => submit(next));
  }
});

document.addEventListener("click", (event) => {
  if (around(event, "[data-assign]")) {
    assigning = true;
    submit(bestPlace());
  }
  if (around(event, ".city .turning") && asks("face")) submit(faceButton(facing));
});

// Placing a tile that was turned says how it lies as well.
document.addEventListener(
  "submit",
  ({ submitter }) => {
    const isPlaced = submitter instanceof HTMLButtonElement && submitter.value.startsWith("place ");
    if (isPlaced && turned) meant = facing;
  },
  true,
);
