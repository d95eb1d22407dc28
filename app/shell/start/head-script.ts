/**
 * The script in the head of every document, the same text in all of them, built without React (`inlineScripts` in
 * server/vite). The page works without the app's code, so that code loads last: after everything that the visitor sees,
 * when the browser is idle.
 */
import { rememberReload, wasJustReloaded } from "#app/shell/browser/chunk-failures.ts";
import { isAnythingOpen, isFormInUse, isNoticeShown } from "#app/shell/browser/open-layers.ts";
import { store, stored } from "#app/shell/browser/session-storage.ts";
import { liveEvent } from "#app/shell/browser/take-over.ts";
import { isTranslated } from "#app/shell/browser/translation.ts";
import { openPopups } from "./open-popups.ts";

const visited = "opona.visited";
/** The longest wait for an idle moment, in milliseconds. */
const patience = 4_000;

const root = document.documentElement;
/** Until the app's code handles the page. */
const waiting = new AbortController();
let isLeaving = false;

/**
 * This mark, not `scripting: enabled`, shows the controls that need the app's code. Its value records whether the
 * visitor has been on this site: the home page opens only once.
 */
root.dataset.scripted = stored(window, visited) ?? "";
store(window, visited, "1");

// §1, §9: scrolling by more than 6 px marks the page, and the header shrinks.
addEventListener("scroll", () => root.toggleAttribute("data-scrolled", scrollY > 6), { passive: true });
addEventListener("pagehide", () => (isLeaving = true));
addEventListener("pageshow", () => (isLeaving = false));
addEventListener("load", () => {
  // Safari does not support `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: patience });
  else setTimeout(start, 200);
});
repeatPresses();
repeatMoves();
addEventListener(liveEvent, () => waiting.abort(), { once: true });
openPopups();

/**
 * Remix's own scripts and preloads wait in a template (app/entry.server.tsx), where the browser neither runs nor loads
 * them.
 */
function start(): void {
  const code = document.querySelector<HTMLTemplateElement>("#app-code");
  if (!code) return;
  if (isTranslated()) return workWithoutCode();
  for (const element of code.content.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link, script")) {
    element.fetchPriority = "low";
    element.addEventListener("error", failed);
  }
  code.after(code.content);
}

/** Links and forms work as without JavaScript. Code that arrives later does nothing (app/entry.client.tsx). */
function workWithoutCode(): void {
  delete root.dataset.scripted;
}

/**
 * The code does not load, mostly because of a new deployment. The script reloads the document once (§8), unless the
 * visitor is leaving it, reads a notice that only this document has, has typed something, or has the menu open.
 */
function failed(): void {
  if (isLeaving) return;
  workWithoutCode();
  const isInUse = isFormInUse() || isAnythingOpen() || isNoticeShown();
  if (isInUse || !navigator.onLine || wasJustReloaded(window)) return;
  rememberReload(window);
  location.reload();
}

/** Presses of buttons that only the app's code handles, repeated as soon as it does. */
function repeatPresses(): void {
  const pressed: { readonly button: HTMLElement; readonly event: Event }[] = [];
  const onClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
    if (button) pressed.push({ button, event });
  };
  addEventListener("click", onClick, { capture: true, signal: waiting.signal });
  waiting.signal.addEventListener("abort", () => {
    for (const { button, event } of pressed) {
      // A press that made React hydrate at once is still on its way to the button.
      if (button.isConnected && event.eventPhase === Event.NONE) button.click();
    }
  });
}

/**
 * Moves within the page, repeated as soon as the router knows them. If client-side navigation created the neighbouring
 * history entries, the browser changes only the address, and the document has to follow.
 */
function repeatMoves(): void {
  const address = () => location.pathname + location.search;
  const opened = address();
  let hasMoved = false;
  const onMove = (event: Event) => {
    event.stopImmediatePropagation();
    hasMoved = true;
    if (address() === opened) return;
    workWithoutCode();
    location.reload();
  };
  addEventListener("popstate", onMove, { signal: waiting.signal });
  waiting.signal.addEventListener("abort", () => {
    if (hasMoved) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
}
