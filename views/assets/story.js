// @ts-check
// The log points at the board: the piece a line is about is ringed while the pointer, the focus or
// a finger is on the line.

import { all, around } from "./page.js";

/** Takes all rings away. */
function clear() {
  for (const piece of all(".pointed")) piece.classList.remove("pointed");
}

/**
 * Rings the pieces that something is about, and brings the first of them into sight.
 * @param {HTMLElement | null} line
 */
function point(line) {
  clear();
  for (const name of line?.dataset.about?.split(" ") ?? []) {
    const pieces = all(`[data-piece="${CSS.escape(name)}"]`);
    for (const piece of pieces) piece.classList.add("pointed");
  }
  const seen = all("#board .pointed").find((piece) => piece.checkVisibility());
  // The page stays where it is; what scrolls is the map, or a narrow board.
  seen?.scrollIntoView({ block: "nearest", inline: "nearest" });
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
