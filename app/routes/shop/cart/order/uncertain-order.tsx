import { orderFailures } from "#app/messages/order.ts";
import { Alert } from "#app/ui/alert.tsx";

/** An order left from this cart, and nobody has said yet what became of it. */
export function UncertainOrder() {
  return (
    <Alert kind="warning">
      <p>{orderFailures.uncertain}</p>
    </Alert>
  );
}
