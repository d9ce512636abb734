// @ts-check
// The whole city in small, with a window on what is seen of it, while the map is larger than its
// frame: a touch goes there.

import { onChange } from "./change.js";
import { goTo, isEnlarged, seen } from "./map.js";
import { around, first } from "./page.js";

/** Shows the window, or nothing while the whole city is seen. */
function draw() {
  const small = first("#board .overview");
  if (!small) return;
  const [view, pane] = [seen(), first(".pane", small)];
  const city = small.querySelector("svg")?.viewBox.baseVal;
  if (!view || !pane || !city) return;
  // Around the small city there is half a cell of land; what is hidden of that does not matter.
  small.hidden = !isEnlarged() || (view.wide > city.width - 1.1 && view.high > city.height - 1.1);
  const sides = { x: view.west, y: -view.north, width: view.wide, height: view.high };
  for (const [side, size] of Object.entries(sides)) pane.setAttribute(side, size.toFixed(2));
}

/**
 * The place of the city under a point of the small map.
 * @param {SVGSVGElement} svg
 * @param {PointerEvent | MouseEvent} event
 */
function placeUnder(svg, { clientX, clientY }) {
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { east: at.x, north: -at.y };
}

/** The map and its frame change their size by themselves. */
const sized = new ResizeObserver(draw);

/** Lets the small map follow the large one, and lead it. */
export function useOverview() {
  onChange(() => {
    for (const part of [first("#city-view"), first("#city-view .plan")])
      if (part) sized.observe(part);
    draw();
  });
  document.addEventListener("scroll", draw, { capture: true, passive: true });
  for (const kind of /** @type {const} */ (["pointerdown", "pointermove"])) {
    document.addEventListener(kind, (event) => {
      const svg = around(event, ".overview")?.querySelector("svg");
      if (!svg || event.buttons === 0) return;
      event.preventDefault();
      goTo(placeUnder(svg, event));
      draw();
    });
  }
}
