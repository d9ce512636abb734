// Magna Roma: turning the tile in hand before it is placed, by key, wheel or button, and moving
// the population to its best places. Everything works without it.
"use strict";
(() => {
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];

  // How the tile in hand is turned, and whether the reader turned it: only then does pointing at
  // a cell also say how the tile lies. `hand` says which tile it is about.
  let facing = 0;
  let turned = false;
  let hand = "";
  // The way a tile is to lie that was placed with one click.
  let meant = null;
  let assigning = false;

  const asks = (what) => one(`.magna.asks-${what}`) !== null;
  const submit = (button) => button?.form?.requestSubmit(button);

  function show() {
    const city = one(".city");
    if (city) city.dataset.facing = facing;
    const strip = one(".magna-tray .strip");
    if (strip) strip.dataset.facing = facing;
    for (const chip of all(".face-of")) {
      chip.classList.toggle("current", turned && Number(chip.dataset.face) === facing);
    }
  }

  function turn(by) {
    facing = (facing + by + 4) % 4;
    turned = true;
    show();
  }

  function look() {
    for (const hidden of all(".turner, [data-assign]")) hidden.hidden = false;
    const placing = asks("cell");
    const now = placing ? one(".ring-tile.chosen")?.closest("[data-piece]")?.dataset.piece : hand;
    if (placing && now !== hand) {
      hand = now;
      facing = 0;
      turned = false;
      meant = null;
    }
    if (!placing && !asks("face")) {
      hand = "";
      turned = false;
      meant = null;
    }
    show();
    if (asks("face") && meant !== null) {
      const button = one(`.face-of[data-face="${meant}"] button[type=submit]`);
      meant = null;
      setTimeout(() => submit(button));
    }
    if (assigning) {
      const next = one("[data-best] button[type=submit]");
      assigning = next !== null;
      if (next) setTimeout(() => submit(next));
    }
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input[type=text], textarea, select")) return;
    if (!asks("cell") && !asks("face")) return;
    if (event.key === "r" || event.key === "R") {
      turn(event.shiftKey ? 3 : 1);
      event.preventDefault();
    }
  });

  document.addEventListener("wheel", (event) => {
    if (!event.target.closest?.(".city .place, .city .turning, .in-hand")) return;
    if (!asks("cell") && !asks("face")) return;
    event.preventDefault();
    turn(event.deltaY > 0 ? 1 : 3);
  }, { passive: false });

  document.addEventListener("click", (event) => {
    const turner = event.target.closest("[data-turn]");
    if (turner) turn(Number(turner.dataset.turn));
    if (event.target.closest("[data-assign]")) {
      assigning = true;
      submit(one("[data-best] button[type=submit]"));
    }
    if (event.target.closest(".city .turning") && asks("face")) {
      submit(one(`.face-of[data-face="${facing}"] button[type=submit]`));
    }
  });

  // Placing a tile that was turned says how it lies as well.
  document.addEventListener("submit", (event) => {
    const value = event.submitter?.value ?? "";
    if (value.startsWith("place ") && turned) meant = facing;
  }, true);

  document.addEventListener("ludi:change", look);
  look();
})();
