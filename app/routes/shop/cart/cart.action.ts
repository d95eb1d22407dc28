import type { RequestContext } from "#server/context.ts";
import { addLine, changeLine, clearCart, removeLine, restoreLine } from "./lines/lines.action.ts";
import { choose, order } from "./order/order.action.ts";
import { applyVoucher, dropVoucher } from "./vouchers/vouchers.action.ts";

/** Runs the form's `intent`; an unknown one is a bad request. */
export async function act(context: RequestContext, form: FormData) {
  switch (form.get("intent")) {
    case "add":
      return addLine(context, form);
    case "quantity":
      return changeLine(context, form);
    case "remove":
      return removeLine(context, form);
    case "restore":
      return restoreLine(context, form);
    case "voucher-add":
      return applyVoucher(context, form);
    case "voucher-remove":
      return dropVoucher(context, form);
    case "clear":
      return clearCart(context);
    case "choose":
      return choose(context, form);
    case "order":
      return order(context, form);
    default:
      throw new Response(null, { status: 400 });
  }
}
