import { prefetchHeaders } from "./fetch-retry.ts";

/**
 * Creates a detached element for prefetch links. The URLs of the links added to it (data, chunks, style sheets) are
 * fetched by script into the browser's cache: in the document, a browser that applies `default-src` to prefetching
 * refuses them (Firefox). Returns a function that stops this.
 */
export function fetchLinks(open: (place: HTMLElement) => void): () => void {
  const place = document.createElement("div");
  const observer = new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(link instanceof HTMLLinkElement)) continue;
      // A failure is ignored: the resource is requested again after a click.
      void fetch(link.href, { headers: prefetchHeaders, priority: "low" }).catch(() => undefined);
    }
  });
  observer.observe(place, { childList: true });
  open(place);
  return () => observer.disconnect();
}
