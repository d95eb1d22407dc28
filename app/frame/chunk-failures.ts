/** In the browser: what to do when a part of the program does not come, mostly because a new version was deployed. */

/** §9: the page reloads itself for it at most once in so many milliseconds. */
export const reloadGuard = 60_000;
const key = "opona.reload";

/** When this tab last reloaded itself for a part that did not come; 0 = never, or it cannot be remembered. */
function lastReload(store: Storage): number {
  return Number(store.getItem(key)) || 0;
}

/**
 * A part that is loaded later (a panel, a slider) and does not come reloads the page once; if that was less than a
 * minute ago its own stand-in shows instead. A page's own part is loaded by Remix, which reloads by itself: for a minute
 * after that links are plain ones, so that the server gives whole pages and nothing has to be reloaded.
 */
export function watchChunks(page: Window, isNavigating: () => boolean): () => void {
  const store = page.sessionStorage;

  function onPreloadError(event: Event) {
    if (Date.now() - lastReload(store) < reloadGuard) return;
    event.preventDefault();
    store.setItem(key, String(Date.now()));
    page.location.reload();
  }
  function onPageHide() {
    // The page goes away in the middle of a navigation of its own: that is Remix reloading.
    if (isNavigating()) store.setItem(key, String(Date.now()));
  }
  function onClick(event: MouseEvent) {
    if (Date.now() - lastReload(store) >= reloadGuard) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    // React hears of clicks on the document: what stops here is the browser's own business.
    if (link) event.stopPropagation();
  }

  page.addEventListener("vite:preloadError", onPreloadError);
  page.addEventListener("pagehide", onPageHide);
  page.addEventListener("click", onClick, { capture: true });
  return () => {
    page.removeEventListener("vite:preloadError", onPreloadError);
    page.removeEventListener("pagehide", onPageHide);
    page.removeEventListener("click", onClick, { capture: true });
  };
}
