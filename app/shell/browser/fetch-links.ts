import { aheadHeaders } from "./request-failures.ts";

/**
 * Opens a place for links outside of the document. What those that come into it name (data, parts, sheets) is fetched
 * by the script, into the browser's cache: in the document, a browser that judges prefetching by `default-src` refuses
 * them (Firefox). Gives back how to stop.
 */
export function fetchLinks(open: (place: HTMLElement) => void): () => void {
  const place = document.createElement("div");
  const observer = new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(link instanceof HTMLLinkElement)) continue;
      // Nobody waits for it: what does not come is asked for again after a click.
      void fetch(link.href, { headers: aheadHeaders, priority: "low" }).catch(() => undefined);
    }
  });
  observer.observe(place, { childList: true });
  open(place);
  return () => observer.disconnect();
}
