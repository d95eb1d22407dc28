import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { noticeReload } from "#app/shell/browser/chunk-failures.ts";
import { installFetchRetry } from "#app/shell/browser/fetch-retry.ts";
import { nameEntries } from "#app/shell/browser/history-entry.ts";
import { watchFields } from "#app/shell/browser/take-over.ts";
import { watchTranslation } from "#app/shell/browser/translation.ts";
import { containerId } from "#app/shell/document.tsx";
import { RequestId, requestIdElementId } from "#app/shell/request-id.ts";

installFetchRetry(window);
noticeReload(window);
watchTranslation(containerId);

const id = document.getElementById(requestIdElementId)?.textContent;
const entry = nameEntries(window);
const container = document.getElementById(containerId);

if (container && document.documentElement.dataset.scripted !== undefined) {
  watchFields(container);
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <RequestId.Provider value={id ? { id, entry } : null}>
          {/* RemixBrowser suspends; a press meanwhile would break the hydration of a root without a boundary. */}
          <Suspense>
            <RemixBrowser />
          </Suspense>
        </RequestId.Provider>
      </StrictMode>,
    );
  });
}
