import { redirect } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import { reorderTexts } from "#app/messages/account.ts";
import { orderDocuments, orderSummary } from "#app/messages/order.ts";
import { linkNotice, paymentLink } from "#app/messages/payment-link.ts";
import { requireCustomer, stillSignedIn } from "#server/guards/access.ts";
import {
  redirectWithNotice,
  notFound,
  respondWithFailure,
  respondWithNotice,
  tooManyRequests,
} from "#server/guards/handlers.ts";
import { payMyOrder } from "#server/services/orders/customer-orders.ts";
import { askForMyInvoice } from "#server/services/orders/order-documents.ts";
import { askForMyLink } from "#server/services/orders/payment-link.ts";
import { reorder, type Reordered } from "#server/services/orders/reorder.ts";
import type { RequestContext } from "#server/context.ts";

/**
 * Runs the actions of an order: pay it, have the link to pay sent, ask for its invoice, or order the same again. No
 * action takes a voucher back (§6): any other intent is a bad request.
 */
export async function actOnOrder(context: RequestContext, form: FormData, id: number) {
  await requireCustomer(context);
  switch (form.get("intent")) {
    case "pay":
      return pay(context, form, id);
    case "payment-link":
      return sendLink(context, form, id);
    case "invoice":
      return askForInvoice(context, id);
    case "reorder":
      return orderAgain(context, id);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function pay(context: RequestContext, form: FormData, id: number) {
  const asked = await stillSignedIn(context, payMyOrder(context, id));
  const kind = asked.ok ? asked.value.kind : asked.error.kind === "missing" ? "missing" : "failed";
  if (asked.ok && asked.value.kind === "pay") throw redirect(asked.value.to, 303);
  if (kind === "missing") return notFound();
  if (asked.ok && asked.value.kind === "limited") return tooManyRequests(context, form, asked.value.wait);
  const to = paths.order({ id });
  if (kind === "refused")
    return respondWithNotice(context, {
      to,
      notice: { kind: "info", asks: false, text: orderSummary.nothingToPay },
    });
  return respondWithFailure(context, { to, text: orderSummary.paymentUnavailable });
}

async function sendLink(context: RequestContext, form: FormData, id: number) {
  const asked = await stillSignedIn(context, askForMyLink(context, id));
  const kind = asked.ok ? asked.value.kind : asked.error.kind;
  if (kind === "missing") return notFound();
  const to = paths.order({ id });
  if (!asked.ok || asked.value.kind === "missing")
    return respondWithFailure(context, { to, text: paymentLink.failed });
  if (asked.value.kind === "failed") {
    return respondWithFailure(context, {
      to,
      text: paymentLink[asked.value.isUnknown ? "unknown" : "failed"],
    });
  }
  if (asked.value.kind === "limited") return tooManyRequests(context, form, asked.value.wait);
  return respondWithNotice(context, { to, notice: linkNotice(asked.value) });
}

async function askForInvoice(context: RequestContext, id: number) {
  const asked = await stillSignedIn(context, askForMyInvoice(context, id));
  const kind = asked.ok ? asked.value.kind : asked.error.kind === "missing" ? "missing" : "failed";
  if (kind === "missing") return notFound();
  const to = paths.order({ id });
  if (asked.ok && asked.value.kind === "issued") {
    const text = orderDocuments.issued(asked.value.number);
    return respondWithNotice(context, { to, notice: { kind: "success", asks: false, text } });
  }
  if (kind === "refused")
    return respondWithNotice(context, {
      to,
      notice: { kind: "info", asks: false, text: orderDocuments.refused },
    });
  return respondWithFailure(context, { to, text: orderDocuments.failed });
}

async function orderAgain(context: RequestContext, id: number) {
  const again = await stillSignedIn(context, reorder(context, id));
  if (!again.ok) {
    if (again.error.kind === "missing") return notFound();
    return respondWithFailure(context, { to: paths.order({ id }), text: reorderTexts.failed });
  }
  return redirectWithNotice(context, { to: paths.cart(), notice: tell(again.value) });
}

function tell({ code, added, fewer, missing, failed, changed }: Reordered) {
  if (added.length + fewer.length + failed.length === 0)
    return { kind: "danger", text: reorderTexts.none(code) } as const;
  const text = [
    ...(added.length + fewer.length > 0 ? [reorderTexts.added(code)] : []),
    ...(fewer.length > 0 ? [reorderTexts.fewer(fewer)] : []),
    ...(missing.length > 0 ? [reorderTexts.missing(missing)] : []),
    ...(failed.length > 0 ? [reorderTexts.troubled(failed)] : []),
  ].join(" ");
  if (failed.length > 0) return { kind: "danger", text, changed } as const;
  return {
    kind: fewer.length + missing.length > 0 ? "info" : "success",
    asks: false,
    text,
    changed,
  } as const;
}
