// The map of Praetor: moving about and zooming, by mouse, wheel, fingers, keys and buttons.
// Without this script the map fits its frame; with it, the view a reader has chosen stays while
// the city grows.
"use strict";
(() => {
  const LARGEST = 5;
  const map = () => document.getElementById("city-view");
  const plan = () => map()?.querySelector(".plan");
  const extent = () => map()?.querySelector(".extent");

  // What the reader has chosen: how large, and the cell in the middle of the frame, east and
  // north as the city counts. 1 is the whole city.
  let zoom = 1;
  let middle = null;

  // The width that fits, measured while nothing is chosen.
  function fittingWidth() {
    const picture = extent();
    picture.removeAttribute("style");
    return picture.getBoundingClientRect().width;
  }

  // The frame in cells. Of the outermost ones only the inner half is seen.
  const cells = () => {
    const { west, north, columns, rows } = plan().dataset;
    return {
      west: Number(west) + 0.5,
      north: Number(north) + 0.5,
      columns: Number(columns),
      rows: Number(rows),
    };
  };

  // Where a point of the frame lies in the city.
  function placeOf(x, y) {
    const box = plan().getBoundingClientRect();
    const { west, north, columns, rows } = cells();
    return {
      east: west + ((x - box.left) / box.width) * columns,
      south: north - ((y - box.top) / box.height) * rows,
    };
  }

  const centre = () => {
    const box = map().getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };

  const chosen = () => Math.abs(zoom - 1) > 0.01;

  const remember = () => {
    middle = chosen() ? placeOf(...centre()) : null;
  };

  // On a narrow screen the map is wider than its frame; then the whole city is smaller than 1.
  const least = () => Math.min(1, map().clientWidth / fittingWidth());

  // Scrolls so that a place of the city lies under a point of the window.
  function bring(place, x, y) {
    const here = placeOf(x, y);
    const box = plan().getBoundingClientRect();
    const { columns, rows } = cells();
    map().scrollLeft += ((place.east - here.east) / columns) * box.width;
    map().scrollTop += ((here.south - place.south) / rows) * box.height;
  }

  function show() {
    if (!map()) return;
    for (const tools of document.querySelectorAll(".zoom")) tools.hidden = false;
    const width = fittingWidth();
    map().classList.toggle("moved", zoom > 1.01);
    if (chosen()) {
      const style = extent().style;
      style.maxWidth = "none";
      style.maxHeight = "none";
      style.width = `${width * zoom}px`;
      if (middle) bring(middle, ...centre());
    }
  }

  function zoomTo(wanted, x, y) {
    const [centreX, centreY] = centre();
    const place = placeOf(x ?? centreX, y ?? centreY);
    zoom = Math.min(LARGEST, Math.max(least(), wanted));
    middle = null;
    show();
    bring(place, x ?? centreX, y ?? centreY);
    remember();
  }

  // --- buttons and keys ------------------------------------------------------------------------

  const step = { in: () => zoomTo(zoom * 1.3), out: () => zoomTo(zoom / 1.3), fit: () => zoomTo(0) };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) step[button.dataset.zoom]();
  });

  const typing = (target) => target.matches("input, select, textarea");

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || !map()) return;
    const key = { "+": "in", "=": "in", "-": "out", 0: "fit" }[event.key];
    if (key) {
      step[key]();
      event.preventDefault();
      return;
    }
    // R goes round the ways a tile can be turned.
    if (event.key === "r" || event.key === "R") {
      const turns = [...document.querySelectorAll("button.turn")];
      if (turns.length === 0) return;
      const next = turns.indexOf(document.activeElement) + (event.key === "R" ? -1 : 1);
      turns[(next + turns.length) % turns.length].focus();
      event.preventDefault();
    }
  });

  // --- the wheel -------------------------------------------------------------------------------

  // A page that is being scrolled goes on scrolling when the map comes under the pointer.
  let scrolled = 0;
  addEventListener("scroll", () => (scrolled = Date.now()), { passive: true });

  document.addEventListener(
    "wheel",
    (event) => {
      if (!event.target.closest?.("#city-view") || event.shiftKey) return;
      const larger = event.deltaY < 0;
      const pinched = event.ctrlKey;
      if (!pinched && (Date.now() - scrolled < 400 || (!larger && zoom <= 1.01))) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (pinched ? 0.01 : 0.0022));
      zoomTo(zoom * Math.min(1.5, Math.max(0.66, factor)), event.clientX, event.clientY);
    },
    { passive: false },
  );

  // --- dragging and pinching -------------------------------------------------------------------

  const fingers = new Map();
  let dragged = 0;

  const spread = () => {
    const [a, b] = [...fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, wide: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest?.("#city-view") || event.button !== 0) return;
    if (fingers.size === 0) dragged = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });

  document.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was || !map()) return;
    const before = fingers.size === 2 ? spread() : null;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (before) {
      const now = spread();
      dragged += 10;
      zoomTo((zoom * now.wide) / Math.max(1, before.wide), now.x, now.y);
      map().scrollLeft -= now.x - before.x;
      map().scrollTop -= now.y - before.y;
      remember();
    } else if (map().classList.contains("moved")) {
      const [x, y] = [event.clientX - was.x, event.clientY - was.y];
      dragged += Math.abs(x) + Math.abs(y);
      map().scrollLeft -= x;
      map().scrollTop -= y;
      map().classList.add("moving");
      remember();
    }
  });

  const lift = (event) => {
    fingers.delete(event.pointerId);
    map()?.classList.remove("moving");
  };
  document.addEventListener("pointerup", lift);
  document.addEventListener("pointercancel", lift);

  // Whoever has dragged the map does not mean the tile under the pointer.
  document.addEventListener(
    "click",
    (event) => {
      if (dragged > 8 && event.detail > 0 && event.target.closest?.("#city-view")) {
        event.preventDefault();
        event.stopPropagation();
      }
      dragged = 0;
    },
    true,
  );

  // A focus that is moved by keys scrolls the map; that view counts as chosen, too.
  document.addEventListener("focusin", (event) => {
    if (chosen() && event.target.closest?.("#city-view")) requestAnimationFrame(remember);
  });

  addEventListener("resize", show);
  document.addEventListener("ludi:change", show);
  show();
  const frame = map();
  if (frame) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
})();
