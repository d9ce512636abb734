// @ts-check
// A plaza that closes blooms once: where a new tile meets the same plaza, the whole of it opens over
// the corner. Without motion nothing is lost, the Favor is counted all the same.

import { aroundChange } from "./change.js";
import { calm } from "./motion.js";
import { all, byId, first } from "./page.js";

const SYMBOLS = "http://www.w3.org/2000/svg";

/** The corners of a tile clockwise from the north-west: where they lie, and which corners of which
 * neighbours meet them. */
const CORNERS = [
  {
    east: 0,
    north: 1,
    met: [
      [-1, 0, 1],
      [0, 1, 3],
      [-1, 1, 2],
    ],
  },
  {
    east: 1,
    north: 1,
    met: [
      [1, 0, 0],
      [0, 1, 2],
      [1, 1, 3],
    ],
  },
  {
    east: 1,
    north: 0,
    met: [
      [1, 0, 3],
      [0, -1, 1],
      [1, -1, 0],
    ],
  },
  {
    east: 0,
    north: 0,
    met: [
      [-1, 0, 2],
      [0, -1, 0],
      [-1, -1, 1],
    ],
  },
];

/** The tiles of the city by name, with their cells. */
const tiles = () =>
  new Map(
    all("#city-view .cell > [data-piece]").map((piece) => [piece.dataset.piece ?? "", piece]),
  );

/**
 * The plazas in the corners of a tile, clockwise from the north-west.
 * @param {Element | null} cell
 */
const plazas = (cell) =>
  [...(cell?.querySelectorAll(".tile .city-tile > g > svg > use") ?? [])].map((use) =>
    use.getAttribute("href"),
  );

/**
 * Where the plazas of a tile meet the same ones: the sides of its cell, and the symbol.
 * @param {Element} cell
 */
function closed(cell) {
  const [, x, y] = cell.id.match(/^cell-(-?\d+)-(-?\d+)$/) ?? [];
  return CORNERS.flatMap(({ east, north, met }, corner) => {
    const symbol = plazas(cell)[corner];
    const meets = (/** @type {number[]} */ [dx, dy, other]) =>
      plazas(byId(`cell-${Number(x) + dx}-${Number(y) + dy}`))[other] === symbol;
    return symbol && met.some(meets) ? [{ east, north, symbol }] : [];
  });
}

/**
 * Lets a plaza open over a corner of a cell.
 * @param {Element} cell
 * @param {{ east: number, north: number, symbol: string }} plaza
 */
function bloom(cell, { east, north, symbol }) {
  const plan = first("#city-view .plan");
  if (!plan) return;
  const [box, home] = [cell.getBoundingClientRect(), plan.getBoundingClientRect()];
  const size = box.width * 0.54;
  const flower = document.createElementNS(SYMBOLS, "svg");
  const use = document.createElementNS(SYMBOLS, "use");
  use.setAttribute("href", symbol);
  flower.append(use);
  flower.setAttribute("class", "bloom");
  flower.setAttribute("viewBox", "0 0 52 52");
  flower.setAttribute("aria-hidden", "true");
  flower.style.left = `${box.left - home.left + east * box.width - size / 2}px`;
  flower.style.top = `${box.top - home.top + (1 - north) * box.height - size / 2}px`;
  flower.style.width = `${size}px`;
  flower.style.height = `${size}px`;
  plan.append(flower);
  const course = flower.animate(
    [
      { opacity: 0, transform: "scale(0.3) rotate(-40deg)" },
      { opacity: 1, transform: "scale(1.25) rotate(0deg)", offset: 0.6 },
      { opacity: 1, transform: "scale(1)", offset: 0.85 },
      { opacity: 0, transform: "scale(1)" },
    ],
    { duration: 400, delay: 200, fill: "backwards", easing: "ease-out" },
  );
  course.finished.then(
    () => flower.remove(),
    () => flower.remove(),
  );
}

/** Lets plazas bloom when a tile is built. */
export function useBloom() {
  aroundChange(() => {
    const before = tiles();
    return () => {
      if (calm.matches) return;
      const built = [...tiles()].filter(([name]) => !before.has(name));
      // Many at once are another position, not a tile that was built.
      if (before.size === 0 || built.length > 3) return;
      for (const [, piece] of built) {
        const cell = piece.parentElement;
        if (cell) for (const plaza of closed(cell)) bloom(cell, plaza);
      }
    };
  });
}
