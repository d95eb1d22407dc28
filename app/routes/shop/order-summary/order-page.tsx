import { Link } from "@remix-run/react";
import { Typo } from "#app/components/typo.tsx";
import type { OrderSummary } from "#app/domain/order.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import { orderSummary } from "#app/messages/order.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OrderLines } from "./order-lines.tsx";
import styles from "./order-page.module.css";
import { OrderParties } from "./order-parties.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import type { Transfer } from "./transfer-of.ts";
import { usePurchaseEvent } from "./use-purchase-event.ts";
import { VoucherPanel } from "./voucher-panel.tsx";

interface OrderPageProps {
  readonly order: OrderSummary;
  readonly transfer: Transfer | null;
}

/** The page after an order, and later its record: made to be printed too. */
export function OrderPage({ order, transfer }: OrderPageProps) {
  usePurchaseEvent(order);
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <h1>{orderSummary.thanks(order.code)}</h1>
        <p className={styles.lead}>{orderSummary.confirmation(order.email)}</p>
        <p className={styles.placed}>
          Objednáno <time dateTime={order.date}>{formatDateTime(order.date)}</time>
        </p>
      </header>
      <PaymentPanel order={order} transfer={transfer} />
      <VoucherPanel order={order} />
      <OrderProgress order={order} />
      <OrderLines lines={order.lines} />
      <div className={styles.pair}>
        <OrderParties order={order} />
        <OrderTotals order={order} />
      </div>
      <footer className={styles.foot}>
        <Button type="button" variant="secondary" className={styles.print} onClick={() => window.print()}>
          <Icon name="print" />
          {orderSummary.print}
        </Button>
        <Link to={paths.info("odstoupeni-od-smlouvy")}>Odstoupit od smlouvy</Link>
        <Link to={paths.info("obchodni-podminky")}>Obchodní podmínky</Link>
        <Link to={paths.shop()}>
          <Typo>Zpět do e-shopu</Typo>
        </Link>
      </footer>
    </article>
  );
}
