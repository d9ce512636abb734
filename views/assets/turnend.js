// @ts-check
// The end of a turn, step by step: what the Update Phase brought the reader appears one step after
// the other, and stays until something is touched. It is what the map has foretold; the log tells
// it, too.

import { aroundChange } from "./change.js";
import { all, byId, first } from "./page.js";

/** What was foretold while actions were chosen, and of which turn. */
let foretold = { turn: 0, heading: "", steps: /** @type {Node[]} */ ([]) };

/** The turn on the page. */
const turn = () => Number(first("#board [data-round]")?.dataset.round ?? 0);

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
  // In a lesson the guide tells it.
  if (byId("guide")) return;
  aroundChange(() => {
    const steps = all("#update-later .steps > li").filter((step) =>
      first(".mine:not(.nothing)", step),
    );
    if (steps.length > 0) {
      const heading = first("#board [data-round]")?.dataset.ended ?? "";
      foretold = { turn: turn(), heading, steps: steps.map((step) => step.cloneNode(true)) };
    }
    return () => {
      if (foretold.turn === 0 || turn() !== foretold.turn + 1) return;
      tell(foretold.heading, /** @type {HTMLElement[]} */ (foretold.steps));
      foretold.turn = 0;
    };
  });
  document.addEventListener("pointerdown", away);
  document.addEventListener("keydown", away);
}
