// @ts-check
// The count at the end of a game: the columns grow course by course, then the verdict appears.
// The page shows the end of it; this only plays how it came to be, once.

import { shortcut } from "./keys.js";
import { all, byId, first, known } from "./page.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a course takes, and all of them at most, in milliseconds. */
const PACE = 250;
const LONGEST = 7000;

/**
 * A column and how much of it is counted.
 * @typedef {object} Column
 * @property {SVGGElement} tower
 * @property {SVGGElement | null} crest
 * @property {SVGTextElement | null} total
 * @property {string} said the total as the page says it
 * @property {number} end the total, in units
 * @property {number} scale how high a unit is
 * @property {number} counted
 * @property {number} sunk
 */

/** @param {SVGGElement} group @returns {Column} */
function column(group) {
  const tower = /** @type {SVGGElement} */ (first(".tower", group));
  /** @type {SVGTextElement | null} */
  const total = first(".end-total", group);
  return {
    tower,
    crest: first(".crest", group),
    total,
    said: total?.textContent ?? "",
    end: Number(group.dataset.total),
    scale: Number(group.dataset.scale),
    counted: 0,
    sunk: 0,
  };
}

/** Plays the count, and ends it at once when it is skipped. */
class Count {
  constructor() {
    this.finale = known("finale");
    this.list = known("finale-count");
    this.unit = Number(first(".end-columns")?.getAttribute("data-unit") ?? 1);
    /** @type {Column[]} */
    this.columns = all("g.column").map((group) => column(/** @type {any} */ (group)));
    /** @type {{ step: number, column: Column, stone: SVGGElement, points: number }[]} */
    this.courses = all("g.column").flatMap((group, index) =>
      all("[data-step]", group).map((stone) => ({
        step: Number(stone.dataset.step),
        column: this.columns[index],
        stone: /** @type {any} */ (stone),
        points: Number(stone.dataset.points),
      })),
    );
    this.courses.sort((one, other) => one.step - other.step);
    this.pace = Math.min(PACE, LONGEST / Math.max(1, this.courses.length));
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  play() {
    this.finale.classList.add("counting");
    this.list.hidden = false;
    for (const one of this.columns) {
      one.counted = 0;
      one.sunk = 0;
      this.show(one);
    }
    for (const { stone } of this.courses) stone.style.opacity = "0";
    for (const extra of all(".debt, .wreath, .end-rays")) extra.style.opacity = "0";
    this.next(0);
  }

  /** @param {number} index */
  next(index) {
    const course = this.courses[index];
    if (!course) {
      this.timer = setTimeout(() => this.end(), this.pace * 2);
      return;
    }
    for (const line of all("li", this.list)) {
      const step = Number(line.dataset.step);
      line.classList.toggle("is-done", step < course.step);
      line.classList.toggle("is-counting", step === course.step);
    }
    const { column, stone, points } = course;
    column.counted += points;
    if (points < 0) {
      column.sunk += -points * column.scale;
      const debt = stone.parentElement?.querySelector(".debt");
      if (debt instanceof SVGElement) debt.style.opacity = "1";
    } else {
      stone.style.opacity = "1";
      stone.animate(
        [
          { opacity: 0, transform: "translateY(-16px)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: this.pace, easing: "ease-in" },
      );
    }
    this.show(column);
    this.timer = setTimeout(() => this.next(index + 1), this.pace);
  }

  /** @param {Column} column */
  show(column) {
    const { tower, crest, total } = column;
    tower.style.transform = `translateY(${column.sunk}px)`;
    if (crest) {
      const left = (Math.max(0, column.end) - Math.max(0, column.counted)) * column.scale;
      crest.style.translate = `0 ${left}px`;
    }
    if (total) total.textContent = this.say(column.counted);
  }

  /** @param {number} units */
  say(units) {
    const digits = this.unit === 10 ? 1 : 0;
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const said = (units / this.unit).toLocaleString(document.documentElement.lang, format);
    return said.replace("-", "−");
  }

  end() {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.finale.classList.contains("counting")) return;
    this.finale.classList.remove("counting");
    this.list.hidden = true;
    for (const { stone } of this.courses) stone.style.opacity = "";
    for (const { tower, crest, total, said } of this.columns) {
      tower.style.transform = "";
      if (crest) crest.style.translate = "";
      if (total) total.textContent = said;
    }
    for (const extra of all(".debt, .wreath, .end-rays")) {
      extra.style.opacity = "";
      if (!extra.matches(".debt")) extra.animate([{ opacity: 0 }, {}], { duration: 600 });
    }
    const verdict = first(".end-verdict");
    verdict?.animate([{ opacity: 0 }, {}], { duration: 350 });
  }
}

/** Whether this count was seen already; then the page is left as it is. */
function isNew() {
  const key = `counted ${known("finale").dataset.table}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "yes");
  } catch {
    // Without a memory every visit is the first.
  }
  return true;
}

/** Plays the finale of a game. */
export function playFinale() {
  if (calm.matches) return;
  const count = new Count();
  const again = byId("finale-again");
  if (again) again.hidden = false;
  again?.addEventListener("click", () => {
    if (!count.timer) count.play();
    known("finale").scrollIntoView({ block: "nearest" });
  });
  known("finale-skip").addEventListener("click", () => count.end());
  document.addEventListener("keydown", (event) => {
    if (count.timer === undefined || shortcut(event) !== " ") return;
    event.preventDefault();
    count.end();
  });
  if (isNew()) count.play();
}
