// @ts-check
// What of a table is in sight, and how something comes into it: boards, trays and rows scroll by
// themselves.

import { first } from "./page.js";

/** How far something stays from the edges of what it scrolls in. */
const EDGE = 8;

/** A rectangle of the window, by its sides. @typedef {{left: number, top: number, right: number, bottom: number}} Sides */

/** Where the tray begins below the board; on a phone on its side it stands beside it. */
export function tray() {
  const box = first(".table-mine")?.getBoundingClientRect();
  return box && box.left < innerWidth / 3 ? box.top : innerHeight;
}

/** What the header leaves of the window; with some boards it is a rail on a phone on its side. @returns {Sides} */
export function room() {
  const head = first(".masthead")?.getBoundingClientRect();
  const isRail = (head?.height ?? 0) > innerHeight / 2;
  // The border of the header hangs over.
  const board = first(".live .table-board")?.getBoundingClientRect();
  return {
    left: isRail ? (head?.right ?? 0) : 0,
    top: isRail ? 0 : Math.max(head?.bottom ?? 0, board?.top ?? 0),
    right: innerWidth,
    bottom: innerHeight,
  };
}

/**
 * What is seen of an element: boards and trays scroll by themselves.
 * @param {Element} element
 * @returns {Sides}
 */
export function inSight(element) {
  const box = element.getBoundingClientRect();
  const edges = frames(element).map((frame) => stage(frame, element));
  return {
    left: Math.max(box.left, 0, ...edges.map((edge) => edge.left)),
    top: Math.max(box.top, 0, ...edges.map((edge) => edge.top)),
    right: Math.min(box.right, innerWidth, ...edges.map((edge) => edge.right)),
    bottom: Math.min(box.bottom, innerHeight, ...edges.map((edge) => edge.bottom)),
  };
}

/**
 * What an element may scroll in, up to the board or the tray.
 * @param {Element} element
 */
export function frames(element) {
  const found = [];
  for (
    let at = element;
    at.parentElement && !at.matches(".floats, .table-board, .table-mine");
    at = at.parentElement
  )
    if (getComputedStyle(at.parentElement).overflow !== "visible") found.push(at.parentElement);
  return found;
}

/** Whether something sticks to the edge of what scrolls. @param {Element} element */
const sticks = (element) => getComputedStyle(element).position === "sticky";

/**
 * What of a frame shows something that scrolls in it: what sticks to its beginning lies over the
 * rest, as its style says by the padding of scrolling; tabs that stick to its top do, too.
 * @param {Element} frame
 * @param {Element} element
 * @returns {Sides}
 */
export function stage(frame, element) {
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(frame).scrollPaddingLeft) || 0;
  const stuck = sticks(element) ? 0 : padding;
  const tabs = first(".part-tabs", frame);
  const isUnder = tabs && sticks(tabs) && !tabs.contains(element);
  const head = isUnder ? tabs.getBoundingClientRect().bottom : top;
  return { left: left + stuck, top: Math.max(top, head), right, bottom };
}

/**
 * Scrolls as little as brings an element into sight.
 * @param {Element} element
 */
export function bring(element) {
  const way = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {number} */ start,
    /** @type {number} */ end,
  ) => {
    const isLonger = to - from + 2 * EDGE > end - start;
    if (from - EDGE < start || isLonger) return from - EDGE - start;
    return Math.max(0, to + EDGE - end);
  };
  // What sticks is in sight, however the rest is scrolled.
  if (sticks(element)) return;
  for (const frame of frames(element)) {
    // A row that snaps would go on to the next card.
    frame.style.scrollSnapType = "none";
    const [box, own] = [element.getBoundingClientRect(), stage(frame, element)];
    frame.scrollLeft += way(box.left, box.right, own.left, own.right);
    frame.scrollTop += way(box.top, box.bottom, own.top, own.bottom);
  }
}
