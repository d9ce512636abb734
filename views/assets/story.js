// @ts-check
// The log points at the board: the piece a line is about is ringed while the pointer, the focus or
// a finger is on the line.

import { all, around, byId } from "./page.js";

/** Takes all rings away. */
function clear() {
  for (const piece of all(".pointed")) piece.classList.remove("pointed");
}

/**
 * Rings the pieces that something is about and brings the first of them into sight; if none is on
 * the board, rings the player.
 * @param {HTMLElement | null} line
 */
function point(line) {
  clear();
  if (!line) return;
  const names = line.dataset.about?.split(" ").filter(Boolean) ?? [];
  const pieces = names.flatMap((name) => all(`[data-piece="${CSS.escape(name)}"]`));
  const seen = pieces.filter((piece) => piece.checkVisibility());
  // The page stays where it is; what scrolls is the map, or a narrow board.
  seen[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  /** @type {HTMLElement | null} */
  const turn = line.closest("[data-seat]");
  const player = byId(`player-${turn?.dataset.seat}`);
  for (const piece of seen.length > 0 || !player ? seen : [player]) piece.classList.add("pointed");
}

/** Lets the log point at the board. */
export function useStory() {
  /** @param {Event} event @returns {HTMLElement | null} */
  const lineOf = (event) => around(event, "#story [data-about]");
  document.addEventListener("pointerover", (event) => {
    // What a finger has pointed at stays when the log is put away, to be looked at.
    if (event.pointerType !== "touch") point(lineOf(event));
  });
  for (const kind of ["focusin", "click"]) {
    document.addEventListener(kind, (event) => {
      const line = lineOf(event);
      if (line || around(event, "#board, #mine")) point(line);
    });
  }
}
