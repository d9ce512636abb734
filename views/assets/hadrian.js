// What Hadrian's Wall adds to its board: keys and wheel for turning a pattern, the right part of
// the sheets on a narrow screen. Everything works without it.
"use strict";
(() => {
  const turns = () => [...document.querySelectorAll("input.turn")];

  // Turns as they are numbered on the page: quarter turns, and four more if mirrored. A pattern
  // that looks the same after some turns has only those that differ.
  function turnBy(change) {
    const all = turns();
    if (all.length < 2) return false;
    const values = all.map((one) => Number(one.value));
    const now = Number(all.find((one) => one.checked)?.value ?? values[0]);
    const mirrored = now >= 4;
    let next;
    if (change === "mirror") {
      // Mirroring what lies turned turns it the other way round.
      const wanted = (mirrored ? 0 : 4) + ((4 - (now % 4)) % 4);
      // A pattern that is its own mirror image has no mirrored turns of its own.
      const same = [wanted, wanted ^ 2, mirrored ? 0 : 4, wanted % 4];
      next = same.find((value) => values.includes(value));
    } else {
      const side = values.filter((value) => value >= 4 === mirrored);
      next = side[(side.indexOf(now) + change + side.length) % side.length];
    }
    const chosen = all.find((one) => Number(one.value) === next);
    if (!chosen) return false;
    chosen.checked = true;
    return true;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-turn]");
    if (button) turnBy(button.dataset.turn === "mirror" ? "mirror" : Number(button.dataset.turn));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input[type=text], textarea, select")) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === "r") turnBy(event.shiftKey ? -1 : 1);
    else if (key === "m") turnBy("mirror");
  });
  document.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || !event.target.closest(".scout-map.laying .map-grid")) return;
      if (turnBy(event.deltaY > 0 ? 1 : -1)) event.preventDefault();
    },
    { passive: false },
  );

  // A pattern can be held by any of its cells: where no place begins under the pointer, the one
  // that covers this cell is shown, and a click lays it there.
  const placeOf = (at) => ["r", "c"].map((axis) => Number(at.className.match(`\\b${axis}(\\d)`)[1]));
  const cellsOf = (at) => {
    const [row, column] = placeOf(at);
    const ghost = at.querySelector(".ghost");
    const shift = Number(ghost.getAttribute("class").match(/shift-(\d)/)[1]);
    return [...ghost.querySelectorAll("rect")].map((rect) => {
      const [x, y] = [rect.getAttribute("x"), rect.getAttribute("y")].map(Number);
      return `${row + y},${column - shift + x}`;
    });
  };

  function aimedAt(event) {
    const grid = event.target.closest?.(".scout-map.laying .map-grid");
    if (!grid || event.target.closest(".at")) return null;
    const cells = [...grid.querySelectorAll(".cells > .cell")];
    const under = cells.findIndex((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return event.clientX >= left && event.clientX < right && event.clientY >= top && event.clientY < bottom;
    });
    const layer = [...grid.querySelectorAll(".layer")].find((one) => one.offsetParent);
    if (under < 0 || !layer) return null;
    const columns = Math.round(cells[0].parentElement.clientWidth / cells[0].offsetWidth);
    const wanted = `${Math.floor(under / columns)},${under % columns}`;
    const free = [...layer.querySelectorAll(".at")].filter((at) => at.querySelector(".legal"));
    return free.find((at) => cellsOf(at).includes(wanted)) ?? null;
  }

  const aim = (at) => {
    for (const old of document.querySelectorAll(".at.aimed")) {
      if (old !== at) old.classList.remove("aimed");
    }
    at?.classList.add("aimed");
  };
  document.addEventListener("pointermove", (event) => {
    if (event.target.closest?.(".scout-map.laying")) aim(aimedAt(event));
    else aim(null);
  });
  document.addEventListener("click", (event) => aimedAt(event)?.querySelector("button").click());

  // The arrow keys walk over the map.
  document.addEventListener("keydown", (event) => {
    const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    const step = steps[event.key];
    const from = step && event.target.closest?.(".layer .at");
    if (!from) return;
    const [row, column] = placeOf(from);
    const others = [...from.parentElement.querySelectorAll(".at")].filter((at) => {
      const [down, right] = placeOf(at);
      return (down - row) * step[0] + (right - column) * step[1] > 0;
    });
    const far = (at) => {
      const [down, right] = placeOf(at);
      const along = Math.abs((down - row) * step[0] + (right - column) * step[1]);
      const aside = Math.abs((down - row) * step[1]) + Math.abs((right - column) * step[0]);
      return along + 3 * aside;
    };
    others.sort((a, b) => far(a) - far(b));
    event.preventDefault();
    others[0]?.querySelector("button").focus();
  });

  // --- parts of the sheets on a narrow screen --------------------------------------------------

  let before = null;

  let first = true;

  function followQuestion() {
    const board = document.querySelector(".hadrian");
    const ask = board?.dataset.ask;
    const chosen = document.querySelector(".part-tabs input:checked");
    // A page that opens with a question leads on to the frontier.
    if (first && ask) before = "frontier";
    first = false;
    if (ask && chosen && chosen.value !== ask) {
      before ??= chosen.value;
      document.getElementById(`part-${ask}`).checked = true;
    } else if (!ask && before) {
      document.getElementById(`part-${before}`).checked = true;
      before = null;
    }
  }

  // What is asked must be in sight on a wide screen, too.
  function showQuestion() {
    const board = document.querySelector(".hadrian");
    if (!board?.dataset.ask) return;
    const legal = board.querySelector(".part .legal");
    if (!legal || legal.getBoundingClientRect().width === 0) return;
    const { top, bottom } = legal.getBoundingClientRect();
    const pinned = document.querySelector(".table-mine")?.getBoundingClientRect().top ?? innerHeight;
    if (top < 0 || bottom > pinned) legal.scrollIntoView({ block: "center" });
  }

  function look() {
    for (const extra of document.querySelectorAll(".by-script")) extra.hidden = false;
    followQuestion();
    showQuestion();
  }
  document.addEventListener("ludi:change", look);
  look();
})();
