import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { decodePage } from "#app/shell/browser/decoded-page.ts";
import { deferPopstate } from "#app/shell/browser/defer-popstate.ts";
import { installFetchRetry } from "#app/shell/browser/fetch-retry.ts";
import { RequestId, requestIdElementId } from "#app/shell/request-id.ts";

installFetchRetry(window);
const isLeft = deferPopstate(window);

// Cart changes are submitted to a route that renders nothing. Unless its module is registered here, the router loads
// the empty module first, which adds a round trip between a click and its notice.
window.__remixRouteModules["routes/shop/cart/change"] = { default: () => null };

const id = document.getElementById(requestIdElementId)?.textContent;
const entry: string = window.history.state?.key ?? "default";

void decodePage().then(() => {
  if (isLeft()) return;
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
