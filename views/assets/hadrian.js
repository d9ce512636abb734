// @ts-check
// What Hadrian's Wall adds to its board: turning and aiming a pattern, the right part of the
// sheets on a narrow screen. Everything works without it.

import { useAreas } from "./area.js";
import { onChange } from "./change.js";
import { useCloser } from "./closer.js";
import { all, around, byId, first } from "./page.js";
import "./attack.js";
import "./filling.js";
import "./scouting.js";

/** The part that was looked at before a question led elsewhere. @type {string | null} */
let before = null;
let isOpening = true;

/** @param {string} part */
function showPart(part) {
  const tab = byId(`part-${part}`);
  if (!(tab instanceof HTMLInputElement) || tab.checked) return;
  tab.checked = true;
  beginAtTop();
}

/** Another part begins at its top. What a lesson points at is in sight already. */
function beginAtTop() {
  const board = first(".table-board");
  if (board && !first("[data-lit], [data-asked]")) board.scrollTop = 0;
}

/**
 * On a narrow screen, a question leads to its part of the sheets, and then back.
 * @param {string | undefined} ask
 */
function followQuestion(ask) {
  /** @type {HTMLInputElement | null} */
  const chosen = first(".part-tabs input:checked");
  // A page that opens with a question leads on to the frontier.
  if (isOpening && ask) before = "frontier";
  isOpening = false;
  if (ask && chosen && chosen.value !== ask) {
    before ??= chosen.value;
    showPart(ask);
  } else if (!ask && before) {
    // Where a lesson points, it has led already.
    if (!first("[data-lit], [data-asked]")) showPart(before);
    before = null;
  }
}

/** The event that was last led to. */
let shownAt = "";

/**
 * A replay leads to whoever did something, and to the part of the sheets where it was done.
 * @param {HTMLElement} board
 * @param {HTMLElement} replay
 */
function followReplay(board, replay) {
  const { at = "", seat } = replay.dataset;
  if (at === shownAt) return;
  shownAt = at;
  const theirs = all(".fresh-mark", board).find((it) => it.closest(`.of-${seat}`));
  // A choice in secret leaves nothing on anybody's sheets to be led to.
  const whose = theirs ? byId(`sheets-${seat}`) : first(".seat-tabs input[data-own]");
  if (whose instanceof HTMLInputElement) whose.checked = true;
  if (!board.dataset.done) return;
  showPart(board.dataset.done);
  const mark = theirs ?? first(".fresh-mark", board);
  const column = byId(mark?.closest(".block")?.getAttribute("data-tab") ?? "");
  if (column instanceof HTMLInputElement) column.checked = true;
  if (mark) showMark(mark);
}

/**
 * What was just done must be in sight, where the sheets scroll.
 * @param {HTMLElement} mark
 */
function showMark(mark) {
  const stage = mark.closest(".replay-stage");
  if (!stage || stage.scrollHeight <= stage.clientHeight) return;
  const room = stage.getBoundingClientRect();
  const seen = Math.min(room.bottom, innerHeight) - room.top;
  stage.scrollTop += mark.getBoundingClientRect().top - room.top - seen / 2;
}

/** The tab of the part that is shown must be in sight: on a phone the tabs scroll. */
function showTab() {
  const tab = first(".part-tabs input:checked + label");
  const bar = tab?.parentElement;
  if (!tab || !bar || bar.scrollWidth <= bar.clientWidth) return;
  const [box, view] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
  if (box.left < view.left || box.right > view.right)
    bar.scrollLeft += box.left - view.left - (view.width - box.width) / 2;
}

/**
 * What is asked must be in sight on a wide screen, too.
 * @param {HTMLElement} board
 */
function showQuestion(board) {
  const legal = first(".part .legal", board);
  // What a lesson asks for is in sight already.
  if (first("[data-asked]", board)) return;
  // An attack is looked at first.
  if (first(".battle[open][data-news]", board)) return;
  if (!legal || legal.getBoundingClientRect().width === 0) return;
  const { top, right, bottom } = legal.getBoundingClientRect();
  // On a phone on its side, what is pinned lies beside the board.
  const mine = first(".table-mine")?.getBoundingClientRect();
  const floor = mine && mine.left < right ? mine.top : innerHeight;
  if (top < 0 || bottom > floor) legal.scrollIntoView({ block: "center" });
}

// Fingers begin near; the whole is one tap away.
const zoom = byId("zoom");
if (zoom instanceof HTMLInputElement && matchMedia("(pointer: coarse)").matches)
  zoom.checked = true;

// Whoever looks at the sheets of others comes back with Escape.
document.addEventListener("keydown", (event) => {
  /** @type {HTMLInputElement | null} */
  const own = first(".seat-tabs input[data-own]");
  if (event.key !== "Escape" || !own || own.checked) return;
  own.checked = true;
  // Nobody stays behind on what is put away.
  if (document.activeElement?.closest(".seat-tabs, .rival-sheets")) own.focus();
});
document.addEventListener("change", (event) => {
  if (around(event, ".part-tabs")) beginAtTop();
});
useAreas();

useCloser(".hadrian .part :is(.box, .site, .use, .chip, .half)", ".hadrian");

onChange(() => {
  for (const extra of all(".by-script")) extra.hidden = false;
  const board = first(".hadrian");
  const ask = board?.dataset.ask;
  const replay = byId("replay");
  if (board && replay) followReplay(board, replay);
  else followQuestion(ask);
  showTab();
  if (board && ask && !replay) showQuestion(board);
});
