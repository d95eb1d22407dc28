import { formatShortDate } from "#app/domain/dates.ts";
import type { ShownOrder } from "#app/domain/shop/order.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";
import styles from "./order-documents.module.css";

/** The refunds of the price, in crowns, with their goods. Renders nothing without any. */
export function OrderRefunds({ refunds }: Pick<ShownOrder, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <section className="stack gap-4 start" aria-labelledby="vraceno">
      <h2 className="h3" id="vraceno">
        {czech("Vrácené peníze")}
      </h2>
      <ul className={styles.list}>
        {refunds.map(({ date, amount, toVouchers, fees, items }, index) => (
          <li key={`${date} ${index}`}>
            <strong>{formatMoney(amount, null)}</strong>
            <span className="note">
              <time dateTime={date}>{formatShortDate(date)}</time>
              {items.length > 0
                ? `, ${items.map(({ name, quantity }) => `${quantity}×\u00a0${name}`).join(", ")}`
                : ""}
              {fees > 0 ? czech(`, doprava a platba ${formatMoney(fees, null)}`) : ""}
              {toVouchers > 0 ? czech(`; z toho na dárkové poukazy ${formatMoney(toVouchers, null)}`) : ""}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
