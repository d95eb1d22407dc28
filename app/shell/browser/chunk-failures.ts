import { store, stored } from "./session-storage.ts";

/** In the browser: handles chunks that fail to load, mostly because of a new deployment. */

/** §9: the page reloads itself because of a failed chunk at most once in this time (milliseconds). */
const reloadGuard = 60_000;
const key = "opona.reload";
/** Instead of the time: the document went away before the page of its last requested chunks appeared. */
const left = "left";

/** Path of the page of the last requested chunks, by a click on its link or by prefetching. */
let requestedPath: string | null = null;

/** Records the request for the chunks of the page at a path; false while a recent failure forbids it. */
export function markChunkRequest(page: Window, path: string): boolean {
  if (wasJustReloaded(page)) return false;
  requestedPath = path.split(/[?#]/u)[0] ?? path;
  return true;
}

/**
 * A lazily loaded chunk (a panel, a slider) that fails to load reloads the page once; if the last such reload was less
 * than a minute ago, the component shows its own fallback instead. Remix loads a page's own chunk, and reloads by
 * itself: for a minute after that links are plain ones, so the server returns whole documents, which need no reload.
 * @param onIntent called with the path of a link that the pointer, the focus or a touch is on
 */
export function watchChunks(page: Window, onIntent: (path: string) => void): () => void {
  function onPreloadError(event: Event) {
    // Offline, a reload would replace the page with the browser's own error page.
    if (!page.navigator.onLine || wasJustReloaded(page)) return;
    event.preventDefault();
    rememberReload(page);
    page.location.reload();
  }
  function onPageHide() {
    // This may be a reload by Remix: the next document knows.
    if (requestedPath !== null && requestedPath !== page.location.pathname) store(page, key, left);
  }
  function onLink(event: Event) {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== page.location.origin) return;
    if (event.type !== "click") onIntent(link.pathname);
    // React listens on the document: a click stopped here never reaches it, and the browser follows the link.
    else if (!markChunkRequest(page, link.pathname)) event.stopPropagation();
  }
  const names = ["mouseover", "focusin", "touchstart", "click"] as const;
  page.addEventListener("vite:preloadError", onPreloadError);
  page.addEventListener("pagehide", onPageHide);
  for (const name of names) page.addEventListener(name, onLink, { capture: true, passive: true });
  return () => {
    page.removeEventListener("vite:preloadError", onPreloadError);
    page.removeEventListener("pagehide", onPageHide);
    for (const name of names) page.removeEventListener(name, onLink, { capture: true });
  };
}

/** Before the app starts: whether Remix has just reloaded the page, or the visitor went to another one. */
export function noticeReload(page: Window): void {
  const [entry] = page.performance.getEntriesByType("navigation");
  const isReload = (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
  if (isReload && stored(page, key) === left) rememberReload(page);
}

/** Whether a failed chunk has reloaded this tab too recently for another reload. */
export function wasJustReloaded(page: Window): boolean {
  return Date.now() - Number(stored(page, key)) < reloadGuard;
}

export function rememberReload(page: Window): void {
  store(page, key, String(Date.now()));
}
