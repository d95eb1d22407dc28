/**
 * The boot script: inline in the head of every document, the same text in all of them, built without React
 * (`inlineScripts` in server/vite). The page works without the app's code, so the script loads that code at the
 * visitor's first gesture, or at once if the document needs it. Only this folder and `browser/fetch-retry.ts` use
 * Remix's internals in the browser: the globals `__remixContext` (with the stream of data) and `__remixRouteModules`
 * (here), the fields of `EntryContext` that fill them (`hand-off.ts`), `RemixBrowser` before the router and the mark
 * `_isRedirect` (`remix-insides.ts`); there the header `X-Remix-Response` and the parameter `_routes`.
 */
import { rememberReload, wasJustReloaded } from "#app/shell/browser/chunk-failures.ts";
import { returnAfter, staleAfter } from "#app/shell/browser/freshness.ts";
import { isAnythingOpen, isNoticeShown, isFormInUse } from "#app/shell/browser/open-layers.ts";
import { stored, store } from "#app/shell/browser/session-storage.ts";
import { isTranslated } from "#app/shell/browser/translation.ts";
import type { HandOff } from "./hand-off.ts";
import { live, liveLinkAt, recordEarlyInput, type EarlyInput } from "./early-input.ts";
import { openPopups } from "./popups.ts";

/** The data that the boot script hands over to the app. */
interface Boot {
  readonly early: EarlyInput[];
  /** The document may be outdated: the app has to read its data again. */
  isStale: boolean;
  /** A move within the page, or Back and Forward, that the router does not know. */
  hasMoved: boolean;
  /**
   * Whether the code must not handle the document: a browser has translated it, or is about to reload it for another
   * address.
   */
  isOver(): boolean;
  /** Call after hydration: from now on the app handles everything. */
  end(): void;
}

declare global {
  interface Window {
    /** Absent only in tests of single modules. */
    opona?: Boot;
  }
}

// A screen reader may press without a pointer and change without a key.
const gestures = ["pointerdown", "touchstart", "keydown", "focusin", "wheel", "click", "input"];
const link = 'a[href]:not([href^="#"])';
const leading = `${link},button:not([type=button]),form:not([method=post]) :is(label,select,[type=checkbox])`;
const visited = "opona.visited";
/** How long a press waits for the code, in milliseconds. */
const patience = 4_000;

const root = document.documentElement;
const address = () => location.pathname + location.search;
const opened = address();
const over = new AbortController();
const early: EarlyInput[] = [];
let isWanted = false;
let isStarted = false;
let isLeaving = false;
let isAborted = false;

const boot: Boot = {
  early,
  isStale: false,
  hasMoved: false,
  isOver: () => address() !== opened || isTranslated(),
  end: () => over.abort(),
};
window.opona = boot;

function on(target: EventTarget, name: string, listener: (event: Event) => void): void {
  // The script may hold a press on a link, so the click listener is not passive.
  target.addEventListener(name, listener, { capture: true, passive: name !== "click", signal: over.signal });
}

/**
 * This mark, not `scripting: enabled`, shows the controls that need the app's code. Its value records whether the
 * visitor has been on this site: the home page opens only once.
 */
root.dataset.scripted = stored(window, visited) ?? "";
for (const name of gestures) {
  on(window, name, (event) => {
    isLeaving = false;
    if (!leads(event)) start();
    // The next document starts the code when it is idle.
    else store(window, visited, "1");
  });
}
// Not the event of a pointer that rests where an element is laid out under it.
on(window, "pointermove", (event) => {
  const { movementX, movementY } = event as PointerEvent;
  if (movementX || movementY) start();
});
// Not a list that snaps into place when it is laid out.
on(window, "scroll", ({ target }) => {
  if (target === document) start();
});
recordEarlyInput(early, on);
on(window, "pagehide", () => (isLeaving = true));
on(window, "submit", ({ target }) => {
  if (target instanceof HTMLFormElement && target.dataset.dismiss === undefined) leave();
});
on(window, "click", (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event as MouseEvent;
  if (defaultPrevented) return void setTimeout(follow, patience);
  const followed = target instanceof Element && target.closest<HTMLAnchorElement>(link);
  if (!followed || ctrlKey || metaKey || shiftKey || altKey) return;
  const isFile = followed.download || /[.]\w+$/.test(followed.pathname);
  if (followed.origin === location.origin && !followed.target && !isFile) leave();
});
// If client-side navigation created the neighbouring history entries, the browser changes only the address.
on(window, "popstate", (event) => {
  event.stopImmediatePropagation();
  boot.hasMoved = true;
  if (address() !== opened) location.reload();
});
// Like `useRevalidateOnReturn`, for a page without a gesture yet.
on(window, "pageshow", (event) => {
  if (!(event as PageTransitionEvent).persisted) return;
  if (isAborted) location.reload();
  else refresh();
});
on(window, "focus", ({ target }) => {
  if (target === window) onReturn();
});
on(document, "visibilitychange", onReturn);

/** `server/cookies/first-change.ts`: a random id, unless the cookie exists. For the whole life of the document. */
window.addEventListener(
  "submit",
  ({ target }) => {
    const isSecure = location.protocol === "https:";
    const name = `${isSecure ? "__Host-" : ""}first-change`;
    if ((target as Element).getAttribute("action") !== "/kosik" || document.cookie.includes(name)) return;
    const v = crypto.getRandomValues(new Uint32Array(4)).join("");
    const value = encodeURIComponent(btoa(JSON.stringify({ v, e: Date.now() + 60_000 })));
    document.cookie = `${name}=${value};path=/;max-age=60;samesite=lax${isSecure ? ";secure" : ""}`;
  },
  true,
);

// §1, §9: scrolling by more than 6 px marks the page, and the header shrinks. For the whole life of the document.
window.addEventListener("scroll", () => root.toggleAttribute("data-scrolled", scrollY > 6), {
  passive: true,
});
openPopups();

document.addEventListener("DOMContentLoaded", () => {
  // Work without a gesture waits for the first paint, which needs the network and the processor more.
  if (isWanted) start();
  else if (handOff()?.owed) afterPaint(start);
  // The code is in the browser's cache by now, so the page answers the next gesture at once.
  else if (stored(window, visited)) window.addEventListener("load", () => whenIdle(start));
});

/** Whether a press leads to the next document without the code, which would only compete with it for the network. */
function leads(event: Event): boolean {
  const { type, target } = event;
  if (type === "keydown" || liveLinkAt(event)) return false;
  return target instanceof Element && target.closest(leading) !== null;
}

function onReturn(): void {
  if (!document.hidden && performance.now() >= returnAfter) refresh();
}

function refresh(): void {
  isLeaving = false;
  boot.isStale = true;
  start();
}

/**
 * Another document follows: it does not wait behind the pictures and the code of this one. Aborting the code is then
 * not a failure.
 */
function leave(): void {
  isLeaving = true;
  if (document.readyState !== "loading") stop();
}

function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

function whenIdle(work: () => void): void {
  // Safari does not support `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

function handOff(): HandOff | null {
  const text = document.getElementById("hand-off")?.textContent;
  return text ? (JSON.parse(text) as HandOff) : null;
}

/** Loads the app's code for this page, all modules at the same time, and runs it. */
function start(): void {
  if (isLeaving) return;
  isWanted = true;
  const handover = document.readyState === "loading" || isStarted ? null : handOff();
  if (!handover) return;
  isStarted = true;
  if (isTranslated()) return void giveUp();
  store(window, visited, "1");
  if (performance.now() > staleAfter) boot.isStale = true;
  const { manifest, entry, routes, imports, before } = handover;
  for (const href of [entry, manifest, ...imports]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const { body } = new Response(document.getElementById("hand-off-data")?.textContent);
  Object.assign(window, { __remixContext: { ...handover.remix, stream: body } });
  void run([...before, manifest], routes, entry).catch(failed);
}

async function run(first: readonly string[], routes: HandOff["routes"], entry: string): Promise<void> {
  for (const href of first) await load(href);
  const modules = routes.map(async ([id, href]) => [id, await load(href)] as const);
  Object.assign(window, { __remixRouteModules: Object.fromEntries(await Promise.all(modules)) });
  await load(entry);
}

/** A press on a link aborts the current load; between two modules nothing loads. */
function load(href: string): Promise<unknown> {
  return isLeaving ? Promise.reject() : import(/* @vite-ignore */ href);
}

/**
 * The page works as without JavaScript, and the browser follows the waiting link or sends the waiting form. Returns
 * whether one waited.
 */
function giveUp(): boolean {
  delete root.dataset.scripted;
  const waiting = early.findLast(({ target, type }) => type === "click" && target.matches(live));
  if (!isLeaving) waiting?.target.click();
  return waiting !== undefined;
}

/**
 * The code is late: the browser follows the waiting press as without it. Another tab may open, so this document goes
 * on.
 */
function follow(): void {
  const { scripted } = root.dataset;
  if (over.signal.aborted || isLeaving) return;
  giveUp();
  early.splice(0, early.length, ...early.filter(({ type }) => type !== "click"));
  if (scripted !== undefined) root.dataset.scripted = scripted;
}

/**
 * The code does not load, mostly because of a new deployment. Links and forms work as without JavaScript. The script
 * reloads the document once (§8), unless the visitor is leaving it, reads a notice that only this document has, has
 * typed something, or has the menu open.
 */
function failed(): void {
  isAborted = isLeaving;
  const isInUse = giveUp() || isLeaving || isFormInUse() || isAnythingOpen() || isNoticeShown();
  if (isInUse || !navigator.onLine || wasJustReloaded(window)) return;
  rememberReload(window);
  location.reload();
}
