import { Form } from "@remix-run/react";
import { formatMoney } from "#app/domain/shop/money.ts";
import type { ShownOrder } from "#app/domain/shop/order.ts";
import { orderClosed, orderSummary } from "#app/messages/order.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ResendLink } from "./resend-link.tsx";
import styles from "./payment-panel.module.css";
import type { Transfer } from "./transfer-of.ts";
import { TransferPanel } from "./transfer-panel.tsx";

interface PaymentPanelProps {
  readonly order: ShownOrder;
  readonly transfer: Transfer | null;
  readonly canSendLink?: boolean;
}

/** Final states: neither payment nor delivery is pending. */
export const closed = new Set(["cancelled", "unpaid_expired", "returned", "withdrawal_received", "refunded"]);

/** The amount due, in the charged currency (crowns), and how to pay it. */
export function PaymentPanel({ order, transfer, canSendLink = false }: PaymentPanelProps) {
  const { payment, toPay } = order;
  const text = orderClosed.get(order.state);
  if (text) {
    return (
      <Alert kind="info">
        <p>{text}</p>
      </Alert>
    );
  }
  if (closed.has(order.state)) return null;
  if (payment.state === "paid") {
    return (
      <Alert kind="success">
        <p>{orderSummary.paid}</p>
      </Alert>
    );
  }
  if (toPay <= 0) return null;
  const resend = canSendLink ? <ResendLink email={order.email} /> : null;
  if (transfer) return <TransferPanel transfer={transfer}>{resend}</TransferPanel>;
  if (payment.kind !== "card") return <AtHandover kind={payment.kind} total={formatMoney(toPay)} />;
  if (payment.state === "pending") {
    return (
      <Alert kind="info" title="Platbu ověřujeme.">
        <p>{orderSummary.whenPaid}</p>
      </Alert>
    );
  }
  return (
    <section className={styles.panel}>
      <h2>{orderSummary.left(formatMoney(toPay))}</h2>
      {payment.state === "failed" ? (
        <Alert kind="danger">
          <p>{orderSummary.paymentFailed}</p>
        </Alert>
      ) : (
        <p>Platbu kartou jste zatím nedokončili. Objednávku máme a&nbsp;čeká na&nbsp;vás.</p>
      )}
      {/* Only where the upstream provides a gateway URL: the button would not work without it. */}
      {payment.paymentUrl ? (
        <Form method="post" reloadDocument className={styles.pay}>
          <Button name="intent" value="pay">
            {orderSummary.payByCard}
          </Button>
        </Form>
      ) : null}
      {resend}
    </section>
  );
}

function AtHandover({ kind, total }: { readonly kind: string; readonly total: string }) {
  if (kind === "cod")
    return (
      <Alert kind="info">
        <p>{`Zaplatíte při převzetí: ${total}.`}</p>
      </Alert>
    );
  if (kind === "desk")
    return (
      <Alert kind="info">
        <p>{`Zaplatíte v\u00a0pokladně při vyzvednutí: ${total}.`}</p>
      </Alert>
    );
  return null;
}
