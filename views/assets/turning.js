// @ts-check
// Turning what is about to be placed, in one way for every board: R and the wheel downwards turn
// it forward, Shift and R and the wheel upwards back, and two fingers turn it the way they turn.

import { shortcut } from "./keys.js";
import { around } from "./page.js";

/** How far a wheel rolls at least for one step, in pixels; a notch of a usual wheel is more. */
const NOTCH = 60;
/** What browsers count as a line when they count in lines. */
const LINE = 20;
/** After so many milliseconds without rolling, a wheel begins anew. */
const PAUSE = 300;
/** How far two fingers turn for one step, in degrees. */
const TWIST = 45;

/**
 * The step a key asks for: 1 forward, -1 back, 0 none.
 * @param {KeyboardEvent} event
 */
export function stepOfKey(event) {
  if (shortcut(event) !== "r") return 0;
  return event.shiftKey ? -1 : 1;
}

/**
 * Counts whole steps of something that moves by little and little.
 * @param {number} size of one step
 */
export function stepsOf(size) {
  let moved = 0;
  return {
    restart: () => {
      moved = 0;
    },
    /** @param {number} by */
    move: (by) => {
      // Whoever changes direction means it at once.
      moved = Math.sign(by) === -Math.sign(moved) ? by : moved + by;
      const steps = Math.trunc(moved / size);
      moved -= steps * size;
      return steps;
    },
  };
}

/**
 * The direction from one finger to another, in degrees.
 * @param {ArrayLike<{ clientX: number, clientY: number }>} fingers
 */
function direction({ 0: a, 1: b }) {
  return (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI;
}

/**
 * How far one has to turn from one direction to another: from -180 to 180 degrees, clockwise if
 * positive.
 * @param {number} from
 * @param {number} to
 */
export const turnedBy = (from, to) => ((((to - from + 180) % 360) + 360) % 360) - 180;

/**
 * How a board turns what is about to be placed.
 * @typedef {object} How
 * @property {string} wheel what the wheel must be over
 * @property {string} fingers what both fingers must be on
 * @property {() => boolean} canTurn whether there is something to turn now
 * @property {(by: number) => void} turn turns it by some steps
 */

/** Whether there is something to turn, by each who turns. @type {(() => boolean)[]} */
const turners = [];

/** Whether the key that turns has something to turn now. */
export const isTurning = () => turners.some((canTurn) => canTurn());

/**
 * Turns by key, wheel, fingers and buttons with `data-turn`.
 * @param {How} how
 */
export function onTurn(how) {
  turners.push(how.canTurn);
  document.addEventListener("keydown", (event) => {
    const step = stepOfKey(event);
    if (step === 0 || !how.canTurn()) return;
    event.preventDefault();
    how.turn(step);
  });
  document.addEventListener("click", (event) => {
    const button = around(event, "button[data-turn]");
    if (button && how.canTurn()) how.turn(Number(button.dataset.turn));
  });
  turnByWheel(how);
  turnByFingers(how);
}

/** @param {Pick<How, "wheel" | "canTurn" | "turn">} how */
function turnByWheel({ wheel, canTurn, turn }) {
  const notches = stepsOf(NOTCH);
  let rolled = 0;
  document.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || event.shiftKey || !around(event, wheel) || !canTurn()) return;
      event.preventDefault();
      if (event.timeStamp - rolled > PAUSE) notches.restart();
      rolled = event.timeStamp;
      const inPixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
      const steps = notches.move(inPixels ? event.deltaY : event.deltaY * LINE);
      // However far a notch of this wheel rolls, it is one step.
      if (steps !== 0) turn(Math.sign(steps));
    },
    { passive: false },
  );
}

/** @param {Pick<How, "fingers" | "canTurn" | "turn">} how */
function turnByFingers({ fingers, canTurn, turn }) {
  const twists = stepsOf(TWIST);
  /** @type {number | null} */
  let before = null;
  document.addEventListener("touchstart", (event) => {
    const isTwist = event.touches.length === 2 && around(event, fingers) !== null && canTurn();
    before = isTwist ? direction(event.touches) : null;
    twists.restart();
  });
  document.addEventListener(
    "touchmove",
    (event) => {
      if (before === null || event.touches.length !== 2) return;
      const now = direction(event.touches);
      const steps = twists.move(turnedBy(before, now));
      before = now;
      if (event.cancelable) event.preventDefault();
      if (steps !== 0) turn(steps);
    },
    { passive: false },
  );
}
