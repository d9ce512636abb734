// @ts-check
// Changing the page under the hands of its reader: focus and choices stay, pieces glide.

import { glide, places } from "./glide.js";
import { all, byId, first } from "./page.js";

/** @type {(() => void)[]} */
const lookers = [];

/**
 * Has a look at the page now, and again after every change of it.
 * @param {() => void} look
 */
export function onChange(look) {
  lookers.push(look);
  look();
}

/** @type {(() => () => void)[]} */
const watchers = [];

/**
 * Has a look at the page before every change of it; what it returns has another one afterwards.
 * @param {() => () => void} look
 */
export function aroundChange(look) {
  watchers.push(look);
}

/**
 * Changes the page.
 * @param {() => void} work
 */
export function change(work) {
  const before = places();
  const afterwards = watchers.map((look) => look());
  const focus = rememberFocus();
  keepChoices(work);
  showLegal();
  for (const look of lookers) look();
  focus();
  glide(before);
  for (const look of afterwards) look();
}

/** Remembers where the focus is; what it returns brings it back, or as near as may be. */
function rememberFocus() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return () => {};
  const home = element.closest("#mine, #board, #decisions, #question, #players, #seats");
  const piece = element.closest("[data-piece]")?.getAttribute("data-piece");
  const { id } = element;
  const { name, value } = /** @type {HTMLButtonElement} */ (element);
  const again = () =>
    (document.contains(element) && element) ||
    (id && byId(id)) ||
    (name && buttonOf(`button[name="${CSS.escape(name)}"]`, value)) ||
    (piece && first(`[data-piece="${CSS.escape(piece)}"] > button`)) ||
    (home && first(`#${home.id} :is(.legal > button, button:not([aria-disabled]))`)) ||
    byId("now");
  return () => {
    if (document.contains(element) && document.activeElement === element) return;
    const found = again();
    if (!found) return;
    if (found.id === "now") found.tabIndex = -1;
    found.focus({ preventScroll: true });
  };
}

/**
 * @param {string} selector
 * @param {string} value
 */
function buttonOf(selector, value) {
  /** @type {HTMLButtonElement[]} */
  const buttons = all(selector);
  return buttons.find((button) => button.value === value);
}

/** What can be pointed at must be in sight, in trays that scroll. */
function showLegal() {
  for (const tray of all("#mine :is(.strip, .swipe)")) {
    const legal = first(".legal", tray);
    if (!legal || tray.scrollWidth <= tray.clientWidth) continue;
    const [box, view] = [legal.getBoundingClientRect(), tray.getBoundingClientRect()];
    if (box.left < view.left) tray.scrollLeft += box.left - view.left - 12;
    else if (box.right > view.right) tray.scrollLeft += box.right - view.right + 12;
  }
}

/**
 * Which of several things is chosen is the reader's affair, too; something always is.
 * @param {() => void} work
 */
function keepChoices(work) {
  /** @type {HTMLInputElement[]} */
  const chosen = all("input[type=radio]:checked");
  work();
  for (const radio of chosen) radio.checked = true;
  /** @type {HTMLInputElement[]} */
  const usual = all("input[type=radio][checked]");
  for (const radio of usual) {
    if (!first(`input[name="${CSS.escape(radio.name)}"]:checked`)) radio.checked = true;
  }
}
