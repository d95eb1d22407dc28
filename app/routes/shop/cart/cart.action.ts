import type { RequestContext } from "#server/context.ts";
import { choose } from "./order/order.action.ts";
import { clearCart } from "./lines/lines.action.ts";
import { addLine, changeLine, removeLine, restoreLine } from "./lines/lines.action.ts";
import { order } from "./order/order.action.ts";
import { applyVoucher, dropVoucher } from "./vouchers/vouchers.action.ts";

const intents = {
  add: addLine,
  quantity: changeLine,
  remove: removeLine,
  restore: restoreLine,
  "voucher-add": applyVoucher,
  "voucher-remove": dropVoucher,
  clear: clearCart,
  choose,
  order,
} as const;

/** Runs the form's `intent`; an unknown one is a bad request. */
export async function act(context: RequestContext, form: FormData) {
  const intent = form.get("intent");
  if (typeof intent !== "string" || !isIntent(intent)) throw new Response(null, { status: 400 });
  return intents[intent](context, form);
}

function isIntent(name: string): name is keyof typeof intents {
  return Object.hasOwn(intents, name);
}
