import { useLocation } from "@remix-run/react";
import { blockFailed, errorPage } from "#app/messages/errors.ts";
import { Alert } from "#app/ui/alert.tsx";

/** Stands where a block's data did not come; the rest of the page lives on. */
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
