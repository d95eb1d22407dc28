/**
 * Under the key of a history entry the router stores its scroll position. The browser makes an entry without a key at a
 * press of a `#` link, and keeps the entry at another press of the link: the router would restore the position from
 * before the press, or that of another such entry, instead of the link's target. So each press gets a new key. Call
 * before the router starts.
 * @returns the key of the shown entry, a new one: the browser has restored its place, and the visitor may have moved on
 */
export function nameEntries(page: Window): string {
  page.addEventListener("popstate", () => {
    if (!page.history.state) nameEntry(page);
  });
  page.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link && link.hash === page.location.hash) nameEntry(page);
    },
    true,
  );
  return nameEntry(page);
}

function nameEntry({ history }: Window): string {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, "");
  return key;
}
