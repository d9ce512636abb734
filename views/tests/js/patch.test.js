import assert from "node:assert/strict";
import { test } from "node:test";

const { patched } = await import("../../assets/patch.js");

test("parts are put together of what was said before and what is new", () => {
  const texts = new Map();
  const whole = patched(texts, { position: 1, swap: { board: "<p>é🏛</p><p>two</p>", mine: "m" } });
  assert.deepEqual(whole, { position: 1, swap: { board: "<p>é🏛</p><p>two</p>", mine: "m" } });
  const steps = [[0, 10], "<p>2</p>", [10, 20]];
  const next = patched(texts, { position: 2, patch: { board: steps } });
  assert.deepEqual(next, { position: 2, swap: { board: "<p>é🏛</p><p>2</p><p>two</p>" } });
  assert.equal(texts.get("board"), "<p>é🏛</p><p>2</p><p>two</p>", "the next change starts here");
  assert.equal(texts.get("mine"), "m");
});
