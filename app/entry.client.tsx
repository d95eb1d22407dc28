import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchRequests } from "#app/frame/request-failures.ts";
import { RequestId, requestNumberId } from "#app/frame/request-id.ts";

watchRequests(window);

const id = document.getElementById(requestNumberId)?.textContent;
const entry: string = window.history.state?.key ?? "default";

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
