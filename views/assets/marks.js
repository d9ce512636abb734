// @ts-check
// What others changed stays marked on the board until the reader acts again.

import { aroundChange } from "./change.js";
import { all, around, byId, first } from "./page.js";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

/** Who did what the next change shows, by seat. @type {Set<number>} */
let actors = new Set();

/** What is marked, and by which seat; -1 if by several. @type {Map<string, number>} */
const marked = new Map();

/**
 * Says who did what is shown next.
 * @param {number[]} seats
 */
export function acted(seats) {
  actors = new Set(seats);
}

/**
 * Where a piece is at home. Things that are pointed at lie in rows that move up, so only the row
 * counts; markers stand on spaces.
 * @param {Element} piece
 */
export function homeOf(piece) {
  const row = piece.matches(".piece");
  let home = "";
  for (let at = piece.parentElement; at; at = at.parentElement) {
    const name = at.id || at.getAttribute("data-piece");
    if (name || (row && at.nodeName === "SECTION")) return `${home}${name || at.className}`;
    if (!row && at.nodeName === "LI")
      home += `${[...(at.parentElement?.children ?? [])].indexOf(at)} `;
  }
  return home;
}

/** Every piece on the board, and where it is at home. */
export function homes() {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const piece of all("#board [data-piece]")) {
    const name = piece.dataset.piece ?? "";
    found.set(name, `${found.get(name) ?? ""}|${homeOf(piece)}`);
  }
  return found;
}

/**
 * The pieces that are new, or at home elsewhere.
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
export const moved = (before, after) =>
  [...after].filter(([name, home]) => before.get(name) !== home).map(([name]) => name);

/**
 * What a mark of a seat says, in words; -1 is several.
 * @param {number} seat
 */
const saying = (seat) =>
  (byId(`player-${seat + 1}`) ?? byId("players"))
    ?.closest("[data-changed-by]")
    ?.getAttribute("data-changed-by") ?? "";

/**
 * Says what the mark on a piece means where one looks for it: in the note of the piece, which comes
 * by pointer, keyboard and finger, and is heard; as its title if it has none.
 * @param {HTMLElement} piece
 * @param {number} seat
 */
function tell(piece, seat) {
  const note = first(":scope > .note", piece);
  if (!note) {
    piece.title ||= saying(seat);
    return;
  }
  const mark = document.createElement("b");
  mark.textContent = piece.dataset.changed ?? "";
  mark.ariaHidden = "true";
  const said = document.createElement("span");
  said.className = "changed-note";
  said.append(" ", mark, ` ${saying(seat)}`);
  note.append(said);
}

/** Shows the marks. */
function show() {
  for (const piece of all("#board [data-piece][data-changed]")) unmark(piece);
  for (const [name, seat] of marked) {
    for (const piece of all(`#board [data-piece="${CSS.escape(name)}"]`)) {
      piece.dataset.changed = NUMERALS[seat] ?? "•";
      piece.dataset.by = String(seat + 1);
      tell(piece, seat);
    }
  }
}

/** @param {HTMLElement} piece */
function unmark(piece) {
  if (piece.title === saying(Number(piece.dataset.by) - 1)) piece.removeAttribute("title");
  first(":scope > .note > .changed-note", piece)?.remove();
  delete piece.dataset.changed;
  delete piece.dataset.by;
}

/** Takes all marks away. */
export function forget() {
  marked.clear();
  show();
}

/** Marks what others change. */
export function markChanges() {
  byId("changed-sign")?.removeAttribute("hidden");
  document.addEventListener("submit", (event) => {
    if (around(event, "form[action$='/decide']")) forget();
  });
  aroundChange(() => {
    const before = homes();
    return () => {
      const [seat = -1, ...others] = actors;
      if (actors.size > 0) {
        for (const name of moved(before, homes())) marked.set(name, others.length ? -1 : seat);
      }
      actors = new Set();
      show();
    };
  });
}
