import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { happen, lay } from "./page.js";

const { onTurn, stepOfKey, stepsOf, turnedBy } = await import("../../assets/turning.js");

let turned = [];
let canTurn = true;
let time = 0;
onTurn({
  wheel: ".piece",
  fingers: ".piece",
  canTurn: () => canTurn,
  turn: (by) => turned.push(by),
});
beforeEach(() => {
  turned = [];
  canTurn = true;
  time += 10_000;
  lay(`<div><p class="piece">piece</p><button data-turn="-1">back</button><input type="text">
    <input type="radio"><select></select><textarea></textarea></div>`);
});

const on = (selector) => document.querySelector(selector);
const roll = (deltaY, details = {}) =>
  happen(on(".piece"), "wheel", { deltaY, deltaMode: 0, timeStamp: time, ...details });

test("R turns forward and Shift+R back, and Caps Lock makes no difference", () => {
  const target = on(".piece");
  const step = (key, shiftKey) => stepOfKey({ key, shiftKey, target });
  assert.equal(step("r", false), 1);
  assert.equal(step("R", true), -1);
  assert.equal(step("R", false), 1, "Caps Lock");
  assert.equal(step("r", true), -1, "Caps Lock and Shift");
  assert.equal(step("t", false), 0);
  for (const held of ["ctrlKey", "altKey", "metaKey"]) {
    assert.equal(stepOfKey({ key: "r", target, [held]: true }), 0, held);
  }
});

test("whoever types an R does not turn anything", () => {
  for (const field of ["input[type=text]", "select", "textarea"]) {
    assert.equal(happen(on(field), "keydown", { key: "r" }), true, field);
  }
  assert.deepEqual(turned, []);
  happen(on("input[type=radio]"), "keydown", { key: "r" });
  assert.deepEqual(turned, [1], "a choice takes no letters");
});

test("a key that turns does nothing else, and one with nothing to turn does", () => {
  assert.equal(happen(on(".piece"), "keydown", { key: "r" }), false);
  canTurn = false;
  assert.equal(happen(on(".piece"), "keydown", { key: "r" }), true);
  assert.deepEqual(turned, [1]);
});

test("buttons turn as they say", () => {
  happen(on("button"), "click");
  assert.deepEqual(turned, [-1]);
});

test("a notch of the wheel is a step, downwards forward", () => {
  assert.equal(roll(100), false, "the page stays where it is");
  roll(-100);
  roll(3, { deltaMode: 1 });
  roll(300);
  assert.deepEqual(turned, [1, -1, 1, 1]);
});

test("a touchpad rolls many small ways to one step", () => {
  for (let i = 0; i < 12; i++) assert.equal(roll(10), false);
  assert.deepEqual(turned, [1, 1]);
  roll(50);
  time += 1000;
  roll(50);
  assert.deepEqual(turned, [1, 1], "after a pause it begins anew");
});

test("the wheel scrolls and zooms wherever nothing is to be turned", () => {
  assert.equal(roll(100, { ctrlKey: true }), true);
  assert.equal(happen(on("button"), "wheel", { deltaY: 100, deltaMode: 0 }), true);
  canTurn = false;
  assert.equal(roll(100), true);
  assert.deepEqual(turned, []);
});

test("two fingers turn a piece the way they turn", () => {
  const at = (degrees) => {
    const [x, y] = [Math.cos(degrees * (Math.PI / 180)), Math.sin(degrees * (Math.PI / 180))];
    const touches = [
      { clientX: 100, clientY: 100 },
      { clientX: 100 + 80 * x, clientY: 100 + 80 * y },
    ];
    return { touches };
  };
  happen(on(".piece"), "touchstart", at(150));
  for (const angle of [165, 180, 200])
    assert.equal(happen(on(".piece"), "touchmove", at(angle)), false);
  assert.deepEqual(turned, [1], "clockwise, over the half turn");
  for (const angle of [175, 150]) happen(on(".piece"), "touchmove", at(angle));
  assert.deepEqual(turned, [1, -1]);
  happen(on(".piece"), "touchstart", { touches: at(0).touches.slice(1) });
  assert.equal(happen(on(".piece"), "touchmove", at(90)), true, "one finger scrolls");
});

test("the way from one direction to another is the short one", () => {
  assert.equal(turnedBy(10, 50), 40);
  assert.equal(turnedBy(170, -170), 20);
  assert.equal(turnedBy(-170, 170), -20);
});

test("steps are counted whole, and a change of mind counts at once", () => {
  const steps = stepsOf(60);
  assert.equal(steps.move(59), 0);
  assert.equal(steps.move(1), 1);
  assert.equal(steps.move(130), 2);
  assert.equal(steps.move(-60), -1);
  assert.equal(Math.abs(steps.move(30)), 0);
  steps.restart();
  assert.equal(steps.move(59), 0);
});
