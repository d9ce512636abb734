// @ts-check
// The search in the rules, while somebody types: on their page, and in the drawer of a table. The
// server finds, as it does for those without a script.

import { around, first } from "./page.js";

/** How long somebody has to pause, in milliseconds. */
const PAUSE = 180;

/** The answer that is waited for. */
let asked = 0;

/**
 * Shows what a search finds, in the place of the rules.
 * @param {HTMLFormElement} form
 */
async function find(form) {
  const [number, address] = [++asked, new URL(form.action)];
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value));
  const answer = await fetch(address);
  if (!answer.ok || number !== asked) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, found] = [first("#rules-text"), first("#rules-text", page)];
  if (old && found) old.replaceWith(found);
}

/** Lets the rules be searched without leaving the page. */
export function useSearch() {
  let pause = 0;
  document.addEventListener("input", (event) => {
    /** @type {HTMLFormElement | null} */
    const form = around(event, ".rules form.search");
    if (!form) return;
    clearTimeout(pause);
    pause = setTimeout(() => find(form), PAUSE);
  });
  document.addEventListener("submit", (event) => {
    /** @type {HTMLFormElement | null} */
    const form = around(event, ".rules form.search");
    if (!form) return;
    event.preventDefault();
    clearTimeout(pause);
    find(form);
  });
}
