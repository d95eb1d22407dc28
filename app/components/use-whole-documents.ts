import { useEffect } from "react";

/**
 * On a page with a secret in its address, makes every link and form open a document, as without JavaScript. The next
 * page may have the analytics tag, and this document, which knows the secret, must never get it.
 */
export function useWholeDocuments(): void {
  useEffect(() => {
    // Runs before the client-side router, which listens further inside.
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
