// @ts-check
// How the other modules ask the page for its elements.

/**
 * The element with an id, if there is one.
 * @param {string} id
 */
export const byId = (id) => document.getElementById(id);

/**
 * The element with an id that every page of this kind has.
 * @param {string} id
 */
export function known(id) {
  const element = byId(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * The first element a selector finds.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {T | null}
 */
export const first = (selector, within = document) => within.querySelector(selector);

/**
 * All elements a selector finds.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {T[]}
 */
export const all = (selector, within = document) => {
  /** @type {NodeListOf<T>} */
  const found = within.querySelectorAll(selector);
  return [...found];
};

/**
 * The element an event happened in or below.
 * @template {Element} [T=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {T | null}
 */
export const around = (event, selector) =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/**
 * Presses the button of a form.
 * @param {HTMLButtonElement | null} button
 */
export const submit = (button) => button?.form?.requestSubmit(button);
