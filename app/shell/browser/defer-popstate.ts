/**
 * In the browser: defers Back, Forward and moves within the page (hash changes) that happen before hydration. Where
 * client-side navigation created the neighbouring history entries, the browser changes only the URL: the router would
 * start with the data of another page than the URL's, or change pages during hydration and never show the result.
 */

let isDeferring = false;
let hasDeferredMove = false;

/** TypeScript has the type `NavigationActivation`, but not yet the property `navigation.activation`. */
interface OpenedWindow extends Window {
  readonly navigation?: { readonly activation?: NavigationActivation | null };
}

/**
 * Reloads the document if the visitor has left the page that was opened; defers a move within the page. Returns a
 * function that says whether they have left it.
 */
export function deferPopstate(page: OpenedWindow): () => boolean {
  // Moves made before this script ran can be detected only in browsers with `navigation.activation`.
  const opened = new URL(page.navigation?.activation?.entry.url ?? page.location.href);
  const hasLeftPage = () =>
    page.location.pathname !== opened.pathname || page.location.search !== opened.search;
  isDeferring = true;
  if (hasLeftPage()) page.location.reload();
  page.addEventListener(
    "popstate",
    (event) => {
      if (!isDeferring) return;
      event.stopImmediatePropagation();
      hasDeferredMove = true;
      if (hasLeftPage()) page.location.reload();
    },
    { capture: true },
  );
  return hasLeftPage;
}

/** Call after hydration: replays a deferred move to the router. */
export function replayPopstate(page: Window): void {
  isDeferring = false;
  if (!hasDeferredMove) return;
  hasDeferredMove = false;
  page.dispatchEvent(new PopStateEvent("popstate", { state: page.history.state }));
}
