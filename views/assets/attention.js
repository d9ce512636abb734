// @ts-check
// Telling the reader that it is their turn, or that somebody speaks: in the tab, by a sound and, where
// it was asked for, by a notification of the browser.

import { onChange } from "./change.js";
import { byId, first } from "./page.js";
import { play, setVolume, volume } from "./sound.js";

/** Shows on the tab whether the reader is waited for. @param {boolean} waited */
function badge(waited) {
  /** @type {HTMLLinkElement | null} */
  const link = first("link[rel=icon]");
  if (link) link.href = (waited ? link.dataset.turn : link.dataset.calm) ?? link.href;
}

/** Whether the reader has to decide or to answer. */
const isWaitedFor = () => first("#now.acting, #question form[action$='/agree']") !== null;

/** Says outside of the page that it is the reader's turn. */
function notify() {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const told = new Notification(document.title, { tag: location.pathname });
  told.onclick = () => {
    window.focus();
    told.close();
  };
}

/** The wishes about sound and notifications, in the drawer of the table. */
function useWishes() {
  const loud = byId("volume-wish");
  if (loud instanceof HTMLInputElement) {
    loud.value = String(volume());
    loud.closest("[hidden]")?.removeAttribute("hidden");
    loud.addEventListener("change", () => {
      setVolume(Number(loud.value));
      play("coin");
    });
  }
  const tell = byId("notify-wish");
  if (!(tell instanceof HTMLButtonElement) || !("Notification" in window)) return;
  const show = () => {
    tell.hidden = Notification.permission !== "default";
    const said = byId("notify-state");
    if (said) said.textContent = tell.dataset[Notification.permission] ?? "";
  };
  tell.closest("[hidden]")?.removeAttribute("hidden");
  tell.addEventListener("click", async () => {
    await Notification.requestPermission();
    show();
  });
  show();
}

/** Pays attention. */
export function payAttention() {
  let waited = isWaitedFor();
  let said = Number(first("#open-talk .unread")?.dataset.count ?? 0);
  badge(waited);
  useWishes();
  onChange(() => {
    const now = isWaitedFor();
    if (now && !waited) {
      play("trumpet");
      notify();
    }
    waited = now;
    badge(now);
    const words = Number(first("#open-talk .unread")?.dataset.count ?? 0);
    if (words > said) play("pen");
    said = words;
  });
}
