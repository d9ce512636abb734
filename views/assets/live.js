// @ts-check
// A table that is played: what happens comes by a stream, what is decided is posted, and the page
// changes in place.

import { callOut } from "./calls.js";
import { change } from "./change.js";
import { awaitHint, forgoHint, markHint } from "./hint.js";
import { acted } from "./marks.js";
import { morph, parse } from "./morph.js";
import { all, around, byId, first, known } from "./page.js";
import { patched } from "./patch.js";
import { keepReceipts } from "./receipts.js";
import { play } from "./sound.js";
import { toast } from "./toasts.js";

/**
 * What the server says about the table.
 * @typedef {object} Update
 * @property {number} position how far the table is
 * @property {string} [head] the receipt for all that happened so far
 * @property {Record<string, string>} [swap] new markup of parts of the page, by their ids
 * @property {Record<string, import("./patch.js").Step[]>} [patch] how parts are made of what the stream
 *   said of them before
 * @property {string} [place] where the header says one is
 * @property {string} [goal] what ends the game, and how near that is
 * @property {string} [title] the title of the page
 * @property {string[]} [say] what is read out
 * @property {[number, string][]} [seen] what others did, by seat, shown for a moment
 * @property {[string, string][]} [calls] what people want of each other: what it is about, in words
 * @property {string} [notice] markup of what the reader alone is told
 */

const IMPATIENT = 500;
const PATIENT = 8_000;
/** Without a sign for so long, the stream is taken for dead. */
const SILENCE = 40_000;
/** The stream should have brought what was posted by then. */
const GRACE = 1_200;
/** What a server says that was not reached. @type {Update} */
const NOTHING = { position: 0 };

/**
 * Keeps a table up to date.
 * @param {HTMLElement} live the element that says where the table is found
 */
export function playTable(live) {
  let position = Number(live.dataset.position);
  const keep = keepReceipts(live);

  /** @param {Update} update */
  function apply(update) {
    if (update.position < position) return;
    position = update.position;
    live.dataset.position = String(position);
    keep(update);
    show(update);
  }

  async function catchUp() {
    const answer = await fetch(`${live.dataset.now}?after=${position}`, {
      headers: { Accept: "application/json" },
    });
    if (answer.ok) apply(await answer.json());
  }

  listen(live, () => position, apply);
  document.addEventListener("submit", async (event) => {
    /** @type {HTMLFormElement | null} */
    const form = around(event, "form[data-live]");
    if (!form) return;
    event.preventDefault();
    const { position: made, head } = await post(form, event.submitter, live.dataset.failed);
    if (made <= position) return;
    keep({ position: made, head });
    // If that is slow, too, the stream brings it in the end.
    setTimeout(() => made > position && catchUp().catch(() => {}), GRACE);
  });
}

/**
 * Hears the stream of a table, for ever.
 * @param {HTMLElement} live
 * @param {() => number} position
 * @param {(update: Update) => void} apply
 */
function listen(live, position, apply) {
  /** @type {EventSource | undefined} */
  let source;
  let heard = Date.now();
  let patience = IMPATIENT;

  const say = (text = "") => {
    known("connection").textContent = text;
  };
  const hear = () => {
    heard = Date.now();
    patience = IMPATIENT;
    say();
  };

  function open() {
    source?.close();
    const stream = new EventSource(`${live.dataset.events}?patch=yes&after=${position()}`);
    /** What this stream has said of each part. @type {Map<string, string>} */
    const texts = new Map();
    source = stream;
    stream.addEventListener("open", hear);
    stream.addEventListener("beat", hear);
    stream.addEventListener("table", (event) => {
      hear();
      apply(patched(texts, JSON.parse(event.data)));
    });
    stream.addEventListener("error", () => {
      say(live.dataset.lost);
      if (stream.readyState !== EventSource.CLOSED) return;
      // The browser gave up; we do not.
      setTimeout(open, patience);
      patience = Math.min(patience * 2, PATIENT);
    });
  }

  const wake = () => {
    const isDead = source?.readyState === EventSource.CLOSED || Date.now() - heard > SILENCE;
    if (!document.hidden && isDead) open();
  };
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", open);
  addEventListener("pageshow", (event) => event.persisted && location.reload());
  setInterval(wake, SILENCE / 2);
  open();
}

/**
 * Puts on the page what the server says.
 * @param {Update} update
 */
function show({ position, swap, place, goal, title, say, seen, calls }) {
  acted((seen ?? []).map(([seat]) => seat));
  // Before anything else: a notification says what the tab says.
  if (title) {
    document.title = `${title} · Ludi`;
    const heading = first("h1");
    if (heading) heading.textContent = title;
  }
  if (swap) {
    change(() => {
      for (const [id, html] of Object.entries(swap)) {
        const [old, fresh] = [byId(id), parse(html)];
        if (old && fresh) morph(old, fresh);
      }
    });
  }
  /** @type {HTMLInputElement[]} */
  const fields = all("input[type=hidden][name=position]");
  for (const field of fields) field.value = String(position);
  const where = first("header .the-place");
  if (place && where) where.textContent = place;
  // When all is over nothing ends the game any more.
  if (place) for (const said of all(".the-goal")) said.textContent = goal ?? "";
  if (say) announce(say);
  if (seen) toast(seen);
  if (calls) callOut(calls);
}

/**
 * Has lines read out to those who do not see them happen.
 * @param {string[]} lines
 */
function announce(lines) {
  const log = known("announce");
  for (const line of lines.slice(-8)) {
    const said = document.createElement("p");
    said.textContent = line;
    log.append(said);
  }
  while (log.children.length > 24) log.firstElementChild?.remove();
}

/**
 * Posts a form; says what the server answers.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 * @param {string} [failed] what is said if the server cannot be reached
 * @returns {Promise<Update>}
 */
async function post(form, submitter, failed = "") {
  const asksForHint = form.action.endsWith("/hint");
  if (form.ariaBusy === "true") {
    if (asksForHint) forgoHint();
    return NOTHING;
  }
  form.ariaBusy = "true";
  const place = form.closest("[data-into]")?.getAttribute("data-into");
  const notice = known("notice");
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value));
  const atOnce = submitter?.dataset.atOnce;
  if (atOnce) body.set("decision", atOnce);
  const signal = asksForHint ? awaitHint() : undefined;
  try {
    const headers = { Accept: "application/json" };
    const answer = await fetch(form.action, { method: "POST", headers, body, signal });
    /** @type {Update} */
    const update = await answer.json();
    const told = answer.ok && place ? byId(place) : null;
    (told ?? notice).innerHTML = update.notice ?? "";
    markHint();
    if (answer.ok) {
      play("stone");
      /** @type {HTMLInputElement[]} */
      const said = all("input[name=text]", form);
      for (const field of said) field.value = "";
    }
    return update;
  } catch {
    if (signal?.aborted) return NOTHING;
    const said = document.createElement("p");
    said.className = "notice warn";
    said.role = "alert";
    said.textContent = failed;
    notice.replaceChildren(said);
    return NOTHING;
  } finally {
    form.ariaBusy = "false";
  }
}
