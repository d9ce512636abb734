// @ts-check
// The end of a turn, step by step: what the Update Phase brought the reader appears one step after
// the other, and stays until something is touched. It is what the map has foretold; the log tells
// it, too.

import { aroundChange } from "./change.js";
import { all, first } from "./page.js";

/** The steps that say something to the reader. */
const steps = () => all("#board .steps > li").filter((step) => first(".mine", step));

/** The turn on the page. */
const turn = () => Number(first("#board [data-turn]")?.dataset.turn ?? 0);

/** Puts it away. */
function away() {
  for (const card of all(".turn-end")) card.remove();
}

/**
 * @param {string} heading
 * @param {HTMLElement[]} told
 */
function tell(heading, told) {
  away();
  const card = document.createElement("aside");
  card.className = "turn-end";
  // The log has said it to those who listen.
  card.ariaHidden = "true";
  const title = document.createElement("strong");
  title.textContent = heading;
  const list = document.createElement("ol");
  for (const step of told) {
    const line = document.createElement("li");
    for (const part of all(":scope > strong, :scope > .mine", step)) {
      line.append(part.cloneNode(true), " ");
    }
    list.append(line);
  }
  card.append(title, list);
  first(".table-board")?.append(card);
}

/** Tells the end of every turn that is seen. */
export function useTurnEnd() {
  aroundChange(() => {
    const [before, told] = [turn(), steps().map((step) => step.cloneNode(true))];
    const heading = first("#board [data-turn]")?.dataset.ended ?? "";
    return () => {
      if (before > 0 && turn() === before + 1 && told.length > 0) {
        tell(heading, /** @type {HTMLElement[]} */ (told));
      }
    };
  });
  document.addEventListener("pointerdown", away);
  document.addEventListener("keydown", away);
}
