import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";

const { differences, numberIn, signed, withNumber } = await import("../../assets/counters.js");

test("a counter is a whole number, with or without something around it", () => {
  const said = {
    12: 12,
    "−3": -3,
    "×4": 4,
    "3/16": 3,
    " 7 ": 7,
    "": null,
    "–": null,
    "12,5": null,
  };
  for (const [text, value] of Object.entries(said)) assert.equal(numberIn(text), value, text);
});

test("what stands around a number stays while it runs", () => {
  assert.equal(withNumber("3/16", 4), "4/16");
  assert.equal(withNumber("×4", 12), "×12");
  assert.equal(withNumber("2", -1), "−1");
});

test("changes have a true sign", () => {
  assert.deepEqual([3, -2].map(signed), ["+3", "−2"]);
});

test("what changed is told once, where it is seen first", () => {
  const counter = (of, value) => ({ element: {}, of, value });
  const before = new Map([
    ["mine 1 gold", counter("1 gold", 5)],
    ["bar 1 gold", counter("1 gold", 5)],
    ["bar 2 gold", counter("2 gold", 1)],
    ["bar 3 gold", counter("3 gold", 1)],
  ]);
  const after = new Map([
    ["mine 1 gold", counter("1 gold", 3)],
    ["bar 1 gold", counter("1 gold", 3)],
    ["bar 2 gold", counter("2 gold", 4)],
    ["bar 3 gold", counter("3 gold", 1)],
    ["mine 4 gold", counter("4 gold", 9)],
  ]);
  const found = differences(before, after).map(({ key, from, change, told }) => [
    key,
    from,
    change,
    told,
  ]);
  assert.deepEqual(found, [
    ["mine 1 gold", 5, -2, false],
    ["bar 1 gold", 5, -2, true],
    ["bar 2 gold", 1, 3, false],
  ]);
});
