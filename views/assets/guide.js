// @ts-check
// A lesson: a veil with holes over the table, the bubble beside what it speaks of, and every step in
// place. Without a script the bubble stands above the table and every step is a page of its own.

import { aroundChange, change, onChange } from "./change.js";
import { atRest } from "./glide.js";
import { morph, parse } from "./morph.js";
import { all, around, byId, first, known } from "./page.js";
import { bring, inSight, room, stage, tray } from "./sight.js";
import { play } from "./sound.js";
import { atHand, covered, leastCovering, weighed } from "./spot.js";

/** What is pointed at, and what is to be done. */
const LIT =
  "[data-lit], .piece:has(> :is([data-asked], [data-lit])), .piece > .btn[data-asked], .btn[data-asked], .placing-tools.floats, .placing-tools:has(> [data-asked]), .laid .ghost";
const ASKED = "[data-asked]";
/** The same with what the learner looks for alone. */
const WANTED = "[data-asked], [data-asked-also]";
/** What is needed, and should not be covered. */
const NEEDED =
  ":is(#board .legal, #board [data-placing] .tile, #mine :is(.piece, .btn), .placing-tools):not([inert] *)";
/** What a new page brings into the old one, by its ids. */
const PARTS = ["guide", "board", "mine", "players"];
/** The veil: what is lit is cut out of it, however it overlaps; above it the way to what is to be done. */
const VEIL = `<svg class="veil" aria-hidden="true">
  <mask id="veil-holes"><rect width="100%" height="100%" fill="#fff"/><path class="holes"/></mask>
  <path class="shade" mask="url(#veil-holes)"/><path class="way"/>
</svg>`;
/** How far the bubble stays from what it speaks of, and from the edges. */
const GAP = 18;
const EDGE = 8;
/** How far it would have to hang over the tray to lie there. */
const HANGING = 48;
/** What it costs the bubble to stand apart, as pixels that are covered. */
const APART = 12_000;
/** How long a page may take until everything has its place. */
const LATE = 1_000;
/** How much of what is spoken of may be out of sight, as a share of it. */
const LITTLE = 0.05;

/** Tables over which the bubble can be folded. */
const small = matchMedia("(width < 760px), (height < 500px)");

/** @typedef {import("./sight.js").Sides} Box */
/** @typedef {[import("./spot.js").Box, number]} Weighed */

/** Guides through a lesson. */
export function guide() {
  document.body.classList.add("guided");
  const veil = parse(VEIL);
  if (!veil) return;
  document.body.append(veil);

  // Pieces that glide are pointed at where they come to rest.
  const draw = () => atRest(() => place(veil));
  const look = () =>
    atRest(() => {
      show();
      clear(veil);
    });
  onChange(look);
  // Boards may open something for their scripts in the same change: then once more.
  aroundChange(() => look);
  // Boards scroll by themselves; pieces glide for a moment.
  document.addEventListener("scroll", draw, { capture: true, passive: true });
  addEventListener("resize", draw);
  // A tile in hand is laid and turned before anything is decided.
  for (const done of ["click", "keyup"])
    document.addEventListener(done, () =>
      requestAnimationFrame(() => {
        if (first(".laid")) look();
        else draw();
      }),
    );
  document.addEventListener("animationend", draw);
  // Letters and pictures come late, and change what is where.
  const late = new ResizeObserver(look);
  for (const part of all(".table-board, .table-board > *, .table-mine, .table-mine .strip > *"))
    late.observe(part);
  setTimeout(() => late.disconnect(), LATE);

  document.addEventListener("submit", (event) => {
    /** @type {HTMLFormElement | null} */
    const form = around(event, "form");
    if (!form?.action.includes("/learn/")) return;
    event.preventDefault();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter))
      body.append(name, String(value));
    go(form.action, { method: "POST", body }).then(draw);
  });
  // Over a small table it makes room for whoever acts alone, until it has something new to say.
  document.addEventListener("pointerdown", (event) => {
    if (!small.matches || !isApart() || around(event, "#guide")) return;
    fold(true);
    draw();
  });
  document.addEventListener("click", (event) => {
    if (around(event, ".guide-fold")) fold();
    /** @type {HTMLAnchorElement | null} */
    const link = around(event, "a[data-guide]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    // Another lesson, or another page, is a page of its own.
    if (new URL(link.href).pathname !== location.pathname) return;
    event.preventDefault();
    go(link.href).then(draw);
  });
  addEventListener("popstate", () => go(location.href, {}, false).then(draw));
  known("guide").focus({ preventScroll: true });
}

/**
 * Brings another moment of the lesson into the page.
 * @param {string} url
 * @param {RequestInit} [how]
 * @param {boolean} [isNew] whether the browser can go back from it
 */
async function go(url, how = {}, isNew = true) {
  try {
    const answer = await fetch(url, how);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!answer.ok || !page.getElementById("guide")) throw new Error("no lesson");
    if (isNew) history.pushState(null, "", answer.url);
    play("stone");
    const folded = known("guide").matches(".folded") && said();
    change(() => {
      for (const id of PARTS) {
        const [old, fresh] = [byId(id), page.getElementById(id)];
        if (old && fresh) morph(old, fresh);
      }
      if (folded && isApart() && folded === said()) fold(true);
    });
    const goal = first(".the-goal", page)?.textContent;
    if (goal) for (const said of all(".the-goal")) said.textContent = goal;
    meet();
  } catch {
    location.assign(how.method === "POST" ? location.href : url);
  }
}

/** Puts the focus where something is to be done, so that one key does it. */
function meet() {
  const asked = all(ASKED).find((it) => it.getClientRects().length > 0);
  // Where the learner is free, no way is more likely than another: least of all the way back.
  const next = asked ?? first("#guide .go") ?? known("guide");
  next.focus({ preventScroll: true });
}

/** Whether the learner may do whatever they like. */
const isFree = () => known("guide").hasAttribute("data-free");

/** Whether nothing is shown: the learner is free, or finds out alone. */
const isApart = () => isFree() || known("guide").hasAttribute("data-alone");

/** What the bubble says. */
const said = () => known("guide-says").textContent;

/**
 * Folds the bubble to a line, for a look at what lies under it, or opens it again.
 * @param {boolean} [isShut] how it is to be; without it, otherwise than it is
 */
function fold(isShut) {
  const isFolded = known("guide").classList.toggle("folded", isShut);
  first(".guide-fold")?.setAttribute("aria-expanded", String(!isFolded));
}

/** What is spoken of: what is to be done, else what is lit first. */
const spokenOf = () => first(ASKED) ?? first(LIT);

/** Brings what is spoken of into sight; a part of a board may have to be opened by its tab. */
function show() {
  const aim = spokenOf();
  if (!aim) return;
  // What is to be done may lie in the tray: then the part is opened that shows what it is about.
  // Where nothing is shown, a board that leads to its question by itself goes on doing so.
  const isLed = isApart() && first(".part-tabs[data-shows]");
  const inPart = isLed ? null : [aim, ...all(LIT)].find((it) => it.closest("[data-tab]"));
  for (
    let at = inPart?.closest("[data-tab]") ?? null;
    at;
    at = at.parentElement?.closest("[data-tab]") ?? null
  ) {
    const tab = byId(at.getAttribute("data-tab") ?? "");
    if (tab instanceof HTMLInputElement) tab.checked = true;
    if (tab instanceof HTMLDetailsElement && tab.checkVisibility()) tab.open = true;
  }
  // First the others, as far as there is room, then the whole of what is lit around it, then the
  // thing itself. Rows scroll by themselves: what is in sight stays where it is.
  const others = all(LIT).filter((it) => it !== aim && !it.contains(aim));
  for (const one of [...others.reverse(), aim.closest("[data-lit]") ?? aim, aim]) bring(one);
}

/**
 * Scrolls the board so that the bubble finds a place beside what it speaks of, not on it.
 * @param {Element} veil
 */
function clear(veil) {
  const { classList } = known("guide");
  classList.remove("tight");
  place(veil);
  // Where there is little room, it takes less.
  classList.toggle("tight", isApart() || missed() >= LITTLE);
  place(veil);
  const board = first(".table-board");
  if (!board || missed() < LITTLE) return;
  const things = [spokenOf(), ...all(LIT)].filter((it) => it && board.contains(it));
  const tops = [...new Set(things)].flatMap((it) => {
    const { top, bottom } = /** @type {Element} */ (it).getBoundingClientRect();
    const frame = stage(board, /** @type {Element} */ (it));
    const [head, end] = [top - frame.top - GAP, bottom - frame.bottom + GAP];
    return [head, end, (head + end) / 2].map((by) => board.scrollTop + by);
  });
  let best = { top: board.scrollTop, misses: missed() };
  for (const top of tops) {
    board.scrollTop = top;
    place(veil);
    const misses = missed();
    if (misses < best.misses - LITTLE) best = { top, misses };
  }
  board.scrollTop = best.top;
  place(veil);
}

/** How much of what is spoken of cannot be seen; of other things that are lit less is asked. */
function missed() {
  const bubble = known("guide").getBoundingClientRect();
  const aim = spokenOf();
  return [...new Set([aim, ...all(LIT)])].reduce((sum, it) => {
    const box = it?.getBoundingClientRect();
    if (!it || !box?.width) return sum;
    const seen = sized(inSight(it));
    const free = Math.max(0, seen.width) * Math.max(0, seen.height) - covered(bubble, [[seen, 1]]);
    return sum + (1 - free / (box.width * box.height)) * (it === aim ? 1 : 0.4);
  }, 0);
}

/**
 * Keeps something of a size in a room, off its edges.
 * @param {{width: number, height: number}} size
 * @param {Box} [inside]
 */
function within({ width, height }, inside = room()) {
  const { left, top, right, bottom } = inside;
  const between = (
    /** @type {number} */ at,
    /** @type {number} */ least,
    /** @type {number} */ most,
  ) => Math.max(least, Math.min(at, most));
  return (/** @type {number} */ x, /** @type {number} */ y) => ({
    left: between(x, left + EDGE, right - width - EDGE),
    top: between(y, top + EDGE, bottom - height - EDGE),
  });
}

/** What is lit, as far as it is in sight. @returns {Box[]} */
function lit() {
  return all(LIT).flatMap((element) => {
    const { left, top, right, bottom } = inSight(element);
    if (right <= left || bottom <= top) return [];
    // A tile that is being laid may wear its numbers on its corners.
    const worn = element.matches(".ghost") ? all(".laid .meets") : [];
    const boxes = worn.map((it) => it.getBoundingClientRect()).filter(({ width }) => width > 0);
    const box = whole([{ left, top, right, bottom }, ...boxes]);
    return [{ left: box.left - 7, top: box.top - 7, right: box.right + 7, bottom: box.bottom + 7 }];
  });
}

/**
 * Draws the veil and puts the bubble in its place.
 * @param {Element} veil
 */
function place(veil) {
  const bubble = known("guide");
  const isDone = bubble.classList.contains("done");
  const boxes = lit();
  veil.toggleAttribute("hidden", isApart());
  // The header is never veiled.
  const { left, top } = isDone ? { left: 0, top: 0 } : room();
  const draw = (/** @type {string} */ name, /** @type {string} */ path) =>
    first(`.${name}`, veil)?.setAttribute("d", path);
  draw("shade", isApart() ? "" : `M${left} ${top}H${innerWidth}V${innerHeight}H${left}Z`);
  draw("holes", isDone ? "" : boxes.map(hole).join(""));
  draw("way", isApart() || isDone ? "" : lineBetween());
  if (isDone || isApart() || !boxes.length) return rest(bubble, isApart() && !isDone);
  const size = bubble.getBoundingClientRect();
  const aim = aimed(boxes);
  // Beside what it speaks of first, else beside everything that is lit.
  const things = shown(boxes, aim);
  const anywhere = { ...leastCovering(size, inner(), things), side: "" };
  const places = [...sides(aim, size), ...sides(whole(boxes), size), anywhere];
  const spots = places.map(({ left, top, side }) => ({
    ...{ left, top, side },
    cost: covered({ left, top, width: size.width, height: size.height }, things),
  }));
  for (const spot of spots) if (!spot.side) spot.cost += APART;
  spots.sort((a, b) => a.cost - b.cost);
  const [best] = spots;
  if (!best) return;
  if (best.side && isBeside(best, size, aim)) bubble.dataset.side = best.side;
  else delete bubble.dataset.side;
  bubble.style.left = `${best.left}px`;
  bubble.style.top = `${best.top}px`;
  const tail = first(".guide-tail", bubble);
  if (!tail) return;
  const isAside = best.side === "left" || best.side === "right";
  const middle = isAside
    ? (aim.top + aim.bottom) / 2 - best.top
    : (aim.left + aim.right) / 2 - best.left;
  const along = Math.min(Math.max(middle - 10, 18), (isAside ? size.height : size.width) - 38);
  tail.style.top = isAside ? `${along}px` : "";
  tail.style.left = isAside ? "" : `${along}px`;
}

/**
 * Whether a bubble stands so near to something that its tail can touch it.
 * @param {{left: number, top: number, side: string}} spot
 * @param {DOMRect} size
 * @param {Box} aim
 */
function isBeside({ left, top, side }, size, aim) {
  const [right, bottom] = [left + size.width, top + size.height];
  const isAside = side === "left" || side === "right";
  const gap = { left: aim.left - right, right: left - aim.right, above: aim.top - bottom }[side];
  const meets = isAside
    ? top < aim.bottom && bottom > aim.top
    : left < aim.right && right > aim.left;
  return meets && (gap ?? top - aim.bottom) < 2 * GAP;
}

/**
 * Puts a bubble that points at nothing in its place: in the middle, or where it covers least.
 * @param {HTMLElement} bubble
 * @param {boolean} isAside
 */
function rest(bubble, isAside) {
  delete bubble.dataset.side;
  const size = bubble.getBoundingClientRect();
  const lights = lit().map((box) => /** @type {Weighed} */ ([sized(box), 8]));
  const free = isAside
    ? leastCovering(size, inner(), [...lights, ...atHand()])
    : { left: (innerWidth - size.width) / 2, top: (innerHeight - size.height) / 2.4 };
  // What was learnt may lie over the header, too.
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const isDone = bubble.classList.contains("done");
  // Where it would hang over the edge of the tray, it stands above it.
  const above = tray() - EDGE - size.height;
  const top = isAside && free.top < above + HANGING ? Math.min(free.top, above) : free.top;
  const spot = within(size, isDone ? window : room())(free.left, top);
  bubble.style.left = `${spot.left}px`;
  bubble.style.top = `${spot.top}px`;
}

/**
 * What the bubble speaks of first: what is to be done, else what is lit first.
 * @param {Box[]} boxes
 */
function aimed(boxes) {
  const asked = first(ASKED)?.getBoundingClientRect();
  const holds = (/** @type {Box} */ box) =>
    asked &&
    asked.left >= box.left &&
    asked.right <= box.right &&
    asked.top >= box.top - 9 &&
    asked.bottom <= box.bottom + 9;
  return boxes.find(holds) ?? boxes[0];
}

/**
 * The box around several.
 * @param {Box[]} boxes
 * @returns {Box}
 */
const whole = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/**
 * The places beside a box, inside the window.
 * @param {Box} aim
 * @param {DOMRect} size
 */
function sides(aim, size) {
  const { width, height } = size;
  const down = (aim.top + aim.bottom - height) / 2;
  const across = (aim.left + aim.right - width) / 2;
  // In the middle of what it speaks of, or along either end of it.
  const downs = [down, aim.top - EDGE, aim.bottom + EDGE - height];
  const acrosses = [across, aim.left - EDGE, aim.right + EDGE - width];
  const spots = [
    ...downs.map((top) => ({ side: "right", left: aim.right + GAP, top })),
    ...downs.map((top) => ({ side: "left", left: aim.left - GAP - width, top })),
    ...acrosses.map((left) => ({ side: "below", left, top: aim.bottom + GAP })),
    ...acrosses.map((left) => ({ side: "above", left, top: aim.top - GAP - height })),
    // Above the whole tray, since what lies beside it there may be needed.
    ...acrosses.map((left) => ({
      side: "above",
      left,
      top: Math.min(aim.top, tray()) - GAP - height,
    })),
    // Where none of these is free, at an edge of the window.
    { side: "", left: across, top: innerHeight },
    { side: "", left: across, top: 0 },
    { side: "", left: innerWidth, top: down },
    { side: "", left: 0, top: down },
  ];
  const inside = within(size);
  return spots.map(({ side, left, top }) => ({ side, ...inside(left, top) }));
}

/** Where a bubble may stand. */
function inner() {
  const { left, top, right, bottom } = room();
  const [width, height] = [right - left - 2 * EDGE, bottom - top - 2 * EDGE];
  return { left: left + EDGE, top: top + EDGE, width, height };
}

/** A box by its sides as one by its size. @param {Box} box */
const sized = ({ left, top, right, bottom }) => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

/**
 * What a bubble should not cover, and how much it weighs: what is to be done most, and small things as
 * much as large ones.
 * @param {Box[]} boxes
 * @param {Box} aim
 * @returns {Weighed[]}
 */
function shown(boxes, aim) {
  const light = (/** @type {Box} */ box) => {
    const { width, height } = sized(box);
    return /** @type {Weighed} */ ([sized(box), Math.max(4, (2 * APART) / (width * height))]);
  };
  return [
    ...boxes.map(light),
    [sized(aim), 20],
    ...weighed(WANTED, 100),
    // Other pieces may be tried as well, and are better left free.
    ...weighed(NEEDED, 0.2),
  ];
}

/**
 * A hole in the veil.
 * @param {Box} box
 */
function hole({ left, top, right, bottom }) {
  const r = Math.min(12, (bottom - top) / 2, (right - left) / 2);
  return `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - r}a${r} ${r} 0 0 1 -${r} ${r}H${left + r}a${r} ${r} 0 0 1 -${r} -${r}V${top + r}a${r} ${r} 0 0 1 ${r} -${r}Z`;
}

/** The dotted line from what is lit to what is to be done. */
function lineBetween() {
  const asked = first(`[data-piece] > ${ASKED}`)?.getBoundingClientRect();
  const cause = first(".piece[data-lit]")?.getBoundingClientRect();
  if (!asked || !cause || !asked.width || !cause.width) return "";
  const [x1, x2] = [(cause.left + cause.right) / 2, (asked.left + asked.right) / 2];
  const isBelow = cause.top > asked.bottom;
  const isAbove = cause.bottom < asked.top;
  if (!isBelow && !isAbove) return "";
  const [y1, y2] = isBelow
    ? [cause.top - 12, asked.bottom + 16]
    : [cause.bottom + 12, asked.top - 16];
  // Between neighbours there is no way to show.
  if ((isBelow ? y1 - y2 : y2 - y1) < GAP) return "";
  const bend = x1 + (x2 - x1) / 2 - 30;
  const tip = isBelow ? 12 : -12;
  return `M${x1} ${y1}Q${bend} ${(y1 + y2) / 2} ${x2} ${y2}M${x2 - 9} ${y2 + tip}L${x2} ${y2}L${x2 + 9} ${y2 + tip}`;
}
