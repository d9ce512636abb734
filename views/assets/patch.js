// @ts-check
// Parts of the page that come as what changed in them.

/**
 * A stretch of the old text, from here to there, or something new.
 * @typedef {[number, number] | string} Step
 */

/**
 * The update with whole parts in the place of changes.
 * @template {{ swap?: Record<string, string>, patch?: Record<string, Step[]> }} T
 * @param {Map<string, string>} texts what was said of each part before; brought up to date
 * @param {T} update
 * @returns {T}
 */
export function patched(texts, { patch = {}, ...update }) {
  /** @type {Record<string, string>} */
  const swap = { ...update.swap };
  for (const [id, steps] of Object.entries(patch)) {
    const old = texts.get(id) ?? "";
    const taken = steps.map((step) => (typeof step === "string" ? step : old.slice(...step)));
    swap[id] = taken.join("");
  }
  for (const [id, text] of Object.entries(swap)) texts.set(id, text);
  return /** @type {T} */ ({ ...update, swap });
}
