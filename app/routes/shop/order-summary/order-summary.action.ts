import { redirect } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import { orderDocuments, orderSummary } from "#app/messages/order.ts";
import { linkNotice, paymentLink } from "#app/messages/payment-link.ts";
import {
  notFound,
  respondWithFailure,
  respondWithNotice,
  tooManyRequests,
  withSecret,
} from "#server/guards/handlers.ts";
import { askForInvoice } from "#server/services/orders/order-documents.ts";
import { askForLink } from "#server/services/orders/payment-link.ts";
import { payAgain, type OrderReference } from "#server/services/orders/read-order.ts";
import type { RequestContext } from "#server/context.ts";

/** „Zaplatit kartou“, „Poslat odkaz k platbě znovu“ and „Vystavit daňový doklad“. */
export async function actOnPlacedOrder(context: RequestContext, form: FormData, key: OrderReference) {
  switch (form.get("intent")) {
    case "pay":
      return payOrder(context, form, key);
    case "payment-link":
      return sendLink(context, form, key);
    case "invoice":
      return issueInvoice(context, key);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function issueInvoice(context: RequestContext, key: OrderReference) {
  const asked = await withSecret(
    context,
    () => askForInvoice(context, key),
    ({ kind }) => kind === "missing",
  );
  const to = paths.orderSummary(key);
  if (asked.kind === "missing") return notFound();
  if (asked.kind === "failed") return respondWithFailure(context, { to, text: orderDocuments.failed });
  const notice =
    asked.kind === "issued"
      ? ({ kind: "success", asks: false, text: orderDocuments.issued(asked.number) } as const)
      : ({ kind: "info", asks: false, text: orderDocuments.refused } as const);
  return respondWithNotice(context, { to, notice });
}

async function sendLink(context: RequestContext, form: FormData, key: OrderReference) {
  const asked = await withSecret(
    context,
    () => askForLink(context, key),
    ({ kind }) => kind === "missing",
  );
  const to = paths.orderSummary(key);
  if (asked.kind === "missing") return notFound();
  if (asked.kind === "limited") return tooManyRequests(context, form, asked.wait);
  if (asked.kind === "failed") {
    return respondWithFailure(context, { to, text: paymentLink[asked.isUnknown ? "unknown" : "failed"] });
  }
  return respondWithNotice(context, { to, notice: linkNotice(asked) });
}

/** Starts a new payment at the gateway. */
async function payOrder(context: RequestContext, form: FormData, key: OrderReference) {
  const answer = await withSecret(
    context,
    () => payAgain(context, key),
    ({ kind }) => kind === "missing",
  );
  const to = paths.orderSummary(key);
  switch (answer.kind) {
    case "pay":
      throw redirect(answer.to, 303);
    case "missing":
      return notFound();
    case "refused":
      return respondWithNotice(context, {
        to,
        notice: { kind: "info", asks: false, text: orderSummary.nothingToPay },
      });
    case "limited":
      return tooManyRequests(context, form, answer.wait);
    case "failed":
      return respondWithFailure(context, { to, text: orderSummary.paymentUnavailable });
  }
}
