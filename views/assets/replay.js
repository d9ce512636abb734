// @ts-check
// A game that is watched again: it plays in place, by buttons, slider and arrow keys.

import { change } from "./change.js";
import { shortcut } from "./keys.js";
import { morph } from "./morph.js";
import { around, byId, first, known } from "./page.js";

const PACE = 900;

/** How far the replay is, and how far it goes. */
function state() {
  const { at, last, base } = known("replay").dataset;
  return { at: Number(at), last: Number(last), base: String(base) };
}

/**
 * Shows the game as it was at some moment.
 * @param {number} at
 */
async function show(at) {
  const address = `${state().base}?at=${at}`;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("replay");
  if (!fresh) return;
  change(() => morph(known("replay"), fresh));
  const slide = /** @type {HTMLInputElement} */ (known("slide"));
  if (document.activeElement !== slide) slide.value = String(at);
  const where = first("header .where", page);
  if (where) first("header .where")?.replaceWith(where);
  history.replaceState(null, "", address);
  showLine();
}

/** The line of the story that was just told must be in sight. */
function showLine() {
  const list = byId("story-list");
  const line = list?.querySelector("li.new");
  if (!list || !line) return;
  list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - 40;
}

/** Plays a replay. */
export function playReplay() {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const step = () => {
    const { at, last } = state();
    if (at >= last) stop();
    else show(at + 1);
  };

  document.addEventListener("click", (event) => {
    const play = around(event, "#replay-play");
    /** @type {HTMLAnchorElement | null} */
    const link = around(event, "#replay-controls a[data-step], .log a.moment");
    if (!(play || link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const wasPlaying = timer !== undefined;
    stop();
    if (link && !play) show(Number(new URL(link.href).searchParams.get("at")));
    else if (!wasPlaying) timer = setInterval(step, PACE);
    play?.classList.toggle("playing", timer !== undefined);
  });
  document.addEventListener("input", (event) => {
    /** @type {HTMLInputElement | null} */
    const slide = around(event, "#slide");
    if (!slide) return;
    stop();
    show(Number(slide.value));
  });
  document.addEventListener("keydown", (event) => {
    const key = shortcut(event);
    const { at, last } = state();
    if (key === "ArrowLeft" && at > 0) show(at - 1);
    else if (key === "ArrowRight" && at < last) show(at + 1);
  });
  showLine();
}
