import assert from "node:assert/strict";
import { test } from "node:test";
import { lay } from "./page.js";

const { homes, moved } = await import("../../assets/marks.js");
const { ownerOf } = await import("../../assets/ghosts.js");

/** What is marked when one board takes the place of another. */
function marks(before, after) {
  lay(`<div id="board">${before}</div>`);
  const was = homes();
  lay(`<div id="board">${after}</div>`);
  return moved(was, homes());
}

const piece = (name) => `<li><div class="piece" data-piece="${name}"></div></li>`;
const row = (id, ...names) => `<section id="${id}"><ul>${names.map(piece).join("")}</ul></section>`;

test("a card that comes into a row is marked, those that move up are not", () => {
  assert.deepEqual(marks(row("cards", "a", "b", "c"), row("cards", "b", "c", "d")), ["d"]);
});

test("a tile that goes from one part of the board to another is marked", () => {
  const before = row("supply", "a", "b") + row("city", "c");
  assert.deepEqual(marks(before, row("supply", "b") + row("city", "c", "a")), ["a"]);
});

test("a marker that goes on by a space is marked", () => {
  const track = (at) =>
    `<ol>${[0, 1, 2].map((space) => `<li>${space === at ? '<span data-piece="army-2"></span>' : ""}</li>`).join("")}</ol>`;
  assert.deepEqual(marks(track(0), track(1)), ["army-2"]);
  assert.deepEqual(marks(track(1), track(1)), []);
});

test("how a piece stands to the reader is no change of it", () => {
  const calm = row("cards", "a");
  assert.deepEqual(marks(calm, calm.replace('class="piece"', 'class="piece legal"')), []);
});

test("what is gone belongs to whoever has it", () => {
  lay(`<div>
    <details class="player" id="player-2"><summary></summary><i data-piece="tool-saw"></i></details>
    <details class="player" id="player-3"><summary data-held="wall-a wall-b"></summary></details>
  </div>`);
  assert.equal(ownerOf("tool-saw")?.id, "player-2");
  assert.equal(ownerOf("wall-b")?.id, "player-3");
  assert.equal(ownerOf("wall-c"), null);
});
