import type { OrderSummary } from "#app/domain/shop/order.ts";
import { giftVoucher } from "#app/messages/gift-voucher.ts";
import { Alert } from "#app/ui/alert.tsx";
import { closed } from "./payment-panel.tsx";

/** State of an order's gift vouchers: waiting for payment, being sent, or sent to an e-mail address. */
export function VoucherPanel({ order }: { readonly order: OrderSummary }) {
  const { email, lines, payment, progress, state } = order;
  if (!lines.some(({ byEmail }) => byEmail) || closed.has(state)) return null;
  const isSent = progress.some((step) => step.state === "voucher_sent");
  const text = isSent
    ? giftVoucher.sent(email)
    : payment.state === "paid"
      ? giftVoucher.leaving(email)
      : giftVoucher.afterPayment(email);
  return (
    <Alert kind={isSent ? "success" : "info"}>
      <p>{text}</p>
    </Alert>
  );
}
