import type { DeliveryKind } from "#standalone/db/column-values.ts";
import type { Summary } from "#standalone/domain/orders/read-summary.ts";

/**
 * When a line of an order leaves, as the shop promised at the time of the order (§ 1820 odst. 1 písm. g) of the Civil
 * Code). Null without a promise.
 */
export function supplyOf(
  line: Summary["lines"][number],
  payment: Summary["payment"],
  delivery: DeliveryKind,
): string | null {
  if (line.delivered_by_email || line.performance) return "E-mailem do 15 minut po zaplacení.";
  const leaves = (when: string) =>
    delivery === "pickup" ? `připravíme k vyzvednutí ${when}` : `odešleme ${when}`;
  const days = line.order_days;
  switch (line.availability) {
    case "in_stock":
    case "last_pieces":
      return `Skladem, ${leaves(`nejpozději druhý pracovní den po ${startOf(payment)}`)}.`;
    case "on_order":
      return days === null
        ? "Na objednávku."
        : `Na objednávku, ${leaves(`do ${days}\u00a0${days === 1 ? "dne" : "dnů"}`)}.`;
    default:
      return null;
  }
}

/** The event from which the terms of trade count. */
function startOf({ kind }: Summary["payment"]): string {
  return kind === "card" || kind === "transfer" ? "přijetí platby" : "přijetí objednávky";
}
