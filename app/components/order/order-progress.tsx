import type { ShownOrder } from "#app/domain/shop/order.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { expiredBeforePayment, orderStates } from "#app/messages/order-texts.ts";
import styles from "./order-progress.module.css";

/** The states of an order, oldest first; the last one is the current state. */
export function OrderProgress({ order }: { readonly order: ShownOrder }) {
  const steps =
    order.progress.length > 0
      ? order.progress
      : [{ state: order.state, label: order.stateLabel, date: order.date }];
  const isPaid =
    order.payment.state === "paid" || steps.some(({ state }) => state === "paid" || state === "refunded");
  return (
    <section className="stack gap-4">
      <h2 className="h3">Stav objednávky</h2>
      <ol role="list" className={styles.steps}>
        {steps.map(({ state, label, date }, index) => (
          <li
            key={`${state} ${date}`}
            className={styles.step}
            aria-current={index === steps.length - 1 ? "step" : undefined}
          >
            <span className={styles.label}>
              {isPaid && state === "unpaid_expired"
                ? expiredBeforePayment
                : (orderStates.get(state) ?? label)}
            </span>
            <time className={styles.date} dateTime={date}>
              {formatDateTime(date)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
