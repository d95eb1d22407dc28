import { PrefetchPageLinks, useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { markChunkRequest } from "./browser/chunk-failures.ts";
import { fetchLinks } from "./browser/fetch-links.ts";

/**
 * §2: the app prefetches the page that the visitor will probably open next when the browser is idle, at the latest
 * after this time (milliseconds).
 */
const idleTimeOut = 2000;
/** How long the pointer must rest on a link to count as intent, in milliseconds. */
const intentDelay = 80;

/** Never prefetched: personal pages, files and everything that changes state. */
export const notPrefetched =
  /^\/(?:kosik|ucet|login|odhlaseni|registrace|obnova-hesla|zmena-hesla|account|shrnuti|souhlas|mena|images|soubory|api|hledani|hodnoceni\/potvrzeni)(?:\/|$)|\.[a-z]+$/u;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Prefetches the page a visitor is about to open: on intent (pointer or focus on its link), and when idle the one that
 * the page itself marks as next (`data-next`). Not on 2g and not with data saving turned on (§2).
 */
export function Prefetch() {
  const [page, setPage] = useState<string | null>(null);
  const { pathname, search } = useLocation();
  const here = pathname + search;

  /** Prefetching loads the page's chunks, which may fail just as after a click. */
  const fetchAhead = useCallback((path: string | null) => {
    if (path !== null && markChunkRequest(window, path.split("?")[0] ?? path)) setPage(path);
  }, []);

  useEffect(() => {
    if (!isAllowed(navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onIntent({ target, type }: Event) {
      const path = pathOf(target, location.origin);
      clearTimeout(timer);
      if (path === null) return;
      timer = setTimeout(() => fetchAhead(path), type === "pointerover" ? intentDelay : 0);
    }
    const cancelIntent = () => clearTimeout(timer);
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    document.addEventListener("pointerout", cancelIntent, { passive: true });
    return () => {
      cancelIntent();
      for (const name of events) document.removeEventListener(name, onIntent);
      document.removeEventListener("pointerout", cancelIntent);
    };
  }, [fetchAhead]);

  useEffect(() => {
    if (!isAllowed(navigator)) return;
    return whenIdle(() => fetchAhead(pathOf(document.querySelector("a[data-next]"), location.origin)));
  }, [here, fetchAhead]);

  return page === null || page === here ? null : <PrefetchLinks page={page} />;
}

/** Reads the URLs of a page's data and chunks from Remix's prefetch links, which stay out of the document. */
function PrefetchLinks({ page }: { readonly page: string }) {
  const [links, setLinks] = useState<HTMLElement | null>(null);
  useEffect(() => fetchLinks(setLinks), []);
  return links && createPortal(<PrefetchPageLinks page={page} />, links);
}

function isAllowed({ connection }: Navigator & { readonly connection?: Connection }): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}

/** The path on this site that a plain click on the link opens; null for any other target. */
function pathOf(target: EventTarget | null, origin: string): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.origin !== origin) return null;
  return notPrefetched.test(link.pathname) ? null : link.pathname + link.search;
}

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const waiting = requestIdleCallback(work, { timeout: idleTimeOut });
    return () => cancelIdleCallback(waiting);
  }
  // Safari does not support `requestIdleCallback`.
  const timer = setTimeout(work, idleTimeOut);
  return () => clearTimeout(timer);
}
