import { useEffect } from "react";

/**
 * Makes every link and form of a page with a secret in its address open a document, as without JavaScript: the next
 * page may have the analytics tag, and this document, which knows the secret, never gets it.
 */
export function useWholeDocuments(): void {
  useEffect(() => {
    // Before the client-side router, which listens further inside.
    const leave = (event: Event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (event.type === "submit" || (link && link.pathname !== location.pathname))
        event.stopImmediatePropagation();
    };
    window.addEventListener("click", leave, true);
    window.addEventListener("submit", leave, true);
    return () => {
      window.removeEventListener("click", leave, true);
      window.removeEventListener("submit", leave, true);
    };
  }, []);
}
