/** In the browser: what to do when a part of the program does not come, mostly because a new version was deployed. */

/** §9: the page reloads itself for it at most once in so many milliseconds. */
export const reloadGuard = 60_000;
const key = "opona.reload";

/** The path of this site whose parts were asked for last: its link was pressed, or its page is fetched ahead. */
let wanted: string | null = null;

/** Tells that the parts of a page are asked for; false while they must not be, after some did not come. */
export function markChunkRequest(page: Window, path: string): boolean {
  if (Date.now() - openMemory(page).last() < reloadGuard) return false;
  wanted = path;
  return true;
}

/**
 * A part that is loaded later (a panel, a slider) and does not come reloads the page once; if that was less than a
 * minute ago its own stand-in shows instead. A page's own part is loaded by Remix, which reloads by itself: for a
 * minute after that links are plain ones, so that the server gives whole pages and nothing has to be reloaded.
 */
export function watchChunks(page: Window): () => void {
  const memory = openMemory(page);
  function onPreloadError(event: Event) {
    // Without a connection the browser would put its own page in place of ours.
    if (!page.navigator.onLine || Date.now() - memory.last() < reloadGuard) return;
    event.preventDefault();
    memory.remember();
    page.location.reload();
  }
  function onPageHide() {
    // Left before the page that was asked for last came: that may be Remix reloading.
    if (wanted !== null && wanted !== page.location.pathname) memory.remember();
  }
  function onClick(event: MouseEvent) {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== page.location.origin) return;
    // React hears of clicks on the document: what stops here is the browser's own business.
    if (!markChunkRequest(page, link.pathname)) event.stopPropagation();
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

/** When this tab last reloaded itself for a part that did not come; 0 = never, or it cannot be remembered. */
function openMemory(page: Window) {
  return {
    last(): number {
      try {
        return Number(page.sessionStorage.getItem(key)) || 0;
      } catch {
        return 0;
      }
    },
    remember(): void {
      try {
        page.sessionStorage.setItem(key, String(Date.now()));
      } catch {
        // Nothing is kept for this visitor: then every failure is the first one.
      }
    },
  };
}
