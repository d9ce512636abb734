// @ts-check
// Passkeys: the device is asked to sign, and what it says goes to the server. Where browser and site
// have none, the buttons stay hidden, and the personal link does the same.

import { all, first } from "./page.js";

/** What is asked, and where one is afterwards. */
const ACTS = {
  keep: { path: "/you/passkeys", sign: keep, to: "/you" },
  come: { path: "/passkey", sign: come, to: "/" },
};

/** Shows the buttons that work here. */
export function usePasskeys() {
  if (!window.PublicKeyCredential?.parseRequestOptionsFromJSON) return;
  for (const place of all("[data-passkey]")) {
    const act = ACTS[/** @type {keyof typeof ACTS} */ (place.dataset.passkey ?? "")];
    const button = first("button", place);
    if (!act || !button) continue;
    place.hidden = false;
    button.addEventListener("click", async () => {
      const problem = await perform(act).catch(() => place.dataset.broken);
      if (problem === undefined) location.assign(act.to);
      else tell(place, problem);
    });
  }
}

/**
 * Asks the server for its question, the device for an answer, and brings it back; what went wrong.
 * @param {{ path: string, sign: (asked: any) => Promise<Credential | null> }} act
 * @returns {Promise<string | undefined>}
 */
async function perform({ path, sign }) {
  const asked = await post(`${path}/challenge`);
  if (!asked.ok) return notice(asked);
  const signed = /** @type {PublicKeyCredential} */ (await sign(await asked.json()));
  const answer = await post(path, { passkey: JSON.stringify(signed.toJSON()) });
  return answer.ok ? undefined : notice(answer);
}

/** @param {any} asked */
function keep(asked) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return navigator.credentials.create({ publicKey });
}

/** @param {any} asked */
function come(asked) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return navigator.credentials.get({ publicKey });
}

/**
 * @param {string} path
 * @param {Record<string, string>} fields
 */
const post = (path, fields = {}) =>
  fetch(path, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(fields),
  });

/**
 * What the server says of a refusal.
 * @param {Response} answer
 * @returns {Promise<string>}
 */
const notice = async (answer) => (await answer.json()).notice;

/**
 * Says what went wrong, in the place that is read aloud.
 * @param {HTMLElement} place
 * @param {string} problem
 */
function tell(place, problem) {
  const told = first(".passkey-told", place);
  if (!told) return;
  if (problem.startsWith("<")) told.innerHTML = problem;
  else told.textContent = problem;
}
