// @ts-check
// What flies over the page: a layer above everything that moves nothing below it.

import { byId } from "./page.js";

/** Whether the reader wants no movement. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The layer; it is made when something first flies, and nobody hears it. */
export function sky() {
  const there = byId("sky");
  if (there) return there;
  const layer = document.createElement("div");
  layer.id = "sky";
  layer.ariaHidden = "true";
  document.body.append(layer);
  return layer;
}

/**
 * Puts something over a place of the window.
 * @param {HTMLElement} thing
 * @param {{ left: number, top: number, width?: number, height?: number }} place
 */
export function put(thing, place) {
  thing.style.left = `${place.left}px`;
  thing.style.top = `${place.top}px`;
  if (place.width) thing.style.width = `${place.width}px`;
  if (place.height) thing.style.height = `${place.height}px`;
  sky().append(thing);
}
