import type { StockAvailability } from "#app/domain/shop/product.ts";
import { lastForms, plural } from "#app/domain/plural.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./availability.module.css";

const space = "\u00a0";

/** The Czech text, or null for an unknown value. */
export function availabilityText({ code, quantity, days }: StockAvailability): string | null {
  switch (code) {
    case "in_stock":
      return "Skladem";
    case "last_pieces":
      return quantity
        ? `Skladem, ${plural(quantity, lastForms)} ${quantity}${space}ks`
        : "Skladem, poslední kusy";
    case "on_order":
      return days ? `Do ${days}${space}${days === 1 ? "dne" : "dnů"}` : "Na objednávku";
    case "on_request":
      return "Na dotaz";
    case "sold_out":
      return "Vyprodáno";
    case "unknown":
      return null;
  }
}

/** „Skladem“, „Do 5 dnů“, „Vyprodáno“ with a mark. */
export function Availability({ availability }: { readonly availability: StockAvailability }) {
  const text = availabilityText(availability);
  if (!text) return null;
  return <span className={classNames(styles.availability, styles[mark(availability)])}>{text}</span>;
}

function mark({ code }: StockAvailability): "here" | "later" | "gone" {
  if (code === "in_stock" || code === "last_pieces") return "here";
  return code === "sold_out" ? "gone" : "later";
}
