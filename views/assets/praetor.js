// @ts-check
// The map of Praetor by mouse, wheel, fingers, keys and buttons, and placing tiles on it. Everything
// works without it.

import { useBloom } from "./bloom.js";
import { onChange } from "./change.js";
import { useCloser } from "./closer.js";
import { useCorner } from "./corner.js";
import { shortcut } from "./keys.js";
import { isEnlarged, moveBy, remember, watch, zoomBy } from "./map.js";
import { useOverview } from "./overview.js";
import { around, byId } from "./page.js";
import { useRoom } from "./room.js";
import { useTurnEnd } from "./turnend.js";

const FRAME = "#city-view";

// --- buttons and keys ----------------------------------------------------------------------------

/** @type {Record<string, number>} */
const FACTORS = { in: 1.3, out: 1 / 1.3, fit: 0 };
/** @type {Record<string, number>} */
const KEYS = { "+": FACTORS.in, "=": FACTORS.in, "-": FACTORS.out, 0: FACTORS.fit };

document.addEventListener("click", (event) => {
  const button = around(event, "[data-zoom]");
  if (button) zoomBy(FACTORS[button.dataset.zoom ?? ""] ?? 1);
});
document.addEventListener("keydown", (event) => {
  const factor = KEYS[shortcut(event)];
  if (factor === undefined || !byId("city-view")) return;
  zoomBy(factor);
  event.preventDefault();
});

// --- the wheel -----------------------------------------------------------------------------------

// A page that is being scrolled goes on scrolling when the map comes under the pointer.
let scrolled = 0;
addEventListener(
  "scroll",
  () => {
    scrolled = Date.now();
  },
  { passive: true },
);

document.addEventListener(
  "wheel",
  (event) => {
    // What turns a tile does not zoom as well.
    if (event.defaultPrevented || event.shiftKey || !around(event, FRAME)) return;
    const isPinched = event.ctrlKey;
    const goesOn = Date.now() - scrolled < 400 || (event.deltaY > 0 && !isEnlarged());
    if (!isPinched && goesOn) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (isPinched ? 0.01 : 0.0022));
    zoomBy(Math.min(1.5, Math.max(0.66, factor)), [event.clientX, event.clientY]);
  },
  { passive: false },
);

// --- dragging and pinching -----------------------------------------------------------------------

/** Fingers, or the mouse, on the map. @type {Map<number, { x: number, y: number }>} */
const fingers = new Map();
let dragged = 0;

/** Where two fingers are, and how far apart. */
function spread() {
  const [a, b] = [...fingers.values()];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, wide: Math.hypot(a.x - b.x, a.y - b.y) };
}

document.addEventListener("pointerdown", (event) => {
  if (!around(event, FRAME) || event.button !== 0) return;
  if (fingers.size === 0) dragged = 0;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

document.addEventListener("pointermove", (event) => {
  const was = fingers.get(event.pointerId);
  if (!was) return;
  const before = fingers.size === 2 ? spread() : null;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (before) {
    const now = spread();
    dragged += 10;
    zoomBy(now.wide / Math.max(1, before.wide), [now.x, now.y]);
    moveBy(now.x - before.x, now.y - before.y);
  } else if (isEnlarged()) {
    const [x, y] = [event.clientX - was.x, event.clientY - was.y];
    dragged += Math.abs(x) + Math.abs(y);
    moveBy(x, y);
    byId("city-view")?.classList.add("moving");
  }
});

for (const lifted of /** @type {const} */ (["pointerup", "pointercancel"])) {
  document.addEventListener(lifted, ({ pointerId }) => {
    fingers.delete(pointerId);
    byId("city-view")?.classList.remove("moving");
  });
}

// Whoever has dragged the map does not mean the tile under the pointer.
document.addEventListener(
  "click",
  (event) => {
    if (dragged > 8 && event.detail > 0 && around(event, FRAME)) {
      event.preventDefault();
      event.stopPropagation();
    }
    dragged = 0;
  },
  true,
);

// A focus that is moved by keys scrolls the map; that view counts as chosen, too.
document.addEventListener("focusin", (event) => {
  if (around(event, FRAME)) requestAnimationFrame(remember);
});

onChange(watch);
useOverview();
useBloom();
useTurnEnd();
useCorner();
useRoom();
useCloser(".tile, .lot", "#board .city");
