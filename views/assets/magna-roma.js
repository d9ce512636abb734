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

/** Shows what a tile that lies as a ghost would bring: beside the goods, and on the tracks. */
function promise() {
  for (const old of all("[data-promise]")) old.removeAttribute("data-promise");
  const sum = first("#placing .placing-sum [data-more]");
  const part = (/** @type {string} */ name) => all(`[data-part="${name}"]`);
  for (const entry of (sum?.dataset.more ?? "").split(" ").filter(Boolean)) {
    const [name, more] = entry.split(":");
    for (const good of part(name ?? "")) good.dataset.promise = more;
  }
  for (const name of (sum?.dataset.reaches ?? "").split(" ").filter(Boolean)) {
    for (const space of part(name)) space.dataset.promise = "";
  }
}

// What is meant stands beside the ghost; wherever that changes, the rest follows.
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target instanceof Element && target.matches(".placing-sum")))
    promise();
}).observe(document.body, { childList: true, subtree: true });

useCloser(".ring-tile, .city .laid, .monument-card", ".table-board");
