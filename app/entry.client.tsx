import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { decodePage, registerFetcherRoutes } from "#app/shell/boot/remix-insides.ts";
import { installFetchRetry } from "#app/shell/browser/fetch-retry.ts";
import { nameEntries } from "#app/shell/browser/history-entry.ts";
import { watchTranslation } from "#app/shell/browser/translation.ts";
import { containerId } from "#app/shell/document.tsx";
import { RequestId, requestIdElementId } from "#app/shell/request-id.ts";

installFetchRetry(window);
watchTranslation(containerId);

const id = document.getElementById(requestIdElementId)?.textContent;
const entry = nameEntries(window);
registerFetcherRoutes();

void decodePage().then(() => {
  // The boot script is reloading the document.
  const container = document.getElementById(containerId);
  if (!container || window.opona?.isOver()) return;
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <RequestId.Provider value={id ? { id, entry } : null}>
          <RemixBrowser />
        </RequestId.Provider>
      </StrictMode>,
    );
  });
});
