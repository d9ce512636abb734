// @ts-check
// Every word of the server about a table is a receipt for all that happened there. The latest is
// kept, so that one notices if the server forgets or changes something.

import { known } from "./page.js";

/** The receipts of so many tables are kept. */
const MOST = 100;

/**
 * How far a table was, and the head of the chain over its log there.
 * @typedef {{ position: number, head: string }} Receipt
 */

/** @returns {[string, Receipt][]} */
const kept = () => JSON.parse(localStorage.getItem("receipts") ?? "[]");

/**
 * Compares the page with the latest receipt; says how newer ones are kept.
 * @param {HTMLElement} live the element that says where the table is found
 * @returns {(receipt: { position: number, head?: string }) => void}
 */
export function keepReceipts(live) {
  const name = live.dataset.receipt ?? "";
  const now = { position: Number(live.dataset.position), head: live.dataset.head ?? "" };
  let broken = false;
  const old = kept().find(([other]) => other === name)?.[1];
  /** @param {{ position: number, head?: string }} receipt */
  const keep = ({ position, head }) => {
    if (!head || broken) return;
    const others = kept().filter(([other]) => other !== name);
    const all = [...others, [name, { position, head }]];
    localStorage.setItem("receipts", JSON.stringify(all.slice(-MOST)));
  };
  const compared = old ? compare(name, now, old) : Promise.resolve(true);
  compared.then((holds) => {
    broken = !holds;
    if (holds) keep(now);
    else warn(live.dataset.forgot ?? "");
  });
  return keep;
}

/**
 * Whether the log of the server still is what it was.
 * @param {string} name where receipts of the table are found
 * @param {Receipt} now
 * @param {Receipt} old
 */
async function compare(name, now, old) {
  if (now.position < old.position) return false;
  if (now.position === old.position) return now.head === old.head;
  try {
    const answer = await fetch(`${name}?at=${old.position}`);
    // A server that cannot answer now says nothing against itself.
    return !answer.ok || (await answer.json()).head === old.head;
  } catch {
    return true;
  }
}

/** @param {string} text */
function warn(text) {
  const said = document.createElement("p");
  said.className = "notice warn";
  said.id = "forgot";
  said.role = "alert";
  said.textContent = text;
  known("notice").before(said);
}
