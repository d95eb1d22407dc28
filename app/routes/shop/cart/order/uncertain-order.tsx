import { orderFailures } from "#app/messages/order.ts";
import { Alert } from "#app/ui/alert.tsx";

/** Warns that an order was sent from this cart and that its result is not known yet. */
export function UncertainOrder() {
  return (
    <Alert kind="warning">
      <p>{orderFailures.uncertain}</p>
    </Alert>
  );
}
