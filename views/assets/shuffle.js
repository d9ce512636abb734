// @ts-check
// Chance nobody has to trust the server for: before a table is made the server commits itself to a
// secret, this browser adds what nobody could foresee, and looks afterwards that both were used.

import { around, byId } from "./page.js";

/** So many gifts are remembered. */
const MOST = 50;
/** So long a table waits for the promise of the server. */
const PATIENCE = 2_000;

/** What this browser gave, by the commitment it was given to. @returns {[string, string][]} */
const given = () => JSON.parse(localStorage.getItem("gifts") ?? "[]");

/** Lets forms that make tables, or sit down at one, bring a gift along. */
export function shuffleToo() {
  document.addEventListener("submit", async (event) => {
    /** @type {HTMLFormElement | null} */
    const form = around(event, "form[data-shuffle]");
    const method = event.submitter?.getAttribute("formmethod") ?? form?.method;
    if (!form || method === "get" || form.elements.namedItem("gift")) return;
    event.preventDefault();
    // A form that is just being submitted is not submitted anew.
    await new Promise((later) => setTimeout(later));
    const commitment = form.dataset.shuffle || (await promise());
    if (commitment) {
      const gift = random();
      localStorage.setItem("gifts", JSON.stringify([...given(), [commitment, gift]].slice(-MOST)));
      add(form, "commitment", commitment);
      add(form, "gift", gift);
    } else {
      add(form, "gift", "");
    }
    form.requestSubmit(event.submitter);
  });
  // Who comes back to the form makes another table.
  addEventListener("pageshow", () => {
    for (const field of document.querySelectorAll("form[data-shuffle] .gift")) field.remove();
  });
  check();
}

/** What the server commits itself to; nothing if it does not say so soon. */
async function promise() {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch("/commitment", { method: "POST", signal });
    return answer.ok ? String((await answer.json()).commitment) : "";
  } catch {
    return "";
  }
}

function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function add(form, name, value) {
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", className: "gift", name, value });
  form.append(field);
}

/** Says whether what this browser gave to the table stands in its log. */
function check() {
  const told = byId("own-gift");
  if (!told) return;
  const mine = given().filter(([commitment]) => commitment === told.dataset.commitment);
  if (mine.length === 0) return;
  const used = (told.dataset.gifts ?? "").split(" ");
  const fair = mine.some(([, gift]) => used.includes(gift));
  told.textContent = (fair ? told.dataset.used : told.dataset.unused) ?? "";
  told.hidden = false;
}
