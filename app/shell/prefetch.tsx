import { PrefetchPageLinks, useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { markChunkRequest } from "./browser/chunk-failures.ts";
import { fetchLinks } from "./browser/fetch-links.ts";

/**
 * §2: what is likely to be opened next is fetched when the browser is idle, at the latest after so many milliseconds.
 */
const idleTimeOut = 2000;
/** So long a pointer rests on a link before that means anything. */
const intentDelay = 80;

/** Own pages, files and everything that changes something: opened only by whoever opens them. */
const never =
  /^\/(?:kosik|ucet|login|odhlaseni|registrace|obnova-hesla|zmena-hesla|account|shrnuti|souhlas|mena|images|soubory|api|hledani|hodnoceni\/potvrzeni)(?:\/|$)|\.[a-z]+$/u;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Fetches the page a visitor is about to open: on intent (pointer or focus on its link), and when idle the one that the
 * page itself marks as next (`data-next`). Not on 2g and not where data are to be saved (§2).
 */
export function Prefetch() {
  const [page, setPage] = useState<string | null>(null);
  const { pathname, search } = useLocation();
  const here = pathname + search;

  /** Fetching ahead loads the page's parts, which may fail as they may after a click. */
  const fetchAhead = useCallback((path: string | null) => {
    if (path !== null && markChunkRequest(window, path.split("?")[0] ?? path)) setPage(path);
  }, []);

  useEffect(() => {
    if (!isAllowed(navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function intend({ target, type }: Event) {
      const path = pathOf(target, location.origin);
      clearTimeout(timer);
      if (path === null) return;
      timer = setTimeout(() => fetchAhead(path), type === "pointerover" ? intentDelay : 0);
    }
    const forget = () => clearTimeout(timer);
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const name of events) document.addEventListener(name, intend, { passive: true });
    document.addEventListener("pointerout", forget, { passive: true });
    return () => {
      forget();
      for (const name of events) document.removeEventListener(name, intend);
      document.removeEventListener("pointerout", forget);
    };
  }, [fetchAhead]);

  useEffect(() => {
    if (!isAllowed(navigator)) return;
    return whenIdle(() => fetchAhead(pathOf(document.querySelector("a[data-next]"), location.origin)));
  }, [here, fetchAhead]);

  return page === null || page === here ? null : <FetchAhead page={page} />;
}

/** The data and parts of a page are read off Remix's links, which stay out of the document. */
function FetchAhead({ page }: { readonly page: string }) {
  const [links, setLinks] = useState<HTMLElement | null>(null);
  useEffect(() => fetchLinks(setLinks), []);
  return links && createPortal(<PrefetchPageLinks page={page} />, links);
}

function isAllowed({ connection }: Navigator & { readonly connection?: Connection }): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}

/** The path of this site that a link leads to by a plain click; null for everything else. */
function pathOf(target: EventTarget | null, origin: string): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.origin !== origin) return null;
  return never.test(link.pathname) ? null : link.pathname + link.search;
}

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const waiting = requestIdleCallback(work, { timeout: idleTimeOut });
    return () => cancelIdleCallback(waiting);
  }
  // Safari knows no idle callback.
  const timer = setTimeout(work, idleTimeOut);
  return () => clearTimeout(timer);
}
