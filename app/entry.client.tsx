import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { decodePage } from "#app/shell/browser/decoded-page.ts";
import { installFetchRetry } from "#app/shell/browser/fetch-retry.ts";
import { RequestId, requestIdElementId } from "#app/shell/request-id.ts";

installFetchRetry(window);

// Cart changes are submitted to a route that renders nothing. Unless its module is registered here, the router loads
// the empty module first, which adds a round trip between a click and its notice.
window.__remixRouteModules["routes/shop/cart/change"] = { default: () => null };

const id = document.getElementById(requestIdElementId)?.textContent;
const entry: string = window.history.state?.key ?? "default";
forgetScrollPosition();

void decodePage().then(() => {
  // The boot script is reloading the document.
  if (window.opona?.hasLeft()) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RequestId.Provider value={id ? { id, entry } : null}>
          <RemixBrowser />
        </RequestId.Provider>
      </StrictMode>,
    );
  });
});

/**
 * The browser has restored the document's scroll position, and the visitor has moved on since: when the router starts,
 * it must not restore that position again.
 */
function forgetScrollPosition(): void {
  const place = "positions";
  try {
    const positions = JSON.parse(sessionStorage.getItem(place) ?? "{}") as Record<string, number>;
    sessionStorage.setItem(place, JSON.stringify({ ...positions, [entry]: undefined }));
  } catch {
    // The storage is blocked: nothing is stored there.
  }
}
