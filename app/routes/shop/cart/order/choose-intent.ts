import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { loadCheckout, saveChoice } from "#server/services/orders/checkout.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import type { RequestContext } from "#server/context.ts";
import type { OrderAnswer } from "../answers.ts";
import { readChoice } from "./choice-form.ts";
import { orderFields } from "./order-fields.ts";

/**
 * „Použít dopravu a platbu“: stores the choice and shows the page again with its prices and everything typed so far. No
 * redirect, because the typed values exist only in this form.
 */
export async function choose(context: RequestContext, form: FormData) {
  const state = await openCart(context);
  const checkout = state.kind === "known" ? await loadCheckout(context, state.cart) : null;
  if (checkout?.ok) await saveChoice(context, readChoice(form, checkout.value));
  const { initialValue } = parseWithZod(orderFields(form), { schema: z.looseObject({}) }).reply();
  return data<OrderAnswer>({ form: "order", reply: { initialValue }, message: null });
}
