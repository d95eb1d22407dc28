import type { OrderReference } from "#app/domain/paths.ts";
import { redirect } from "@remix-run/node";
import { orderDocuments, orderSummary, paymentLink } from "#app/messages/order-texts.ts";
import type { RequestContext } from "#server/context/context.ts";
import { defineButton } from "./define-button.ts";
import type { Outcome } from "../services/outcome.ts";
import { respondWithNotice, type Submission } from "#server/actions/handlers.ts";
import { askForInvoice } from "#server/services/orders/order-files.ts";
import { askForLink } from "#server/services/orders/payment-link.ts";
import { payAgain } from "#server/services/orders/read-order.ts";

interface OrderPage {
  readonly page: (submission: Submission) => string;
  /** Finds the order of the page, and does the work with it. */
  readonly withOrder: <T>(
    context: RequestContext,
    submission: Submission,
    work: (order: OrderReference) => Promise<Outcome<T>>,
  ) => Promise<Outcome<T>>;
  readonly isCustomers?: boolean;
}

/** „Zaplatit kartou“, „Poslat odkaz k platbě znovu“ and „Vystavit daňový doklad“ of an order's page. */
export function orderButtons({ withOrder, ...common }: OrderPage) {
  const success = (context: RequestContext, submission: Submission, text: string) =>
    respondWithNotice(context, {
      to: common.page(submission),
      notice: { kind: "success", asks: false, text },
    });
  return {
    pay: defineButton({
      ...common,
      texts: { failed: orderSummary.paymentUnavailable, refused: orderSummary.nothingToPay },
      send: (context, submission) =>
        withOrder(context, submission, (order) => payAgain(context, order, common.page(submission))),
      done(_context, to) {
        throw redirect(to, 303);
      },
    }),
    "payment-link": defineButton({
      ...common,
      texts: paymentLink,
      send: (context, submission) => withOrder(context, submission, (order) => askForLink(context, order)),
      done: (context, { isSent }, submission) =>
        success(context, submission, isSent ? paymentLink.sent : paymentLink.waiting),
    }),
    invoice: defineButton({
      ...common,
      texts: orderDocuments,
      send: (context, submission) => withOrder(context, submission, (order) => askForInvoice(context, order)),
      done: (context, number, submission) => success(context, submission, orderDocuments.issued(number)),
    }),
  };
}
