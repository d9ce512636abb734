// @ts-check
// The script of Ludi. Everything works without it; with it, pages keep themselves up to date,
// pieces glide to their new place, and a replay plays in place.

import { payAttention } from "./attention.js";
import { useSearch } from "./book.js";
import { takeCare } from "./care.js";
import { useCounsel } from "./counsel.js";
import { runCounters } from "./counters.js";
import { useDrawers } from "./drawers.js";
import { playFinale } from "./finale.js";
import { guide } from "./guide.js";
import { useHints } from "./hint.js";
import { playTable } from "./live.js";
import { markChanges } from "./marks.js";
import { useNotes } from "./notes.js";
import { all, byId, first } from "./page.js";
import { usePasskeys } from "./passkeys.js";
import { playReplay } from "./replay.js";
import { useLinks } from "./share.js";
import { shuffleToo } from "./shuffle.js";
import { useStory } from "./story.js";

useNotes();
useLinks();
shuffleToo();
usePasskeys();

if (byId("board")) {
  runCounters();
  markChanges();
}
const live = byId("live");
if (live) {
  takeCare();
  useDrawers();
  useHints();
  useCounsel();
  useStory();
  payAttention();
  playTable(live);
}
if (!live && byId("book")) useDrawers();
if (byId("guide")) guide();
if (byId("rules-text")) useSearch();
if (byId("replay")) playReplay();
if (byId("finale")) playFinale();

// Dates by the reader's own clock, and as the reader's country writes them.
const lang = document.documentElement.lang;
const country = navigator.languages.find((own) => own.split("-")[0] === lang);
const clock = new Intl.DateTimeFormat(country ?? lang, {
  dateStyle: "medium",
  timeStyle: "short",
});
for (const time of all("time[datetime]")) {
  time.textContent = clock.format(new Date(time.getAttribute("datetime") ?? ""));
}

// A map that is wider than the screen begins where the next fort is.
first("#campaign-map .is-next, #campaign-map [aria-current]")?.scrollIntoView({
  block: "nearest",
  inline: "center",
});
