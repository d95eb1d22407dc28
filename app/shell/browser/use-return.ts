import { useEffect } from "react";
import { useRetriedRevalidation } from "./pending-revalidation.ts";

/** Data older than this are read again when the visitor comes back to the window. */
const staleAfter = 5 * 60 * 1000;

/** Reads the data again when the page comes back from the back/forward cache, or to focus after 5 minutes. */
export function useReturn(): void {
  const read = useRetriedRevalidation();
  useEffect(() => {
    let readAt = performance.now();
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
