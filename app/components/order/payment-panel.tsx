import { Form } from "@remix-run/react";
import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import { deadlineText } from "#app/domain/shop/deadline.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { asksNothing, type ShownOrder } from "#app/domain/shop/order.ts";
import { paymentLink } from "#app/messages/payment-link.ts";
import { orderClosed, orderSummary, unpaidWithdrawn } from "#app/messages/order.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import styles from "./payment-panel.module.css";
import type { Transfer } from "./transfer-of.ts";
import { Typeset } from "../typeset.tsx";
import { TransferPanel } from "./transfer-panel.tsx";

interface PaymentPanelProps {
  readonly order: ShownOrder;
  readonly transfer: Transfer | null;
  readonly canSendLink?: boolean;
}

/** The amount due, in the charged currency (crowns), and how to pay it; or why nothing is due. */
export function PaymentPanel({ order, transfer, canSendLink = false }: PaymentPanelProps) {
  const { payment, toPay } = order;
  const isPaid = payment.state === "paid";
  const isWithdrawn = order.state === "withdrawal_received" && !isPaid;
  // Its payment arrived after all.
  const isPaidLate = order.state === "unpaid_expired" && isPaid;
  const text = isWithdrawn
    ? unpaidWithdrawn.whole
    : isPaidLate
      ? orderSummary.paidLate
      : orderClosed.get(order.state);
  if (text) return <PaymentNotice kind="info" text={text} />;
  if (isPaid) return <PaymentNotice kind="success" text={orderSummary.paid} />;
  if (asksNothing(order)) return <PaymentNotice kind="info" text={unpaidWithdrawn.part} />;
  if (toPay <= 0) return null;
  if (payment.isLate && payment.state !== "pending")
    return <PaymentNotice kind="info" text={orderSummary.late} />;
  const resend = canSendLink ? <ResendLink email={order.email} /> : null;
  const last = deadlineText(payment);
  const until = last ? <p>{orderSummary.payBy(last)}</p> : null;
  if (transfer) {
    return (
      <TransferPanel transfer={transfer} until={until}>
        {resend}
      </TransferPanel>
    );
  }
  if (payment.kind !== "card")
    return <AtHandover kind={payment.kind} total={formatMoney(toPay)} until={last} />;
  if (payment.state === "pending") {
    return (
      <Alert kind="info" title="Platbu ověřujeme.">
        <p>{orderSummary.whenPaid}</p>
      </Alert>
    );
  }
  return (
    <section className={styles.panel}>
      <h2>{orderSummary.remaining(formatMoney(toPay))}</h2>
      {until}
      {payment.state === "failed" ? (
        <Alert kind="danger">
          <p>{orderSummary.paymentFailed}</p>
        </Alert>
      ) : (
        <p>Platbu kartou jste zatím nedokončili. Objednávku máme a&nbsp;čeká na&nbsp;vás.</p>
      )}
      {/* Only if the upstream provides a gateway URL: the button would not work without it. */}
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

interface AtHandoverProps {
  readonly kind: string;
  readonly total: string;
  readonly until: string | null;
}

function AtHandover({ kind, total, until }: AtHandoverProps) {
  if (kind === "cod") return <PaymentNotice kind="info" text={`Zaplatíte při převzetí: ${total}.`} />;
  if (kind === "desk")
    return (
      <PaymentNotice
        kind="info"
        text={`Zaplatíte v\u00a0pokladně při vyzvednutí: ${total}.${until ? ` ${orderSummary.payBy(until)}` : ""}`}
      />
    );
  return null;
}

function PaymentNotice({ kind, text }: { readonly kind: "info" | "success"; readonly text: string }) {
  return (
    <Alert kind={kind}>
      <p>{text}</p>
    </Alert>
  );
}

/** Requests the e-mail with the payment instructions. */
function ResendLink({ email }: { readonly email: string }) {
  return (
    <PostForm intent="payment-link" className={styles.pay}>
      <p>
        <Typeset>{paymentLink.about(email)}</Typeset>
      </p>
      <SubmitButton intent="payment-link" variant="secondary">
        {paymentLink.send}
      </SubmitButton>
    </PostForm>
  );
}
