// @ts-check
// A game that is watched again: it plays in place, by buttons, slider and arrow keys.

import { change, onChange } from "./change.js";
import { shortcut } from "./keys.js";
import { acted, forget } from "./marks.js";
import { morph } from "./morph.js";
import { calm } from "./motion.js";
import { around, byId, first, known } from "./page.js";

/** Where the replay goes from here. */
function state() {
  const { back, next, base, stretch = "", dwell } = known("replay").dataset;
  return { back, next, base, stretch, dwell: Number(dwell) };
}

/**
 * Shows the game as it was at some moment.
 * @param {string} at
 */
async function show(at) {
  const { base, stretch } = state();
  const address = `${base}?at=${at}${stretch}`;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("replay");
  if (!fresh) return;
  forget();
  acted([Number(fresh.dataset.seat ?? -1)]);
  change(() => morph(known("replay"), fresh));
  /** @type {HTMLInputElement | null} */
  const slide = first("#slide");
  if (slide && document.activeElement !== slide) slide.value = at;
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
  /** The button says what it does now. */
  const tell = () => {
    const button = byId("replay-play");
    const sign = button && first("use", button);
    if (!button?.dataset.play || !sign) return;
    const word = timer === undefined ? "play" : "pause";
    button.ariaLabel = button.dataset[word] ?? "";
    sign.setAttribute("href", (sign.getAttribute("href") ?? "").replace(/#.*/, `#${word}`));
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    tell();
  };
  const step = () => {
    const { next } = state();
    if (next) show(next);
    else stop();
  };
  const play = () => {
    timer = setInterval(step, state().dwell);
    tell();
  };

  document.addEventListener("click", (event) => {
    const pressed = around(event, "#replay-play");
    /** @type {HTMLAnchorElement | null} */
    const link = around(event, "#replay-controls a[data-step], .log a.moment");
    if (!(pressed || link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const wasPlaying = timer !== undefined;
    stop();
    if (link && !pressed) show(new URL(link.href).searchParams.get("at") ?? "0");
    else if (!wasPlaying) play();
  });
  document.addEventListener("input", (event) => {
    /** @type {HTMLInputElement | null} */
    const slide = around(event, "#slide");
    if (!slide) return;
    stop();
    show(slide.value);
  });
  document.addEventListener("keydown", (event) => {
    const key = shortcut(event);
    if (key !== "ArrowLeft" && key !== "ArrowRight") return;
    const { back, next } = state();
    const to = key === "ArrowLeft" ? back : next;
    stop();
    if (to) show(to);
  });
  showLine();
  onChange(tell);
  // What was asked for is shown at once, unless the reader wants no movement.
  if (location.hash === "#play" && !calm.matches) play();
}
