// @ts-check
// The map of Hadrian's Wall, while a pattern is laid on it.

import { shortcut } from "./keys.js";
import { all, around, first } from "./page.js";
import { onTurn } from "./turning.js";

/** The ways to turn the pattern. */
const turns = () => /** @type {HTMLInputElement[]} */ (all("input.turn"));

/**
 * Goes from one way to turn the pattern to another. Ways are numbered as on the page: quarter
 * turns, and four more if mirrored. A pattern that looks the same after some turns has only those
 * that differ.
 * @param {(now: number, ways: number[]) => number | undefined} next
 */
function choose(next) {
  const inputs = turns();
  const ways = inputs.map((input) => Number(input.value));
  const now = Number(inputs.find((input) => input.checked)?.value ?? ways[0]);
  const wanted = next(now, ways);
  for (const input of inputs) input.checked = Number(input.value) === (wanted ?? now);
  pick(null);
}

/** Mirroring what lies turned turns it the other way round. */
const mirror = () =>
  choose((now, ways) => {
    const other = now >= 4 ? 0 : 4;
    const wanted = other + ((4 - (now % 4)) % 4);
    // A pattern that is its own mirror image has no mirrored turns of its own.
    return [wanted, wanted ^ 2, other, wanted % 4].find((way) => ways.includes(way));
  });

onTurn({
  wheel: ".scout-map.laying .map-grid",
  fingers: ".scout-map.laying .map-grid",
  canTurn: () => turns().length > 1,
  turn: (by) =>
    choose((now, ways) => {
      const side = ways.filter((way) => way >= 4 === now >= 4);
      return side.at((side.indexOf(now) + by) % side.length);
    }),
});
document.addEventListener("click", (event) => {
  if (around(event, "button[data-mirror]")) mirror();
});
document.addEventListener("keydown", (event) => {
  if (shortcut(event) === "m") mirror();
});

/**
 * Where something lies on the map.
 * @param {HTMLElement} element
 */
const placeOf = ({ dataset }) => ({ row: Number(dataset.row), column: Number(dataset.column) });

/**
 * A pattern can be held by any of its cells: where no place begins under the pointer, this is the
 * one that covers the cell there.
 * @param {MouseEvent} event
 */
function aimedAt(event) {
  const grid = around(event, ".scout-map.laying .map-grid");
  if (!grid || around(event, ".at")) return null;
  const cell = all(".cells > .cell", grid).find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return x >= left && x < right && y >= top && y < bottom;
  });
  const layer = all(".layer", grid).find((one) => one.offsetParent);
  if (!cell || !layer) return null;
  const wanted = `${cell.dataset.row},${cell.dataset.column}`;
  const free = all(".at:has(.legal)", layer);
  return free.find((at) => at.dataset.covers?.split(" ").includes(wanted)) ?? null;
}

document.addEventListener("pointermove", (event) => {
  const aimed = aimedAt(event);
  for (const old of all(".at.aimed")) old.classList.toggle("aimed", old === aimed);
  aimed?.classList.add("aimed");
});

/**
 * Where a finger wants to lay the pattern: its ghost stays there, and what it costs and brings is
 * said beside the button that lays it.
 * @param {HTMLElement | null} at
 */
function pick(at) {
  for (const old of all(".at.picked")) old.classList.toggle("picked", old === at);
  at?.classList.add("picked");
  const bar = first(".lay-here");
  const said = first(".lay-note");
  if (bar) bar.hidden = !at;
  if (said) said.textContent = (at && first(".note", at)?.textContent) ?? "";
}

document.addEventListener(
  "click",
  (event) => {
    if (around(event, "[data-lay]")) return first(".at.picked button")?.click();
    const at = around(event, ".layer .at:has(.legal)") ?? aimedAt(event);
    if (!at) return;
    // A finger cannot rest on a place: it picks one first, then lays the pattern there.
    const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
    if (byFinger && !at.classList.contains("picked")) {
      event.preventDefault();
      pick(at);
    } else if (!around(event, ".at")) first("button", at)?.click();
  },
  true,
);

/** @type {Record<string, { down: number, right: number }>} */
const ARROWS = {
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
};

// The arrow keys walk over the map, to the nearest place that lies that way.
document.addEventListener("keydown", (event) => {
  const step = ARROWS[shortcut(event)];
  const from = step && around(event, ".layer .at");
  if (!from?.parentElement) return;
  event.preventDefault();
  const here = placeOf(from);
  const ways = all(".at", from.parentElement).map((at) => {
    const [down, right] = [placeOf(at).row - here.row, placeOf(at).column - here.column];
    const along = down * step.down + right * step.right;
    const aside = Math.abs(down * step.right) + Math.abs(right * step.down);
    return { at, along, far: along + 3 * aside };
  });
  const nearest = ways.filter(({ along }) => along > 0).sort((a, b) => a.far - b.far)[0];
  if (nearest) first("button", nearest.at)?.focus();
});
