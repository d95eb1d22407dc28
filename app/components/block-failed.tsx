import { blockFailed } from "#app/messages/errors.ts";
import { Alert } from "#app/ui/alert.tsx";

/** Stands where a block's data did not come; the rest of the page lives on. */
export function BlockFailed() {
  return (
    <Alert kind="warning">
      <p>{blockFailed}</p>
    </Alert>
  );
}
