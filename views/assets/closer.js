// @ts-check
// A closer look at a tile: large, in a corner of the board, while the pointer or the focus rests on
// it, or after a finger has rested on it. Whoever listens instead has heard all of it already.

import { onChange } from "./change.js";
import { all, around, first } from "./page.js";

/** After so many milliseconds one is taken to look closer. */
const REST = { mouse: 600, touch: 450 };
/** A finger that moves farther than so many pixels does something else. */
const STEADY = 10;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** Whether a finger that is still down has called for it. */
let held = false;

/** What is shown large. */
const PICTURE = ".shows > svg, :scope > svg";
/** What is shown of things that stand for several pieces, such as a province with its rows. */
const PARTS = ":scope > svg, :scope > h3, :scope > p, .shows";
/** What can be looked at closer, by each who lets it. @type {string[]} */
const looked = [];

/**
 * Whether a finger that rests there means a closer look, which says all that a note would.
 * @param {Event} event
 */
export const looksCloser = (event) =>
  looked.some((pieces) => {
    const found = around(event, pieces);
    const piece = found?.closest(".piece") ?? found;
    return Boolean(piece && (first(PICTURE, piece) || piece.closest("[data-closer]")));
  });

/** Puts the closer look away. */
function away() {
  clearTimeout(waiting);
  for (const card of all(".closer")) card.remove();
}

/**
 * What a piece says of itself, as paragraphs: what it is, what it costs and brings, or why it cannot
 * be had.
 * @param {Element} piece
 */
function words(piece) {
  const text = document.createElement("div");
  if (piece.matches("[data-large]")) {
    for (const note of all(".note", piece)) {
      const row = document.createElement("p");
      row.textContent = (first(".about", note) ?? note).textContent;
      text.append(row);
    }
    return text;
  }
  const said = document.createElement("p");
  said.textContent = first(".vh, .note", piece)?.textContent ?? piece.getAttribute("title") ?? "";
  text.append(said);
  for (const effect of all(":scope > .note > span", piece)) text.append(effect.cloneNode(true));
  const why = first(":scope > .note.why", piece);
  if (why) {
    const reason = document.createElement("p");
    // The words beside what it is: the reason, and its rule.
    reason.textContent = [...why.childNodes]
      .filter((part) => !(part instanceof Element && part.matches(".about")))
      .map((part) => part.textContent)
      .join("");
    text.append(reason);
  }
  return text;
}

/**
 * The picture of a piece; on boards that wish it, what is made of signs is shown as it stands.
 * @param {HTMLElement} piece
 */
function pictureOf(piece) {
  if (piece.matches("[data-large]")) {
    const whole = document.createElement("div");
    whole.className = piece.className;
    for (const part of all(PARTS, piece)) whole.append(part.cloneNode(true));
    return whole;
  }
  const picture = first(PICTURE, piece);
  if (!piece.closest("[data-closer]")) return picture?.cloneNode(true);
  const face = first(".face", piece) ?? piece;
  const copy = document.createElement("div");
  copy.className = face.className;
  for (const part of face.children)
    if (!part.classList.contains("vh")) copy.append(part.cloneNode(true));
  return copy;
}

/**
 * Shows a piece large, on the side of the board it does not lie on.
 * @param {HTMLElement} piece
 * @param {string} stage
 */
function show(piece, stage) {
  away();
  // A lesson that points at something keeps it in sight; the note beside a piece says the same.
  if (first(".veil:not([hidden])")) return;
  const board = first(stage);
  const picture = pictureOf(piece);
  if (!board || !picture || !document.contains(piece)) return;
  const [box, room] = [piece.getBoundingClientRect(), board.getBoundingClientRect()];
  const card = document.createElement("aside");
  card.className = "closer";
  card.ariaHidden = "true";
  card.classList.toggle("beyond", box.left + box.width / 2 < room.left + room.width / 2);
  card.classList.toggle("low", box.top + box.height / 2 < room.top + room.height / 3);
  card.append(picture, words(piece));
  board.append(card);
}

/**
 * Lets pieces be looked at closer.
 * @param {string} pieces what can be looked at
 * @param {string} stage where the closer look is shown
 */
export function useCloser(pieces, stage) {
  looked.push(pieces);
  /** @param {Event} event */
  const pieceOf = (event) => {
    const found = around(event, pieces);
    return found?.closest(".piece") ?? found;
  };
  const after = (/** @type {Element | null} */ piece, /** @type {number} */ rest) => {
    away();
    if (!(piece instanceof HTMLElement)) return;
    waiting = setTimeout(() => show(piece, stage), rest);
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") after(pieceOf(event), REST.mouse);
  });
  document.addEventListener("focusin", (event) => {
    const piece = pieceOf(event);
    if (piece?.querySelector(":focus-visible")) after(piece, REST.mouse);
    else if (!held) away();
  });
  useFinger(pieceOf, stage);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") away();
  });
  onChange(away);
}

/**
 * A finger that rests on a piece looks at it, and means nothing else.
 * @param {(event: Event) => Element | null} pieceOf
 * @param {string} stage
 */
function useFinger(pieceOf, stage) {
  let [x, y] = [0, 0];
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    away();
    held = false;
    [x, y] = [event.clientX, event.clientY];
    const piece = pieceOf(event);
    if (!(piece instanceof HTMLElement)) return;
    waiting = setTimeout(() => {
      held = true;
      show(piece, stage);
    }, REST.touch);
  });
  document.addEventListener("pointermove", (event) => {
    const far = Math.hypot(event.clientX - x, event.clientY - y) > STEADY;
    if (event.pointerType !== "mouse" && far && !held) clearTimeout(waiting);
  });
  for (const lifted of /** @type {const} */ (["pointerup", "pointercancel"])) {
    document.addEventListener(lifted, (event) => {
      if (event.pointerType !== "mouse" && !held) clearTimeout(waiting);
    });
  }
  document.addEventListener(
    "click",
    (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (held) event.preventDefault();
  });
}
