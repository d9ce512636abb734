// @ts-check
// Links to send: chosen when one comes to them, copied and shared by buttons where that is possible.

import { onChange } from "./change.js";
import { all, around, byId } from "./page.js";

/**
 * The link a button is for.
 * @param {string | undefined} id
 */
const linkOf = (id) => {
  const field = byId(id ?? "");
  const isLink = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isLink ? field.value : "";
};

/** Lets links be sent. */
export function useLinks() {
  document.addEventListener("focusin", (event) => {
    /** @type {HTMLInputElement | HTMLTextAreaElement | null} */
    const link = around(event, ".link");
    link?.select();
  });
  document.addEventListener("click", async (event) => {
    const copy = around(event, "button[data-copy]");
    const copied = linkOf(copy?.dataset.copy);
    if (copy && copied) {
      await navigator.clipboard.writeText(copied);
      copy.textContent = copy.dataset.done ?? "";
    }
    const share = around(event, "button[data-share]");
    const url = linkOf(share?.dataset.share);
    // Who thinks better of it has not shared anything, and nothing is wrong.
    if (share && url) await navigator.share({ title: share.dataset.title, url }).catch(() => {});
  });
  onChange(() => {
    for (const button of all("button[data-copy]")) button.hidden = !navigator.clipboard;
    for (const button of all("button[data-share]")) button.hidden = !("share" in navigator);
  });
}
