/**
 * In the browser: Back, Forward and moves in the page, while it is not alive yet. A script earlier in this history may
 * have made its neighbours, and then the browser changes nothing but the address: the router would begin with another
 * page's data than those that came, or change pages behind the back of what is being hydrated, and never show it.
 */

let isHeld = false;
let wasMoved = false;

/** TypeScript knows what tells which entry of the history was opened, but not yet where it is found. */
interface OpenedWindow extends Window {
  readonly navigation?: { readonly activation?: NavigationActivation | null };
}

/**
 * Where the visitor has left the page that was opened, the other one is loaded; a move in the page is kept for later.
 * Gives back what tells whether they have left it.
 */
export function deferPopstate(page: OpenedWindow): () => boolean {
  // Moves that came before the script are known only to browsers that tell which entry of the history was opened.
  const opened = new URL(page.navigation?.activation?.entry.url ?? page.location.href);
  const isLeft = () => page.location.pathname !== opened.pathname || page.location.search !== opened.search;
  isHeld = true;
  if (isLeft()) page.location.reload();
  page.addEventListener(
    "popstate",
    (event) => {
      if (!isHeld) return;
      event.stopImmediatePropagation();
      wasMoved = true;
      if (isLeft()) page.location.reload();
    },
    { capture: true },
  );
  return isLeft;
}

/** The page is alive: what was kept is told to the router now. */
export function replayPopstate(page: Window): void {
  isHeld = false;
  if (!wasMoved) return;
  wasMoved = false;
  page.dispatchEvent(new PopStateEvent("popstate", { state: page.history.state }));
}
