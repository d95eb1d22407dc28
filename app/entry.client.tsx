import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { decodePage, forgetScrollPosition, registerFetcherRoutes } from "#app/shell/boot/remix-insides.ts";
import { installFetchRetry } from "#app/shell/browser/fetch-retry.ts";
import { watchTranslation } from "#app/shell/browser/translation.ts";
import { containerId } from "#app/shell/document.tsx";
import { RequestId, requestIdElementId } from "#app/shell/request-id.ts";

installFetchRetry(window);
watchTranslation();

const id = document.getElementById(requestIdElementId)?.textContent;
const entry: string = window.history.state?.key ?? "default";
registerFetcherRoutes();
forgetScrollPosition(entry);

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
