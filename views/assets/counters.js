// @ts-check
// Numbers that change run to their new value, and a chip says by how much: at the counter, or flying
// there from what the reader has just pointed at.

import { aroundChange } from "./change.js";
import { calm, put } from "./motion.js";
import { all, around, byId } from "./page.js";

/** How long a number runs. */
const RUNS = 500;
/** How long a chip is seen, and how long where nothing moves. */
const SEEN = 1_600;
const STANDS = 2_000;
/** How long what was pointed at counts as the origin of what comes. */
const RECENT = 3_000;

const NUMBER = /[−-]?\d+/;

/**
 * A number on the page.
 * @typedef {object} Counter
 * @property {HTMLElement} element where it stands
 * @property {string} of whose it is and what it counts: two places may show the same one
 * @property {number} value
 */

/**
 * The number some text shows; null if none, or not a whole one.
 * @param {string} text
 */
export function numberIn(text) {
  const found = /^[^\d−-]*([−-]?\d+)(?![\d.,])/.exec(text);
  return found ? Number(found[1]?.replace("−", "-")) : null;
}

/**
 * Text that shows another number.
 * @param {string} text
 * @param {number} value
 */
export const withNumber = (text, value) =>
  text.replace(NUMBER, value < 0 ? `−${-value}` : String(value));

/**
 * A change with its sign.
 * @param {number} change
 */
export const signed = (change) => (change < 0 ? `−${-change}` : `+${change}`);

/**
 * The numbers that are not what they were; each change is told once, where it is seen first.
 * @param {Map<string, Counter>} before
 * @param {Map<string, Counter>} after
 */
export function differences(before, after) {
  const told = new Set();
  const found = [];
  for (const [key, now] of after) {
    const was = before.get(key);
    if (!was || was.value === now.value) continue;
    const change = now.value - was.value;
    found.push({ ...now, key, from: was.value, change, told: told.has(now.of) });
    told.add(now.of);
  }
  return found;
}

/** Every counter of the page, the reader's own goods first. */
function counters() {
  /** @type {Map<string, Counter>} */
  const found = new Map();
  for (const element of [...all("#mine [data-counter]"), ...all(".player [data-counter]")]) {
    const player = element.closest(".player");
    const seat = player?.id.replace("player-", "") ?? byId("mine")?.dataset.seat ?? "";
    const value = numberIn(element.textContent ?? "");
    const of = `${seat} ${element.dataset.counter}`;
    const key = `${player ? "bar" : "mine"} ${of}`;
    if (value !== null && !found.has(key)) found.set(key, { element, of, value });
  }
  return found;
}

/** What runs, and how it comes to its end at once. @type {Map<HTMLElement, () => void>} */
const running = new Map();

/**
 * Lets a number run to what it says now.
 * @param {HTMLElement} element
 * @param {number} from
 * @param {number} to
 */
function run(element, from, to) {
  const text = element.textContent ?? "";
  const start = performance.now();
  const step = () => {
    if (!running.has(element)) return;
    const part = Math.min((performance.now() - start) / RUNS, 1);
    if (part === 1) return running.get(element)?.();
    element.textContent = withNumber(text, Math.round(from + (to - from) * part));
    requestAnimationFrame(step);
  };
  running.set(element, () => {
    running.delete(element);
    element.textContent = text;
  });
  step();
}

/** What the reader pointed at, and when. @type {{ place: DOMRect, at: number } | null} */
let pointed = null;

/**
 * Shows by how much a counter changed.
 * @param {{ element: HTMLElement, key: string, change: number }} counter
 */
function chip({ element, key, change }) {
  const place = element.getBoundingClientRect();
  if (place.width === 0 || !element.checkVisibility()) return;
  const id = `chip-${key.replaceAll(" ", "-")}`;
  byId(id)?.remove();
  const said = document.createElement("span");
  said.id = id;
  said.className = "change-chip";
  said.dataset.change = change < 0 ? "loss" : "gain";
  said.textContent = signed(change);
  put(said, { left: Math.min(place.right + 3, innerWidth - 48), top: place.top - 4 });
  if (calm.matches) {
    setTimeout(() => said.remove(), STANDS);
    return;
  }
  const from = change > 0 && key.startsWith("mine") ? pointed : null;
  const recent = from && performance.now() - from.at < RECENT ? from.place : null;
  const begin = recent
    ? `translate(${recent.left + recent.width / 2 - place.right}px, ${recent.top + recent.height / 2 - place.top}px)`
    : "translateY(0.6rem)";
  const frames = [
    { transform: begin, opacity: recent ? 1 : 0 },
    { transform: "none", opacity: 1, offset: recent ? 0.4 : 0.2 },
    { transform: "none", opacity: 1, offset: 0.75 },
    { transform: "translateY(-0.9rem)", opacity: 0 },
  ];
  said.animate(frames, { duration: SEEN, easing: "ease-out" }).onfinish = () => said.remove();
}

/** Lets counters of the page run. */
export function runCounters() {
  document.addEventListener("submit", (event) => {
    const piece = event.submitter?.closest(".piece");
    if (around(event, "form[data-live]"))
      pointed = piece ? { place: piece.getBoundingClientRect(), at: performance.now() } : null;
  });
  aroundChange(() => {
    for (const settle of [...running.values()]) settle();
    const before = counters();
    return () => {
      for (const counter of differences(before, counters())) {
        if (!counter.told) chip(counter);
        if (!calm.matches) run(counter.element, counter.from, counter.value);
      }
    };
  });
}
