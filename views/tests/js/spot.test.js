import assert from "node:assert/strict";
import { test } from "node:test";

const { freeSpot, leastCovering, wayDown, overlaps } = await import("../../assets/spot.js");

const box = (left, top, width = 100, height = 100) => ({ left, top, width, height });
const land = box(0, 0, 500, 500);
const tools = box(0, 0, 90, 90);

test("controls stand beside the ghost, on free land", () => {
  const ghost = box(200, 200);
  const spot = freeSpot(ghost, tools, land, []);
  assert.ok(spot && !overlaps(spot, ghost));
  const away = Math.hypot(spot.left + 45 - 250, spot.top + 45 - 250);
  assert.ok(away < 115, "and no farther than need be");
});

test("they never stand on a tile, nor beyond the land", () => {
  const ghost = box(200, 200);
  const right = box(300, 200);
  const below = box(200, 300);
  const spot = freeSpot(ghost, tools, land, [right, below]);
  assert.ok(spot && ![ghost, right, below].some((thing) => overlaps(spot, thing)));
  assert.equal(freeSpot(box(10, 10), tools, box(0, 0, 120, 120), []), null);
});

test("where there is no free land, there is no place", () => {
  const around = [box(0, 0, 200, 500), box(300, 0, 200, 500), box(200, 0), box(200, 300)];
  const walls = [...around, box(200, 100), box(200, 400)];
  assert.equal(freeSpot(box(200, 200), tools, land, walls), null);
});

test("where everything is taken, what weighs least is covered", () => {
  const size = box(0, 0, 250, 250);
  const heavy = [box(0, 250, 250, 250), 10];
  const light = [box(250, 250, 250, 250), 1];
  const upper = [box(0, 0, 500, 250), 2];
  const spot = leastCovering(size, land, [heavy, light, upper]);
  assert.deepEqual([spot.left, spot.top], [250, 250]);
});

test("where all is free, the lowest place is taken, and nothing leaves the land", () => {
  const spot = leastCovering(tools, land, []);
  assert.deepEqual([spot.left, spot.top], [410, 410]);
});

test("what is said goes down until it lies over nothing, whatever it meets on its way", () => {
  const said = box(100, 0, 200, 50);
  assert.equal(wayDown(said, []), 0);
  assert.equal(wayDown(said, [box(400, 0, 100, 50)]), 0, "beside it there is room");
  const first = wayDown(said, [box(250, 10, 200, 50)]);
  assert.ok(first >= 60 && first < 80, `${first}`);
  const second = wayDown(said, [box(50, 70, 200, 50), box(250, 10, 200, 50)]);
  assert.ok(second >= 120 && second < 140, `${second}`);
});
