import { useLocation } from "@remix-run/react";
import { blockFailed, errorPage } from "#app/messages/errors-texts.ts";
import { Alert } from "#app/ui/alert.tsx";

/** Replaces a block whose data failed to load; the rest of the page renders. */
export function BlockFailed() {
  const { pathname, search } = useLocation();
  return (
    <Alert kind="warning">
      <p>
        {blockFailed} <a href={pathname + search}>{errorPage.again}</a>
      </p>
    </Alert>
  );
}
