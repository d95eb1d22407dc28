import { parseWithZod } from "@conform-to/zod/v4";
import type { SubmissionResult } from "@conform-to/react";
import type { Cart } from "#app/domain/cart.ts";
import type { Branch, Delivery, Payment } from "#app/domain/checkout.ts";
import { orderForm } from "#app/messages/order.ts";
import { readChoice } from "./choice-form.ts";
import { comesByEmail, goesWith, reached, type Offer } from "./offer.ts";
import { orderFields } from "./order-fields.ts";
import { orderSchema, type OrderNeeds, type OrderValues } from "./order-schema.ts";

type Errors = Record<string, string[]>;

export type ReadOrderForm =
  | {
      readonly ok: true;
      readonly values: OrderValues;
      readonly delivery: Delivery;
      readonly payment: Payment;
      readonly branch: Branch | null;
      /** The form again, with errors the upstream found. */
      readonly refuse: (errors: Errors) => SubmissionResult;
    }
  | { readonly ok: false; readonly reply: SubmissionResult };

/** Reads a posted order against what is offered for this cart. */
export function readOrderForm(posted: FormData, cart: Cart, offer: Offer): ReadOrderForm {
  const form = orderFields(posted);
  const choice = readChoice(form, offer);
  const delivery = offer.deliveries.find(({ id }) => id === choice.deliveryId) ?? null;
  const payment = offer.payments.find(({ id }) => id === choice.paymentId) ?? null;
  const branch = offer.branches.find(({ id }) => id === choice.branchId) ?? null;

  const submission = parseWithZod(form, { schema: orderSchema(needsOf(form, cart, delivery, offer)) });
  const missing = missingChoices(form, { delivery, payment, branch }, offer);
  if (submission.status === "success" && delivery && payment && !missing) {
    const refuse = (errors: Errors) => submission.reply({ fieldErrors: errors });
    return { ok: true, values: submission.value, delivery, payment, branch, refuse };
  }
  return { ok: false, reply: submission.reply({ fieldErrors: missing ?? {} }) };
}

function needsOf(form: FormData, cart: Cart, delivery: Delivery | null, offer: Offer): OrderNeeds {
  const company = form.has("forCompany");
  const sent = !comesByEmail(cart) && (delivery?.needsAddress ?? false);
  const deliveryAddress = sent && form.has("elsewhere");
  const reachable = reached(delivery, offer.countries);
  return {
    address: sent || (company && !comesByEmail(cart)),
    deliveryAddress,
    company,
    // What is sent to the billing address must get there; a bill alone may go anywhere.
    countries: sent && !deliveryAddress ? reachable : offer.countries,
    deliveryCountries: reachable,
    country: text(form, "address.country"),
    deliveryCountry: text(form, "deliveryAddress.country"),
    phonePrefix: text(form, "phonePrefix"),
  };
}

function missingChoices(
  form: FormData,
  chosen: { delivery: Delivery | null; payment: Payment | null; branch: Branch | null },
  offer: Offer,
): Errors | null {
  const errors: Errors = {};
  if (!chosen.delivery)
    errors.delivery = [form.has("delivery") ? orderForm.deliveryGone : orderForm.deliveryMissing];
  if (chosen.delivery?.needsBranch && !chosen.branch) errors.branch = [orderForm.branchMissing];
  if (!chosen.payment) errors.payment = [paymentMissing(form, chosen.delivery, offer)];
  return Object.keys(errors).length > 0 ? errors : null;
}

function paymentMissing(form: FormData, delivery: Delivery | null, offer: Offer): string {
  const asked = offer.payments.find(({ id }) => String(id) === form.get("payment"));
  if (!asked) return form.has("payment") ? orderForm.paymentGone : orderForm.paymentMissing;
  return goesWith(asked, delivery) ? orderForm.paymentMissing : paymentUnfit;
}

const paymentUnfit = "Tuto platbu nelze s\u00a0vybranou dopravou kombinovat. Vyberte prosím jinou.";

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
