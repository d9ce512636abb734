// @ts-check
// The areas of players that a page has only when they are looked at: they are fetched then, and again
// whenever the table has moved on and they are in sight. Without this, a link leads to a page with them.

import { change, onChange } from "./change.js";
import { morph } from "./morph.js";
import { all } from "./page.js";

/** What is on its way. @type {WeakSet<HTMLElement>} */
const coming = new WeakSet();

/**
 * Brings an area up to date.
 * @param {HTMLElement} holder what holds the area, or a link to it
 */
async function bring(holder) {
  const address = holder.dataset.area ?? "";
  if (coming.has(holder) || holder.dataset.fetched === address) return;
  coming.add(holder);
  const text = await fetch(address)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  coming.delete(holder);
  // Whoever cannot be reached now is asked again with the next change.
  if (!text) return;
  const fresh = /** @type {HTMLElement} */ (holder.cloneNode());
  fresh.innerHTML = text;
  delete holder.dataset.fetched;
  change(() => {
    morph(holder, fresh);
    holder.dataset.fetched = address;
  });
}

/** Brings what is in sight. */
function look() {
  for (const holder of all("[data-area]"))
    if (holder.parentElement?.checkVisibility()) bring(holder);
}

/** Lets areas come when somebody looks at them. */
export function useAreas() {
  onChange(look);
  document.addEventListener("change", look);
}
