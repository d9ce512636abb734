// A small document in place of a browser's, for the tests of single modules.

import { parseHTML } from "linkedom";

const { window, document } = parseHTML("<!doctype html><html><body></body></html>");
Object.assign(globalThis, {
  document,
  Element: window.Element,
  Node: window.Node,
  CSS: { escape: (text) => text.replaceAll(/[^\w-]/g, "\\$&") },
  matchMedia: () => ({ matches: false }),
  WheelEvent: { DOM_DELTA_PIXEL: 0, DOM_DELTA_LINE: 1 },
});

/**
 * Puts markup on the page and returns its first element.
 * @param {string} html
 */
export function lay(html) {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
}

/**
 * Lets something happen to an element; false if somebody prevented what usually follows.
 * @param {Element} target
 * @param {string} type
 * @param {object} [details]
 */
export function happen(target, type, details = {}) {
  const event = new window.Event(type, { bubbles: true, cancelable: true });
  const own = Object.entries(details).map(([name, value]) => [name, { value }]);
  Object.defineProperties(event, Object.fromEntries(own));
  return target.dispatchEvent(event);
}
