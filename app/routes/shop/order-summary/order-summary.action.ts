import { redirect } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import { orderSummary } from "#app/messages/order.ts";
import {
  notFound,
  respondWithFailure,
  respondWithNotice,
  tooManyRequests,
  withSecret,
} from "#server/guards/handlers.ts";
import { payAgain } from "#server/services/orders/read-order.ts";
import type { RequestContext } from "#server/context.ts";

/** „Zaplatit kartou“: starts a new payment at the gateway. */
export async function payOrder(context: RequestContext, form: FormData, key: { id: number; hash: string }) {
  if (form.get("intent") !== "pay") throw new Response(null, { status: 400 });
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
        notice: { kind: "info", text: orderSummary.nothingToPay },
      });
    case "limited":
      return tooManyRequests(context, form, answer.wait);
    case "failed":
      return respondWithFailure(context, { to, text: orderSummary.paymentUnavailable });
  }
}
