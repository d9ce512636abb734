// @ts-check
// What people at a table want of each other, called out over the edge of the board: words, questions
// whether to go back, arrivals. Several of a kind are one call with a count.

import { byId, first } from "./page.js";
import { makeWay } from "./toasts.js";

const STAYS = 9_000;

/** What a click on a call of a kind leads to. @type {Record<string, () => void>} */
const leads = {
  say: () => byId("talk")?.showPopover(),
  ask: () => first("#question button")?.focus(),
};

/**
 * Calls out what others said, asked or did.
 * @param {[string, string][]} calls what each is about, and in words
 */
export function callOut(calls) {
  const board = byId("calls");
  if (!board) return;
  for (const [kind, text] of calls) {
    // Who reads the chat has heard it.
    if (kind === "say" && byId("talk")?.matches(":popover-open")) continue;
    const id = `call-${kind}`;
    const earlier = byId(id);
    const count = Number(earlier?.dataset.count ?? 0) + 1;
    earlier?.remove();
    const call = document.createElement("button");
    call.id = id;
    call.type = "button";
    call.tabIndex = -1;
    call.dataset.count = String(count);
    const said = document.createElement("span");
    said.textContent = text;
    call.append(said);
    if (count > 1) {
      const many = document.createElement("b");
      many.className = "unread";
      many.textContent = String(count);
      call.append(many);
    }
    call.addEventListener("click", () => {
      call.remove();
      leads[kind]?.();
    });
    board.append(call);
    makeWay(call);
    setTimeout(() => call.remove(), STAYS);
  }
}
