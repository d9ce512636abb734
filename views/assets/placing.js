// @ts-check
// Placing a tile, in one way for every board: pointing at a cell lays it there as a ghost, pointing
// at it again turns it, and nothing is decided before it is confirmed. What stands on the cells
// and beside the ghost comes from the server, for every turn of the tile; this only shows which
// turn is meant. Without a script a cell is a decision, and so is how the tile lies on it.

import { onChange } from "./change.js";
import { shortcut } from "./keys.js";
import { all, around, byId, first, submit } from "./page.js";
import { freeSpot } from "./spot.js";
import { onTurn } from "./turning.js";

/** How often the tile in hand is turned. */
let facing = 0;
/** The decision of the cell the ghost lies on; empty while it lies nowhere. */
let where = "";
/** Which tile that is about. */
let hand = "";
/** Whether the wheel turned the ghost while a pointer held it: letting it go is no touch then. */
let rolled = false;

/** What the cells lie on, while a tile is to be placed. */
const ground = () => first("#board [data-placing]");

/** The buttons of the cells a tile may lie on. @returns {HTMLButtonElement[]} */
const cells = () => all("#board [data-placing] .lay > .piece > button[type=submit]");

/** The button of the cell the ghost lies on. */
const laid = () => cells().find((button) => button.value === where) ?? null;

/**
 * The way the tile would lie on a cell as it is turned now.
 * @param {HTMLButtonElement} button
 */
const way = (button) =>
  first(`.ways > :nth-child(${facing + 1})`, button.closest(".lay") ?? undefined);

/**
 * Draws the tile in hand on a cell, in all its turns; which cell shows it is for the style sheet.
 * @param {HTMLElement} button
 */
function draw(button) {
  const tile = first("#placing .in-hand");
  if (!tile || first(".ghost", button)) return;
  const ghost = document.createElement("span");
  ghost.className = "ghost";
  ghost.innerHTML = tile.innerHTML;
  first(".shows", button)?.prepend(ghost);
}

/** Shows how the tile is turned, where it lies and what it brings there. */
function show() {
  const on = ground();
  if (!on) return;
  on.dataset.facing = String(facing);
  for (const button of cells()) {
    const isHere = button.value === where;
    button.closest(".lay")?.classList.toggle("laid", isHere);
    if (isHere) draw(button);
  }
  const panel = byId("placing");
  if (!panel) return;
  panel.hidden = false;
  panel.dataset.facing = String(facing);
  say(panel);
  stand();
}

/**
 * Says what the ghost brings, or how one lays it.
 * @param {HTMLElement} panel
 */
function say(panel) {
  const button = laid();
  const meant = button && way(button);
  const says = first(".placing-says", panel);
  const sum = first(".placing-sum", panel);
  const text = (meant && first(".says", meant))?.innerHTML ?? panel.dataset.how ?? "";
  if (says && says.innerHTML !== text) says.innerHTML = text;
  if (sum) sum.innerHTML = (meant && first(".sum", meant))?.innerHTML ?? "";
  for (const tools of all(".placing-tools", panel)) tools.hidden = !button;
  point(button, meant);
}

/**
 * In a lesson: what leads to the way a tile is to lie is marked, step by step.
 * @param {HTMLButtonElement | null} button
 * @param {HTMLElement | null} meant
 */
function point(button, meant) {
  const leading = all("[data-placing] [data-leads]");
  if (!leading.length) return;
  /** What is marked, and how. @type {Map<Element | null, string | undefined>} */
  const next = new Map();
  for (const way of leading) {
    const cell = first(".piece > button", way.closest(".lay") ?? undefined);
    next.set(cell === button ? first(toward(way, meant)) : cell, way.dataset.leads);
  }
  for (const control of [...cells(), ...all(".place-tool")])
    for (const mark of ["data-asked", "data-asked-also"])
      control.toggleAttribute(mark, next.get(control) === mark);
}

/**
 * The control that leads to a way of lying from the one that is meant, turning the shorter way.
 * @param {HTMLElement} way
 * @param {HTMLElement | null} meant
 */
function toward(way, meant) {
  if (meant?.dataset.leads) return "[data-place=confirm]";
  const ways = [...(way.parentElement?.children ?? [])];
  const turns = (ways.indexOf(way) - facing + ways.length) % ways.length;
  return turns > ways.length / 2 ? "[data-turn='-1']" : "[data-turn='1']";
}

/** Puts the controls beside the ghost, on land where nothing lies; without any, into the tray. */
export function stand() {
  const [on, button, tools] = [ground(), laid(), first(".placing-tools")];
  if (!on || !button || !tools) return;
  // A style sheet may want them in the tray, for thumbs.
  const floats = getComputedStyle(tools).getPropertyValue("--floats") !== "no";
  tools.classList.toggle("floats", floats);
  const ghost = first(".ghost", button) ?? button;
  const spot = floats
    ? freeSpot(
        ghost.getBoundingClientRect(),
        tools.getBoundingClientRect(),
        on.getBoundingClientRect(),
        all("[data-piece]", on).map((piece) => piece.getBoundingClientRect()),
      )
    : null;
  tools.classList.toggle("floats", spot !== null);
  tools.style.left = spot ? `${spot.left}px` : "";
  tools.style.top = spot ? `${spot.top}px` : "";
}

/** @param {number} by */
function turn(by) {
  facing = (((facing + by) % 4) + 4) % 4;
  show();
}

/** @param {string} cell */
function lay(cell) {
  where = cell;
  show();
  const button = laid();
  if (button) sized.observe(button);
}

/** Takes the ghost away; the focus goes back to where it lay. */
function takeAway() {
  const button = laid();
  where = "";
  const within = first(".placing-tools")?.contains(document.activeElement);
  show();
  sized.disconnect();
  if (within) button?.focus();
}

/** Makes both decisions at once: where the tile lies, and how. */
function confirm() {
  const button = laid();
  const how = button && way(button)?.dataset.way;
  if (!button || !how) return;
  button.value = `${where}; ${how}`;
  submit(button);
  button.value = where;
}

/** The cells lie on a map that is zoomed and scrolled. */
const sized = new ResizeObserver(stand);
addEventListener("resize", stand);
// A board may make room for the ghost.
document.addEventListener("transitionend", ({ target }) => {
  if (target instanceof Element && target.parentElement?.matches("[data-placing]")) stand();
});
document.addEventListener("scroll", stand, { capture: true, passive: true });

onTurn({
  // It scrolls unless the ghost is held.
  wheel: ".lay.held",
  fingers: "#board [data-placing]",
  canTurn: () => ground() !== null,
  turn: (by) => {
    rolled = first(".lay.held") !== null;
    turn(by);
  },
});

/** @type {Record<string, () => void>} */
const TOOLS = { confirm, away: takeAway };

document.addEventListener("click", (event) => {
  const tool = around(event, "[data-place]");
  if (tool) TOOLS[tool.dataset.place ?? ""]?.();
  /** @type {HTMLButtonElement | null} */
  const button = around(event, "[data-placing] .lay > .piece > button[type=submit]");
  if (!button || event.defaultPrevented) return;
  event.preventDefault();
  if (button.value !== where) lay(button.value);
  else if (!rolled) turn(1);
  // Keys go on beside the ghost: turn, confirm, take away.
  if (event.detail === 0) {
    const asked = first("#placing [data-asked], #placing [data-asked-also]");
    (asked ?? first("[data-place=confirm]"))?.focus();
  }
});

for (const near of /** @type {const} */ (["pointerover", "focusin"])) {
  document.addEventListener(near, (event) => {
    const button = around(event, "[data-placing] .lay > .piece > button[type=submit]");
    if (button) draw(button);
  });
}
document.addEventListener("pointerdown", (event) => {
  around(event, ".lay.laid")?.classList.add("held");
  rolled = false;
});
for (const lifted of /** @type {const} */ (["pointerup", "pointercancel"])) {
  document.addEventListener(lifted, () => first(".lay.held")?.classList.remove("held"));
}

/** The directions of the arrow keys. @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The nearest cell in a direction.
 * @param {HTMLElement} from
 * @param {[number, number]} direction
 */
function nextCell(from, [right, down]) {
  const middle = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  const ahead = cells()
    .map((button) => {
      const [toX, toY] = middle(button);
      const along = (toX - x) * right + (toY - y) * down;
      const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
      return { button, along, far: along + 2 * aside };
    })
    .filter(({ along }) => along > 4);
  return ahead.sort((one, other) => one.far - other.far)[0]?.button ?? null;
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && where && ground()) takeAway();
  const direction = ARROWS[shortcut(event)];
  const focus = around(event, ".placing-tools, .lay > .piece > button");
  const from = laid() ?? focus;
  const next = direction && focus && from && ground() && nextCell(from, direction);
  if (!next) return;
  event.preventDefault();
  if (where) lay(next.value);
  if (!focus.matches(".placing-tools")) next.focus();
});

onChange(() => {
  const tile = ground()?.dataset.placing ?? "";
  if (tile !== hand) {
    hand = tile;
    facing = 0;
    where = "";
  }
  show();
});
