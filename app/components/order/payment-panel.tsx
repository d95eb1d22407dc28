import { Form } from "@remix-run/react";
import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import { deadlineText } from "#app/domain/shop/deadline.ts";
import { formatMoney } from "#app/domain/shop/money.ts";
import { asksNothing, type ShownOrder } from "#app/domain/shop/order.ts";
import { czech } from "#app/domain/typography.ts";
import { paymentLink, orderClosed, orderSummary } from "#app/messages/order-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import styles from "./payment-panel.module.css";
import type { Transfer } from "./transfer-of.ts";
import { TransferPanel } from "./transfer-panel.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  payBy: (day: string) => `Zaplaťte prosím do ${day}.`,
  payByCard: "Zaplatit kartou",
  paid: "Zaplaceno, děkujeme.",
  paymentFailed: "Platba se nezdařila. Můžete ji zkusit znovu, objednávku máme.",
  paidLate:
    "Platba dorazila, až když byla objednávka zrušená. Vrátíme vám ji nejpozději do 14 dnů od chvíle, kdy dorazila.",
  late: "Čas na zaplacení už uplynul. Nic už prosím neplaťte. Máte-li o objednávku stále zájem, pošlete ji prosím znovu.",
  whole:
    "Odstoupení od smlouvy jsme přijali. Nic už neplaťte. Pokud jste už zaplatili, peníze vrátíme nejpozději do 14 dnů.",
  part: "Odstoupení od smlouvy jsme přijali. Zatím prosím nic neplaťte, napíšeme vám, zda a kolik zbývá zaplatit.",
});

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
  const text = isWithdrawn ? texts.whole : isPaidLate ? texts.paidLate : orderClosed.get(order.state);
  if (text) return <PaymentNotice kind="info" text={text} />;
  if (isPaid) return <PaymentNotice kind="success" text={texts.paid} />;
  if (asksNothing(order)) return <PaymentNotice kind="info" text={texts.part} />;
  if (toPay <= 0) return null;
  if (payment.isLate && payment.state !== "pending") return <PaymentNotice kind="info" text={texts.late} />;
  const resend = canSendLink ? <ResendLink email={order.email} /> : null;
  const last = deadlineText(payment);
  const until = last ? <p>{texts.payBy(last)}</p> : null;
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
      <h2 className="h3">{orderSummary.remaining(formatMoney(toPay))}</h2>
      {until}
      {payment.state === "failed" ? (
        <Alert kind="danger">
          <p>{texts.paymentFailed}</p>
        </Alert>
      ) : (
        <p>Platbu kartou jste zatím nedokončili. Objednávku máme a&nbsp;čeká na&nbsp;vás.</p>
      )}
      {/* Only if the upstream provides a gateway URL: the button would not work without it. */}
      {payment.paymentUrl ? (
        <Form method="post" reloadDocument className="stack gap-3 start" data-no-print>
          <Button name="intent" value="pay">
            {texts.payByCard}
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
        text={`Zaplatíte v\u00a0pokladně při vyzvednutí: ${total}.${until ? ` ${texts.payBy(until)}` : ""}`}
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
    <PostForm intent="payment-link" className="stack gap-3 start" data-no-print>
      <p>
        <Typeset>{paymentLink.about(email)}</Typeset>
      </p>
      <SubmitButton intent="payment-link" variant="secondary">
        {paymentLink.send}
      </SubmitButton>
    </PostForm>
  );
}
