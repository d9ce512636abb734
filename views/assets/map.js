// @ts-check
// A map that is moved about and zoomed: how large a cell is, and where the city lies in its frame.
// Without it the map fits its frame. With it the view a reader has chosen stays while the city
// grows, the city stays where it is as long as there is room, and an action that is about one
// place comes close enough to read.

import { all, byId, first } from "./page.js";

const LARGEST = 5;
/** A cell of so many pixels shows all of a tile; a whole city is shown so, if it can be. */
const NEAR = 78;
/** A cell of so many pixels still shows its name: one decides without coming closer. */
const NAMED = 62.5;
/** Whether fingers point. */
const touch = matchMedia("(pointer: coarse)");
/** So large is a cell when one comes close to it: to read it, or to touch what lies at the rim. */
const CLOSE = touch.matches ? 96 : 80;
/** A cell that is smaller is hard to touch. */
const LEAST = 44;
/** How much of the ring around the city has to be seen at least, in cells. */
const RIM = 0.15;

/**
 * A place of the city, in cells to the east and to the north.
 * @typedef {{ east: number, north: number }} Place
 */

/** The parts of the map that is on the page, if there is one. */
function parts() {
  const frame = byId("city-view");
  /** @type {HTMLElement | null} */
  const plan = frame && first(".plan", frame);
  return frame && plan ? { frame, plan } : null;
}

/** @typedef {NonNullable<ReturnType<typeof parts>>} Parts */

/** How large the reader wants it; 1 is the whole city. */
let zoom = 1;
/** What is to be in the middle of a map larger than its frame. @type {Place | null} */
let middle = null;
/** The place the action is about, as it was when the map was last shown. */
let focus = "";
/** What the action was about when the reader asked for the whole city. @type {string | null} */
let wholeAt = null;
/** How large a cell is when the whole city is shown, and the frame it was measured in. */
let fitted = { cell: 0, width: 0, height: 0 };
/** Where the place 0, 0 lay in the frame, in pixels, and how large a cell was. */
let lay = { left: 0, top: 0, cell: 0 };

/** Whether the reader has chosen how large the map is. */
const isChosen = () => Math.abs(zoom - 1) > 0.01;

/** Whether the map is larger than its frame. */
export function isEnlarged() {
  return parts()?.frame.classList.contains("large") ?? false;
}

/**
 * The plan in cells: how many there are, how much of those around the city is seen, and where its
 * corner lies.
 * @param {Parts} map
 */
function cells({ plan }) {
  const number = (/** @type {string} */ name) => Number(plan.dataset[name]);
  const [side, deep] = [number("side") / 100, number("deep") / 100];
  const [columns, rows] = [number("columns"), number("rows")];
  return {
    columns,
    rows,
    wide: columns + 2 * side,
    high: rows + 2 * deep,
    west: number("west") + 1 - side,
    north: number("north") + deep,
    most: number("cell"),
  };
}

/**
 * How large a cell is when the whole city is shown. A city that grows leaves it as it is, as long
 * as it fits.
 * @param {Parts} map
 */
function fit(map) {
  const { clientWidth: width, clientHeight: height } = map.frame;
  const { columns, rows, wide, high, most } = cells(map);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const whole = Math.min(most * Math.max(1, rem), width / wide, height / high);
  const bare = Math.min(width / (columns + 2 * RIM), height / (rows + 2 * RIM));
  // Rather less of the ring around the city than no names.
  const room = [NEAR, NAMED].find((cell) => whole < cell && bare >= cell) ?? whole;
  const isSame = fitted.width === width && fitted.height === height;
  if (isSame && fitted.cell <= room + 0.01 && fitted.cell > 0.8 * room) return fitted.cell;
  // Who has to become smaller leaves some room for what comes next.
  const isGrown = isSame && fitted.cell > room;
  const smaller = room * 0.94;
  const loses = [NEAR, NAMED].some((level) => room >= level && smaller < level);
  const cell = isGrown && !loses ? smaller : room;
  fitted = { cell, width, height };
  return cell;
}

/**
 * Where a point of the window lies in the city.
 * @param {Parts} map
 * @param {number} x
 * @param {number} y
 * @returns {Place}
 */
function placeAt(map, x, y) {
  const box = map.plan.getBoundingClientRect();
  const { west, north, wide, high } = cells(map);
  return {
    east: west + ((x - box.left) / box.width) * wide,
    north: north - ((y - box.top) / box.height) * high,
  };
}

/**
 * The middle of the frame, in the window.
 * @param {Parts} map
 * @returns {[number, number]}
 */
function centre({ frame }) {
  const box = frame.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * Scrolls so that a place of the city lies under a point of the window.
 * @param {Parts} map
 * @param {Place} place
 * @param {number} x
 * @param {number} y
 */
function bring(map, place, x, y) {
  const here = placeAt(map, x, y);
  const box = map.plan.getBoundingClientRect();
  const { wide, high } = cells(map);
  map.frame.scrollLeft += ((place.east - here.east) / wide) * box.width;
  map.frame.scrollTop += ((here.north - place.north) / high) * box.height;
}

/** Takes what is in the middle of the frame for what the reader wants there. */
export function remember() {
  const map = parts();
  middle = map && isEnlarged() ? placeAt(map, ...centre(map)) : null;
}

/**
 * How large a cell is now: as the reader has chosen, close enough to read what an action is about,
 * or so that the whole city is seen.
 * @param {Parts} map
 */
function sizeOf(map) {
  const whole = fit(map);
  const about = map.plan.dataset.focus ?? "";
  if (about !== focus) {
    focus = about;
    const [east, north] = about.split(" ").map(Number);
    if (about) middle = { east: east + 0.5, north: north + 0.5 };
    else if (!isChosen()) middle = null;
  }
  if (isChosen()) return whole * zoom;
  if (wholeAt === focus) return whole;
  if (focus) return closeTo(map, whole);
  const places = touch.matches && whole < LEAST ? touched(map) : [];
  if (places.length === 0) return whole;
  middle ??= amid(places);
  return NAMED;
}

/**
 * How large a cell is where an action is about one place: all cells a tile may lie on are in sight
 * as long as they are large enough.
 * @param {Parts} map
 * @param {number} whole
 */
function closeTo(map, whole) {
  const { wide, high } = cells(map);
  const { clientWidth: width, clientHeight: height, dataset } = map.frame;
  const ring = Math.min(width / wide, height / high);
  const cell = dataset.placing === undefined ? whole : Math.min(whole, ring);
  if (cell >= NAMED) return cell;
  return whole < NEAR ? CLOSE : whole;
}

/**
 * The places of the city that can be pointed at now.
 * @param {Parts} map
 */
function touched({ plan }) {
  return all(".cell:has(.legal)", plan).map(({ id }) => {
    const [, east, north] = /^cell-(-?\d+)-(-?\d+)$/.exec(id) ?? [];
    return { east: Number(east) + 0.5, north: Number(north) + 0.5 };
  });
}

/**
 * The middle of some places.
 * @param {Place[]} places
 * @returns {Place}
 */
function amid(places) {
  const mean = (/** @type {"east" | "north"} */ side) =>
    places.reduce((sum, place) => sum + place[side], 0) / places.length;
  return { east: mean("east"), north: mean("north") };
}

/**
 * Where the plan begins along an axis on which it fits: where it was, if there is room, or in the
 * middle.
 * @param {number} room
 * @param {number} size
 * @param {number} was
 */
function begin(room, size, was) {
  if (size >= room) return 0;
  return Number.isNaN(was) ? (room - size) / 2 : Math.min(Math.max(was, 0), room - size);
}

/** Shows the map as the reader wants it. */
export function show() {
  const map = parts();
  if (!map) return;
  for (const tools of all(".zoom")) tools.hidden = false;
  const { frame, plan } = map;
  const [room, depth] = [frame.clientWidth, frame.clientHeight];
  if (room === 0) return;
  const { wide, high, west, north } = cells(map);
  const cell = sizeOf(map);
  const [width, height] = [cell * wide, cell * high];
  const stays = Math.abs(lay.cell - cell) < 0.01;
  const left = begin(room, width, stays ? lay.left + west * cell : Number.NaN);
  const top = begin(depth, height, stays ? lay.top - north * cell : Number.NaN);
  lay = { left: left - west * cell, top: top + north * cell, cell };
  plan.style.width = `${width}px`;
  plan.style.height = `${height}px`;
  // A translation is no shift of the layout.
  plan.style.translate = `${left}px ${top}px`;
  frame.classList.toggle("moved", isChosen());
  frame.classList.toggle("large", width > room + 1 || height > depth + 1);
  if (middle) bring(map, middle, ...centre(map));
}

/**
 * Makes the map larger or smaller by a factor, or shows the whole city again; what lies under a
 * point of the window, or in the middle, stays there.
 * @param {number} factor
 * @param {[number, number]} [point]
 */
export function zoomBy(factor, point) {
  const map = parts();
  if (!map) return;
  const [x, y] = point ?? centre(map);
  const place = placeAt(map, x, y);
  // Who is close to a place goes on from there.
  const now = lay.cell / fit(map);
  zoom = Math.min(LARGEST, Math.max(1, (isChosen() ? zoom : now) * factor));
  wholeAt = factor < 1 && !isChosen() ? focus : null;
  middle = null;
  show();
  bring(map, place, x, y);
  remember();
}

/**
 * Moves the map with the pointer.
 * @param {number} x
 * @param {number} y
 */
export function moveBy(x, y) {
  const map = parts();
  if (!map) return;
  map.frame.scrollLeft -= x;
  map.frame.scrollTop -= y;
  remember();
}

/**
 * Brings a place of the city into the middle.
 * @param {Place} place
 */
export function goTo(place) {
  const map = parts();
  if (!map) return;
  bring(map, place, ...centre(map));
  remember();
}

/** What is seen of the city, in cells, from its corner in the north-west. */
export function seen() {
  const map = parts();
  if (!map) return null;
  const box = map.frame.getBoundingClientRect();
  const [from, to] = [
    placeAt(map, box.left, box.top),
    placeAt(map, box.left + map.frame.clientWidth, box.top + map.frame.clientHeight),
  ];
  const { east: west, north } = from;
  return { west, north, wide: to.east - west, high: north - to.north };
}

/** Shows it again whenever its frame changes, as when a drawer opens. */
const watcher = new ResizeObserver(show);

/** Watches the frame that is on the page now. */
export function watch() {
  const map = parts();
  if (map) watcher.observe(map.frame);
  show();
}
