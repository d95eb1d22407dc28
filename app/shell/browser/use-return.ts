import { useEffect } from "react";
import { staleAfter } from "./freshness.ts";
import { useShellRevalidation } from "./pending-revalidation.ts";

/** Revalidates the data when the page is restored from the back/forward cache, or gets the focus after 5 minutes. */
export function useRevalidateOnReturn(): void {
  const read = useShellRevalidation();
  useEffect(() => {
    let readAt = performance.now();
    if (window.opona?.isStale) {
      window.opona.isStale = false;
      read();
    }
    function readAgain() {
      readAt = performance.now();
      read();
    }
    function onPageShow(event: PageTransitionEvent) {
      if (event.persisted) readAgain();
    }
    function onFocus() {
      if (performance.now() - readAt > staleAfter) readAgain();
    }
    window.addEventListener("pageshow", onPageShow);
    window.addEventListener("focus", onFocus);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      window.removeEventListener("focus", onFocus);
    };
  }, [read]);
}
