// The one script of Ludi. Everything works without it; with it, pages keep themselves up to date,
// pieces glide to their new place, and a replay plays in place.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  // --- putting new markup in the place of old, keeping what the reader is doing ---------------

  const parse = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.firstElementChild;
  };

  const keyOf = (node) =>
    node.nodeType === Node.ELEMENT_NODE ? node.id || node.dataset.piece || "" : "";

  const sameKind = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName;

  const typesIn = (element) =>
    element.matches("input:not([type=hidden]):not([readonly]), select, textarea");

  function morphAttributes(from, to) {
    for (const { name } of [...from.attributes]) {
      // Whether something is unfolded is the reader's affair.
      if (!to.hasAttribute(name) && !(name === "open" && from.nodeName === "DETAILS")) {
        from.removeAttribute(name);
      }
    }
    for (const { name, value } of to.attributes) {
      if (name === "open" && from.nodeName === "DETAILS") continue;
      if (from.getAttribute(name) !== value) from.setAttribute(name, value);
    }
    if (from.nodeName === "INPUT" && !typesIn(from)) from.value = to.getAttribute("value") ?? "";
  }

  function morph(from, to) {
    if (!sameKind(from, to)) {
      from.replaceWith(to);
      return;
    }
    if (from.nodeType !== Node.ELEMENT_NODE) {
      if (from.data !== to.data) from.data = to.data;
      return;
    }
    morphAttributes(from, to);
    const keyed = new Map();
    for (const child of from.childNodes) {
      const key = keyOf(child);
      if (key && !keyed.has(key)) keyed.set(key, child);
    }
    const wanted = new Set([...to.childNodes].map(keyOf).filter(Boolean));
    let next = from.firstChild;
    for (const child of [...to.childNodes]) {
      const key = keyOf(child);
      // Old nodes with a key that is not wanted any more, or wanted elsewhere, are passed over.
      while (next && keyOf(next) && keyOf(next) !== key && !wanted.has(keyOf(next))) {
        const gone = next;
        next = next.nextSibling;
        gone.remove();
      }
      let match = null;
      if (key) {
        match = keyed.get(key) ?? null;
        keyed.delete(key);
      } else if (next && !keyOf(next) && sameKind(next, child)) {
        match = next;
      }
      if (match && sameKind(match, child)) {
        if (match === next) next = next.nextSibling;
        else from.insertBefore(match, next);
        morph(match, child);
      } else {
        from.insertBefore(child, next);
      }
    }
    while (next) {
      const gone = next;
      next = next.nextSibling;
      gone.remove();
    }
  }

  // --- gliding ---------------------------------------------------------------------------------

  const places = () => {
    const found = new Map();
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const place = piece.getBoundingClientRect();
      if (place.width > 0) found.set(piece.dataset.piece, place);
    }
    return found;
  };

  function glide(before) {
    if (calm.matches) return;
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const now = piece.getBoundingClientRect();
      if (now.width === 0) continue;
      const was = before.get(piece.dataset.piece);
      if (!was) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350, easing: "ease-out" });
        continue;
      }
      const [x, y] = [was.left - now.left, was.top - now.top];
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      piece.animate(
        [{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
        { duration: 420, easing: "cubic-bezier(.3, .7, .2, 1)" },
      );
    }
  }

  // --- keeping the focus -----------------------------------------------------------------------

  function rememberFocus() {
    const element = document.activeElement;
    if (!element || element === document.body) return () => {};
    const home = element.closest("#mine, #board, #decisions, #question, #players, #seats");
    const { id, name, value } = element;
    const piece = element.closest("[data-piece]")?.dataset.piece;
    return () => {
      if (document.contains(element) && document.activeElement === element) return;
      const find = (selector) => [...document.querySelectorAll(selector)];
      const again =
        (document.contains(element) && element) ||
        (id && byId(id)) ||
        (name && find(`button[name="${CSS.escape(name)}"]`).find((one) => one.value === value)) ||
        (piece && find("[data-piece] > button").find((one) => one.parentElement.dataset.piece === piece)) ||
        (home && byId(home.id)?.querySelector(".legal > button, button:not([aria-disabled])")) ||
        byId("now");
      if (!again) return;
      if (again.id === "now") again.tabIndex = -1;
      again.focus({ preventScroll: true });
    };
  }

  // What can be pointed at must be in sight, in trays that scroll.
  function showLegal() {
    for (const tray of document.querySelectorAll("#mine .strip")) {
      const legal = tray.querySelector(".legal");
      if (!legal || tray.scrollWidth <= tray.clientWidth) continue;
      const [box, view] = [legal.getBoundingClientRect(), tray.getBoundingClientRect()];
      if (box.left < view.left) tray.scrollLeft += box.left - view.left - 12;
      else if (box.right > view.right) tray.scrollLeft += box.right - view.right + 12;
    }
  }

  // Which of several things is chosen is the reader's affair, too; something always is.
  function keepChoices(work) {
    const chosen = document.querySelectorAll("input[type=radio]:checked");
    work();
    for (const radio of chosen) radio.checked = true;
    for (const radio of document.querySelectorAll("input[type=radio][checked]")) {
      const group = `input[name="${CSS.escape(radio.name)}"]:checked`;
      if (!document.querySelector(group)) radio.checked = true;
    }
  }

  const change = (work) => {
    const before = places();
    const focus = rememberFocus();
    keepChoices(work);
    showCopies();
    showLegal();
    // A board's own script, if it has one, looks again.
    document.dispatchEvent(new Event("ludi:change"));
    focus();
    glide(before);
  };

  // --- a table that is played ------------------------------------------------------------------

  function playTable(live) {
    let position = Number(live.dataset.position);
    let source = null;
    let heard = Date.now();
    let patience = 500;

    function announce(lines) {
      const log = byId("announce");
      for (const line of lines.slice(-8)) {
        const said = document.createElement("p");
        said.textContent = line;
        log.append(said);
      }
      while (log.children.length > 24) log.firstElementChild.remove();
    }

    function apply(update) {
      if (update.position < position) return;
      position = update.position;
      live.dataset.position = position;
      if (update.swap) {
        change(() => {
          for (const [id, html] of Object.entries(update.swap)) {
            const old = byId(id);
            const fresh = parse(html);
            if (old && fresh) morph(old, fresh);
          }
        });
      }
      for (const field of document.querySelectorAll("input[type=hidden][name=position]")) {
        field.value = position;
      }
      const where = document.querySelector("header .where");
      if (update.place && where) where.textContent = update.place;
      if (update.title) document.title = `${update.title} · Ludi`;
      if (update.say) announce(update.say);
    }

    const tell = (html) => {
      byId("notice").innerHTML = html;
      if (html) byId("notice").scrollIntoView({ block: "nearest" });
    };
    const tellText = (text) => {
      const said = document.createElement("p");
      said.className = "notice warn";
      said.role = "alert";
      said.textContent = text;
      tell("");
      byId("notice").append(said);
    };

    async function catchUp() {
      const answer = await fetch(`${live.dataset.now}?after=${position}`, {
        headers: { Accept: "application/json" },
      });
      if (answer.ok) apply(await answer.json());
    }

    function listen() {
      source?.close();
      source = new EventSource(`${live.dataset.events}?after=${position}`);
      const hear = () => {
        heard = Date.now();
        patience = 500;
        byId("connection").textContent = "";
      };
      source.addEventListener("open", hear);
      source.addEventListener("beat", hear);
      source.addEventListener("table", (event) => {
        hear();
        apply(JSON.parse(event.data));
      });
      source.addEventListener("error", () => {
        byId("connection").textContent = live.dataset.lost;
        if (source.readyState !== EventSource.CLOSED) return;
        // The browser gave up; we do not.
        setTimeout(listen, patience);
        patience = Math.min(patience * 2, 8000);
      });
    }

    async function post(form, submitter) {
      if (form.ariaBusy === "true") return;
      form.ariaBusy = "true";
      const body = new URLSearchParams(new FormData(form, submitter));
      try {
        const answer = await fetch(form.action, {
          method: "POST",
          headers: { Accept: "application/json" },
          body,
        });
        const update = await answer.json();
        tell(update.notice ?? "");
        if (answer.ok) {
          for (const field of form.querySelectorAll("input[name=text]")) field.value = "";
        }
        // What happened comes by the stream; if that is slow, it is fetched.
        if (update.position > position) {
          setTimeout(() => update.position > position && catchUp().catch(() => {}), 1200);
        }
      } catch {
        tellText(live.dataset.failed);
      } finally {
        form.ariaBusy = "false";
      }
    }

    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (!form.matches("form[data-live]")) return;
      event.preventDefault();
      post(form, event.submitter);
    });
    const awake = () => {
      const silent = Date.now() - heard > 40000;
      if (!document.hidden && (silent || source.readyState === EventSource.CLOSED)) listen();
    };
    document.addEventListener("visibilitychange", awake);
    addEventListener("online", listen);
    addEventListener("pageshow", (event) => event.persisted && location.reload());
    setInterval(awake, 20000);
    listen();
  }

  // --- a game that is watched again ------------------------------------------------------------

  function playReplay() {
    const pace = 900;
    let timer = 0;
    const state = () => byId("replay").dataset;
    const stop = () => {
      clearInterval(timer);
      timer = 0;
    };

    async function show(at) {
      const address = `${state().base}?at=${at}`;
      const answer = await fetch(address);
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("replay");
      change(() => morph(byId("replay"), fresh));
      const slide = byId("slide");
      if (document.activeElement !== slide) slide.value = at;
      document.querySelector("header .where")?.replaceWith(page.querySelector("header .where"));
      history.replaceState(null, "", address);
      inSight();
    }

    const step = () => {
      const { at, last } = state();
      if (Number(at) >= Number(last)) stop();
      else show(Number(at) + 1);
    };

    const inSight = () => {
      const [list, line] = [byId("story-list"), byId("story-list")?.querySelector("li.new")];
      if (line) list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - 40;
    };
    inSight();

    document.addEventListener("click", (event) => {
      const link = event.target.closest("#replay-controls a[data-step], #replay-play, .log a.moment");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (link.id === "replay-play") {
        if (timer) stop();
        else timer = setInterval(step, pace);
        link.classList.toggle("playing", Boolean(timer));
        return;
      }
      stop();
      show(new URL(link.href).searchParams.get("at"));
    });
    document.addEventListener("input", (event) => {
      if (event.target.id !== "slide") return;
      stop();
      show(event.target.value);
    });
    document.addEventListener("keydown", (event) => {
      if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey) return;
      const { at, last } = state();
      if (event.key === "ArrowLeft" && Number(at) > 0) show(Number(at) - 1);
      else if (event.key === "ArrowRight" && Number(at) < Number(last)) show(Number(at) + 1);
    });
  }

  // --- notes are put away by Escape ------------------------------------------------------------

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const piece of document.querySelectorAll(".piece:hover, .piece:focus-within")) {
      const restore = () => piece.classList.remove("quiet");
      piece.classList.add("quiet");
      piece.addEventListener("pointerleave", restore, { once: true });
      piece.addEventListener("focusout", restore, { once: true });
    }
  });

  // --- links to copy ---------------------------------------------------------------------------

  document.addEventListener("focusin", (event) => {
    if (event.target.matches("input.link")) event.target.select();
  });
  const showCopies = () => {
    if (!navigator.clipboard) return;
    for (const button of document.querySelectorAll("button[data-copy]")) button.hidden = false;
  };
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-copy]");
    if (!button) return;
    await navigator.clipboard.writeText(byId(button.dataset.copy).value);
    button.textContent = button.dataset.done;
  });
  showCopies();

  const live = byId("live");
  if (live) playTable(live);
  if (byId("replay")) playReplay();
})();
