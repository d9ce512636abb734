// @ts-check
// What has just been filled on a sheet of Hadrian's Wall lands: it is marked, and its style lets it
// fall, rise or clear for a moment. Without motion nothing is lost, the box is filled all the same.

import { aroundChange } from "./change.js";
import { calm } from "./motion.js";
import { all, first } from "./page.js";

/** What is filled or built, in the order of the sheets; a sheet never changes its boxes. */
const ROWS =
  ".block-row, .strip-boxes, .citizen-track, .circles, .strengths, .temple-boxes, .years, .stops, .uses";
const ITEMS = ".box, .use";
const DONE = ".filled, .ringed";

/** The own sheets: rows with what is filled in them, houses that stand, sections that are open. */
function look() {
  const sheets = first("form.board");
  if (!sheets) return null;
  const rows = all(ROWS, sheets).map((row) => all(ITEMS, row));
  const houses = all(".site, .house", sheets);
  const blocks = all(".block", sheets);
  return [
    ...rows.map((items) => items.map((item) => ({ item, done: item.matches(DONE) }))),
    houses.map((item) => ({ item, done: item.matches(".built, :not(.plan).house") })),
    blocks.map((item) => ({ item, done: !item.matches(".closed") })),
  ];
}

aroundChange(() => {
  const before = look()?.map((row) => row.map(({ done }) => done));
  return () => {
    const after = look();
    // Another sheet, or none: nothing was filled here.
    if (calm.matches || !before || after?.length !== before.length) return;
    for (const [number, row] of after.entries()) {
      for (const [index, { item, done }] of row.entries())
        item.toggleAttribute("data-just", done && before[number]?.[index] === false);
    }
  };
});
