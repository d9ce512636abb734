// @ts-check
// Magna Roma: placing tiles, a closer look at pieces, moving the population to its best places, and
// the part of the board that is asked for on a narrow screen. Everything works without it.

import { onChange } from "./change.js";
import { useCloser } from "./closer.js";
import { all, around, byId, first, submit } from "./page.js";
import "./placing.js";

let assigning = false;

const bestPlace = () =>
  /** @type {HTMLButtonElement | null} */ (first("[data-best] button[type=submit]"));

/** What was asked last. */
let asked = "";

/** @param {string} part */
function showPart(part) {
  const tab = byId(`part-${part}`);
  if (tab instanceof HTMLInputElement) tab.checked = true;
}

/** A new question leads to its part of the board; a lesson that shows something leads there by itself. */
function followQuestion() {
  const { asks = "", shows = "" } = first(".part-tabs")?.dataset ?? {};
  const isShown = first("#guide:not([data-free], [data-alone])") !== null;
  if (asks !== asked && !isShown) showPart(shows);
  // Whoever is left to themselves afterwards is led to the question, too.
  asked = isShown ? "" : asks;
}

// Where a monument can be built is seen in the city.
document.addEventListener("click", (event) => {
  if (around(event, ".pickable label")) showPart("city");
});

onChange(() => {
  followQuestion();
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

useCloser(
  ".ring-tile, .city .laid, .monument-card, .city .medal, .mini-tile, .land",
  ".table-board",
);
