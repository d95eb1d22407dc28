import { ChargedInCrowns } from "#app/components/shop/charged-in-crowns.tsx";
import { Totals } from "#app/components/shop/totals.tsx";
import { contentOf } from "#app/domain/shop/checkout.ts";
import { amountsOf, asksNothing, type ShownOrder } from "#app/domain/shop/order.ts";
import { paymentName } from "#app/messages/order-texts.ts";
import styles from "./order-parties.module.css";

/** Totals of an order. The visitor cannot remove vouchers here (§6). */
export function OrderTotals({ order }: { readonly order: ShownOrder }) {
  const isPaid = order.payment.state === "paid";
  const isFreeEmail = contentOf(order.lines) === "tickets" && order.delivery.gross === 0;
  const isCharged = isPaid || !asksNothing(order);
  return (
    <section className={styles.section}>
      <h2 className="h3">Cena</h2>
      <Totals
        amounts={amountsOf(order)}
        fees={{ ...(!isFreeEmail && { delivery: order.delivery.name }), payment: paymentName(order.payment) }}
        isPlaced
        isPaid={isPaid}
        isCharged={isCharged}
      />
      {isCharged ? <ChargedInCrowns total={order.toPay} /> : null}
    </section>
  );
}
