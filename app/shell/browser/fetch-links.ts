import { prefetchHeaders } from "./fetch-retry.ts";

const fetched = new Set<string>();

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
      void fetchAhead(link.href).then((text) => {
        if (link.rel === "modulepreload") fetchImports(link.href, text);
      });
    }
  });
  observer.observe(place, { childList: true });
  open(place);
  return () => observer.disconnect();
}

/** The text of the response. A failure is ignored: the resource is requested again after a click. */
async function fetchAhead(url: string): Promise<string> {
  try {
    return await (await fetch(url, { headers: prefetchHeaders, priority: "low" })).text();
  } catch {
    return "";
  }
}

/** The manifest does not name the chunks that a screen's module imports; the bundler has put all of them into it. */
function fetchImports(module: string, code: string): void {
  for (const [, file = ""] of code.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/gu)) {
    const { href } = new URL(file, module);
    if (fetched.has(href)) continue;
    fetched.add(href);
    void fetchAhead(href);
  }
}
