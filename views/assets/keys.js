// @ts-check
// Keys that mean something anywhere on the page.

import { around } from "./page.js";

/**
 * Whether a key goes to the field it is pressed in: fields for text take all of them, fields to
 * choose from only the arrows.
 * @param {KeyboardEvent} event
 */
export function isTyping(event) {
  const field = around(event, "input, select, textarea");
  if (!field) return false;
  const chooses = field.matches("input:is([type=radio], [type=checkbox], [type=range])");
  return !chooses || event.key.startsWith("Arrow");
}

/**
 * The key that is pressed as a shortcut, letters always small, so that Caps Lock makes no
 * difference; empty if somebody types, or means the browser by Ctrl, Alt or the like.
 * @param {KeyboardEvent} event
 */
export function shortcut(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return "";
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
