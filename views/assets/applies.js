// @ts-check
// A rule applied to the table: what it says of this very position, under the rule in its drawer, and
// rings on the pieces it speaks of.

import { all, byId, first } from "./page.js";

/** How many sentences are shown at most. */
const MOST = 3;

/**
 * What a rule says of this position.
 * @typedef {{ says: string, pieces: Element[] }} Case
 */

/**
 * A text without the number of its rule and without what its piece is.
 * @param {Element} text
 */
function plain(text) {
  const copy = /** @type {Element} */ (text.cloneNode(true));
  for (const part of all(".about, .refs, a.rule, .vh, button", copy)) part.remove();
  return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** @param {string} name */
const named = (name) => all(`[data-piece="${CSS.escape(name)}"]`);

/**
 * Where a rule is at work now: pieces it refuses, the line or the answer that names it, the step.
 * @param {string} rule
 * @param {Element | null} from where it was opened
 * @returns {Case[]}
 */
function cases(rule, from) {
  const link = `a.rule[href$="#${CSS.escape(rule)}"]`;
  const here = from?.closest(".piece");
  const pieces = all(`.piece:has(> .note.why ${link})`).filter((it) => !it.closest(".drawer"));
  pieces.sort((a, b) => Number(b === here) - Number(a === here));
  /** @type {Map<string, Element[]>} */
  const refused = new Map();
  for (const piece of pieces) {
    const note = first(":scope > .note", piece);
    const says = note ? plain(note) : "";
    refused.set(says, [...(refused.get(says) ?? []), piece]);
  }
  const found = [...refused].map(([says, pieces]) => ({ says, pieces }));
  const line = from?.closest("[data-about]");
  if (line) {
    const about = line.getAttribute("data-about")?.split(" ") ?? [];
    found.unshift({ says: plain(line), pieces: about.flatMap(named) });
  }
  const answer = from?.closest("#notice p");
  if (answer) found.unshift({ says: plain(answer), pieces: [] });
  const [now, prompt] = [byId("now"), first("#now .prompt strong")];
  if (!found.length && prompt && now?.dataset.rule?.endsWith(`#${rule}`))
    found.push({ says: plain(prompt), pieces: [] });
  return found.filter(({ says }) => says);
}

/** Takes the rings away. */
export function clearRule() {
  for (const piece of all(".ruled")) piece.classList.remove("ruled");
}

/**
 * Says under a rule in the drawer what it means on this table now.
 * @param {Element} entry the rule in the drawer
 * @param {Element | null} from where it was opened
 */
export function applyRule(entry, from) {
  clearRule();
  const found = cases(entry.id, from).slice(0, MOST);
  const heading = byId("book-page")?.dataset.now;
  if (!found.length || !heading) return;
  const box = document.createElement("div");
  box.className = "on-table";
  const figure = found[0]?.pieces[0]?.querySelector(".shows svg");
  if (figure) box.append(figure.cloneNode(true));
  const text = document.createElement("div");
  for (const [place, { says, pieces }] of found.entries()) {
    const said = document.createElement("p");
    if (place === 0) {
      const name = document.createElement("b");
      name.textContent = `${heading} `;
      said.append(name);
    }
    said.append(says);
    text.append(said);
    for (const piece of pieces) piece.classList.add("ruled");
  }
  box.append(text);
  entry.append(box);
}
