import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { decodePage } from "#app/shell/browser/decoded-page.ts";
import { installFetchRetry } from "#app/shell/browser/fetch-retry.ts";
import { RequestId, requestIdElementId } from "#app/shell/request-id.ts";

installFetchRetry(window);

// Fetchers submit to these routes and never show their pages. Unless a module is registered here, the router loads the
// route's own one, its imports and then its style sheets before it returns the action's answer.
for (const route of [
  "routes/shop/cart/change",
  "routes/content/newsletter/newsletter",
  "routes/endpoints/consent",
  "routes/endpoints/currency",
  "routes/endpoints/popups",
]) {
  // The newsletter's page itself is a document that was sent without JavaScript.
  window.__remixRouteModules[route] ??= { default: () => null };
}

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
