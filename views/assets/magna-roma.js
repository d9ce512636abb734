// @ts-check
// Magna Roma: placing tiles, a closer look at pieces, and moving the population to its best places.
// Everything works without it.

import { onChange } from "./change.js";
import { useCloser } from "./closer.js";
import { all, around, first, submit } from "./page.js";
import "./placing.js";

let assigning = false;

const bestPlace = () =>
  /** @type {HTMLButtonElement | null} */ (first("[data-best] button[type=submit]"));

onChange(() => {
  for (const hidden of all("[data-assign]")) hidden.hidden = false;
  if (assigning) {
    const next = bestPlace();
    assigning = next !== null;
    setTimeout(() => submit(next));
  }
});

document.addEventListener("click", (event) => {
  if (!around(event, "[data-assign]")) return;
  assigning = true;
  submit(bestPlace());
});

useCloser(".ring-tile, .city .laid, .monument-card", ".table-board");
