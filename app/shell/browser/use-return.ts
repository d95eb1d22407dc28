import { useEffect } from "react";
import { useShellRevalidation } from "./pending-revalidation.ts";
import { timeSinceLoad } from "./take-over.ts";

/**
 * On return to the tab the page reads its data again, unless it has within this time, in milliseconds: the cart or the
 * sign-in may have changed in another tab or on another device.
 */
const returnAfter = 10_000;

/**
 * Reads the data again on return to the page: always from the back/forward cache, and at most once in 10 seconds when
 * its tab or window becomes visible. The loaders lead away from a page that the visitor may no longer see (§4).
 */
export function useRevalidateOnReturn(): void {
  const read = useShellRevalidation();
  useEffect(() => {
    // Not `performance.now`, which may stand still while the device sleeps.
    let readAt = Date.now();
    function readAgain() {
      readAt = Date.now();
      read();
    }
    function onPageShow(event: PageTransitionEvent) {
      if (event.persisted) readAgain();
    }
    function onReturn() {
      if (!document.hidden && Math.abs(Date.now() - readAt) >= returnAfter) readAgain();
    }
    // React takes over a document that has waited: for its code, or in the back/forward cache.
    if (timeSinceLoad() >= returnAfter) readAgain();
    window.addEventListener("pageshow", onPageShow);
    window.addEventListener("focus", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      window.removeEventListener("focus", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [read]);
}
