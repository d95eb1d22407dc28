import { ChargedInCrowns } from "#app/components/shop/charged-in-crowns.tsx";
import { Totals } from "#app/components/shop/totals.tsx";
import { toCzk, toHellers } from "#app/domain/shop/hellers.ts";
import type { ShownOrder } from "#app/domain/shop/order.ts";
import { orderForm } from "#app/messages/order.ts";
import styles from "./order-parties.module.css";

/** Totals of an order. Vouchers cannot be removed here (§6). */
export function OrderTotals({ order }: { readonly order: ShownOrder }) {
  const goods = order.lines.reduce((sum, line) => sum + toHellers(line.totalGross), 0);
  return (
    <section className={styles.section}>
      <h2>Cena</h2>
      <Totals
        rows={[
          { name: orderForm.goods, czk: toCzk(goods) },
          ...order.vouchers.map(({ code, discount }) => ({
            name: `${orderForm.discount} ${code}`,
            czk: -discount,
          })),
          { name: orderForm.delivery, detail: order.delivery.name, czk: order.delivery.gross },
          { name: orderForm.payment, detail: order.payment.name, czk: order.payment.gross },
        ]}
        vat={order.vat}
        total={order.totalGross}
      />
      <ChargedInCrowns total={order.totalGross} />
    </section>
  );
}
