// @ts-check
// The attack of the Picts as an event: its cards turn one by one until all lie open, and again for
// whoever unfolds it again. Without this, or where nothing may move, all of them lie open.

import { onChange } from "./change.js";
import { calm } from "./motion.js";
import { all, around, byId, first } from "./page.js";

/** How long a card is looked at, in milliseconds. */
const CARD = 700;

/** The attack that is being played, and how many of its cards lie open. */
let playing = { id: "", count: 0 };

let timer = 0;

/** @param {HTMLElement} battle */
const cardsOf = (battle) =>
  all("[data-turn]", battle).sort((a, b) => Number(a.dataset.turn) - Number(b.dataset.turn));

/** What an attack is remembered by, so that it is played once. @param {HTMLElement} battle */
const nameOf = (battle) => `attack ${location.pathname} ${battle.id}`;

/** Shows an attack as far as it has come. @param {HTMLElement} battle */
function show(battle) {
  const isPlaying = playing.id === battle.id;
  const cards = cardsOf(battle);
  battle.classList.toggle("playing", isPlaying);
  cards.forEach((card, place) => {
    card.classList.toggle("turned", isPlaying && place < playing.count);
  });
  for (const part of all(".turn-all, .turning", battle)) part.hidden = !isPlaying;
  const caption = first(".turning", battle);
  if (caption) {
    caption.textContent = `${caption.dataset.turning} ${playing.count} / ${cards.length}`;
  }
}

/** @param {HTMLElement} battle */
function turnAll(battle) {
  clearTimeout(timer);
  playing = { id: "", count: 0 };
  show(battle);
}

/** Turns one card after the other. */
function turn() {
  const battle = byId(playing.id);
  if (!battle) return;
  if (playing.count >= cardsOf(battle).length) return turnAll(battle);
  playing.count += 1;
  show(battle);
  timer = window.setTimeout(turn, CARD);
}

/** @param {HTMLElement} battle */
function play(battle) {
  clearTimeout(timer);
  sessionStorage.setItem(nameOf(battle), "seen");
  if (calm.matches) return;
  playing = { id: battle.id, count: 0 };
  show(battle);
  timer = window.setTimeout(turn, CARD);
}

document.addEventListener("click", (event) => {
  const battle = around(event, "details.battle");
  if (!battle) return;
  if (around(event, ".turn-all")) turnAll(battle);
  else if (around(event, "summary")) {
    // The click comes before the change it makes.
    if (battle.hasAttribute("open")) turnAll(battle);
    else play(battle);
  }
});

onChange(() => {
  const battle = byId(playing.id);
  if (battle) return show(battle);
  // A replay has a pace of its own.
  if (byId("replay")) return;
  const news = all(".battle[open][data-news]").find((one) => one.offsetParent);
  if (news && !sessionStorage.getItem(nameOf(news))) play(news);
});
