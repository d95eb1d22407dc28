import type { RequestContext } from "#server/context.ts";
import { choose } from "./order/choose-intent.ts";
import { clearCart } from "./lines/clear-intent.ts";
import { addLine, changeLine, removeLine, restoreLine } from "./lines/line-intents.ts";
import { order } from "./order/order-intent.ts";
import { applyVoucher, dropVoucher } from "./vouchers/voucher-intents.ts";

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
