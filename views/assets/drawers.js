// @ts-check
// Drawers over the edge of a board: one at a time, closed by Escape; rules open in one, too.

import { applyRule, clearRule } from "./applies.js";
import { useSearch } from "./book.js";
import { onChange } from "./change.js";
import { shortcut } from "./keys.js";
import { all, around, byId, first } from "./page.js";
import { isTurning } from "./turning.js";

/** The drawer that is open. */
const open = () => first(".drawer:popover-open");

/** Where the focus was when a key opened a drawer. @type {HTMLElement | null} */
let before = null;

/** Closes the open drawer and gives the focus back to where it was opened from. */
function close() {
  const drawer = open();
  if (!drawer) return false;
  drawer.hidePopover();
  const from = before?.isConnected ? before : byId(`open-${drawer.id}`);
  before = null;
  from?.focus({ preventScroll: true });
  return true;
}

/** Remembers where the focus is, before a key opens a drawer. */
function remember() {
  const focused = document.activeElement;
  before = focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/** Opens the legend by its key, or closes it. */
function toggleLegend() {
  const legend = byId("legend");
  if (!legend) return false;
  if (legend.matches(":popover-open")) return close();
  remember();
  legend.showPopover();
  first(".close", legend)?.focus({ preventScroll: true });
  return true;
}

/** Opens the rule of what is asked now by its key, or closes the rules. */
function toggleRule() {
  const address = byId("now")?.dataset.rule;
  if (byId("book")?.matches(":popover-open")) return close();
  if (!address || !byId("book") || isTurning()) return false;
  remember();
  read(address, null).then(() => first("#book .close")?.focus({ preventScroll: true }));
  return true;
}

/**
 * Shows a page of the rules in the drawer, at the rule its address names.
 * @param {string} address
 * @param {Element | null} from where it was opened
 */
async function read(address, from) {
  const [book, page] = [byId("book"), byId("book-page")];
  if (!book || !page) return;
  const answer = await fetch(address);
  if (!answer.ok) {
    location.assign(address);
    return;
  }
  const text = new DOMParser().parseFromString(await answer.text(), "text/html");
  text.querySelector("h1")?.remove();
  for (const example of all("a.rule-example", text)) example.setAttribute("target", "_blank");
  page.replaceChildren(...(text.getElementById("main")?.childNodes ?? []));
  book.showPopover();
  const { hash } = new URL(address, location.href);
  const rule = hash && first(`[id="${CSS.escape(hash.slice(1))}"]`, page);
  if (rule) {
    applyRule(rule, from);
    rule.scrollIntoView({ block: "start" });
  } else book.scrollTop = 0;
}

/** What was said before somebody looked is no news; what is counted is what came since. */
function countTalk() {
  const count = first("#open-talk .unread");
  const talk = byId("talk");
  if (!count || !talk) return;
  const said = Number(count.dataset.count);
  const key = `said:${location.pathname}`;
  if (talk.matches(":popover-open")) sessionStorage.setItem(key, String(said));
  const news = said - Number(sessionStorage.getItem(key) ?? 0);
  count.textContent = String(news);
  count.hidden = news <= 0;
}

/** Lets drawers be used. */
export function useDrawers() {
  document.addEventListener("keydown", (event) => {
    const key = shortcut(event);
    const done =
      (event.key === "Escape" && close()) ||
      (key === "?" && toggleLegend()) ||
      (key === "r" && toggleRule());
    if (done) event.preventDefault();
  });
  for (const drawer of all(".drawer")) {
    drawer.addEventListener("beforetoggle", (event) => {
      // One at a time, at every moment.
      if (event.newState === "open")
        for (const other of all(".drawer:popover-open")) other.hidePopover();
    });
    drawer.addEventListener("toggle", () => {
      if (drawer.id === "book" && !drawer.matches(":popover-open")) clearRule();
      if (!drawer.matches(":popover-open")) return;
      if (drawer.id === "talk") countTalk();
    });
  }
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const skip = around(event, 'a.skip[href="#open-moves"]');
    if (skip) byId("moves")?.showPopover();
    /** @type {HTMLAnchorElement | null} */
    const link = around(event, "a.rule, a.tool.rules, #book-page a[href*='/rules/']");
    // Worked examples have tables of their own.
    if (!link || link.matches(".rule-example") || link.hash === link.getAttribute("href")) return;
    event.preventDefault();
    read(link.href, link);
  });
  // A player's area, and what is opened over a map, is put away by a click elsewhere.
  document.addEventListener("click", (event) => {
    /** @type {HTMLDetailsElement[]} */
    const areas = all("#players details[open], .map-panel[open]");
    for (const area of areas) if (!around(event, `#${area.id}`)) area.open = false;
  });
  useSearch();
  onChange(countTalk);
}
