import { aheadHeaders } from "./request-failures.ts";

/**
 * Opens a place for links outside of the document, and fetches by the script whatever links come into it. In the
 * document, a browser that judges prefetching by `default-src` refuses them (Firefox). Gives back how to stop.
 */
export function fetchLinks(open: (place: HTMLElement) => void): () => void {
  const place = document.createElement("div");
  const fetched = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const link of place.querySelectorAll("link")) {
      if (fetched.has(link.href)) continue;
      fetched.add(link.href);
      if (link.rel === "modulepreload") document.head.append(link.cloneNode());
      // Nobody waits for it: what does not come is asked for again after a click.
      else void fetch(link.href, { headers: aheadHeaders, priority: "low" }).catch(() => undefined);
    }
  });
  observer.observe(place, { childList: true });
  open(place);
  return () => observer.disconnect();
}
