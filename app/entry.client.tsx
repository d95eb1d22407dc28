import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { holdOut } from "#app/frame/lost-requests.ts";
import { watchRequests } from "#app/frame/request-failures.ts";
import { RequestId, requestNumberId } from "#app/frame/request-id.ts";

watchRequests(window);
holdOut(window);

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
