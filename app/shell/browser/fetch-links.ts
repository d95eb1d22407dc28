import { prefetchHeaders } from "./fetch-retry.ts";

/**
 * Creates a detached element for prefetch links. The script fetches the URLs of the links added to it (data, modules,
 * style sheets) into the browser's cache. In the document, a browser that applies `default-src` to prefetching refuses
 * them (Firefox). Remix imports the modules itself, to read their links, and with them what they import. Returns a
 * function that stops this.
 */
export function fetchLinks(open: (place: HTMLElement) => void): () => void {
  const place = document.createElement("div");
  const observer = new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (link instanceof HTMLLinkElement) void fetchAhead(link.href);
    }
  });
  observer.observe(place, { childList: true });
  open(place);
  return () => observer.disconnect();
}

async function fetchAhead(url: string): Promise<void> {
  try {
    await (await fetch(url, { headers: prefetchHeaders, priority: "low" })).arrayBuffer();
  } catch {
    // A click requests the resource again.
  }
}
