import { redirectDocument, data } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import { cartTotals, type FeesVat } from "#app/domain/shop/cart-totals.ts";
import { czech } from "#app/domain/typography.ts";
import { orderFailures, orderForm } from "#app/messages/order-texts.ts";
import { tooManyTries } from "#app/messages/sign-in-texts.ts";
import {
  keepForm,
  refusedFor,
  respondWithNotice,
  sentencesOf,
  unavailable,
} from "#server/actions/handlers.ts";
import { toLogin } from "#server/actions/access.ts";
import { loadCheckout, saveChoice } from "./load-checkout.server.ts";
import { currentUser } from "#server/services/account/current-user.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { savedAddresses } from "./order-prefill.server.ts";
import { orderOfCart, placeOrder } from "./place-order.server.ts";
import { isOrderUncertain } from "#server/services/orders/read-order.ts";
import type { RequestContext } from "#server/context/context.ts";
import { sortErrors } from "#server/actions/define-form.ts";
import type { FieldErrors } from "#server/services/outcome.ts";
import type { OrderAnswer } from "../answers.ts";
import { chosenOf, readChoice, type Offer } from "./offer.ts";
import { changesOf, changesOfLines } from "./order-changes.ts";
import { orderFieldNames, type OrderFieldName, orderFields } from "./order-fields.ts";
import { readAgreed, agreedOrder } from "./agreed-order.ts";
import { readShownSeats } from "./read-shown-seats.ts";
import { readOrderForm, type OrderOfForm } from "./read-order-form.ts";
import { apartSeats, shownSeats } from "../line-seats.ts";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";

const changesTexts = czech({
  title:
    "Objednávku jsme neodeslali: od zobrazení stránky se změnila. Zkontrolujte ji prosím a odešlete znovu.",
  /** „Použít dopravu a platbu“ orders nothing. */
  notice: "Od zobrazení stránky se objednávka změnila. Zkontrolujte ji prosím.",
  /** The form did not send the content of its page. */
  unknown:
    "Objednávku jsme neodeslali: nevíme, co vám stránka ukazovala. Zkontrolujte prosím, co je v ní teď, a odešlete ji znovu.",
});

/**
 * „Použít dopravu a platbu“: stores the choice and shows the page again with the prices and everything typed so far. No
 * redirect, because the typed values exist only in this form.
 */
export async function choose(context: RequestContext, form: FormData, message: string | null = null) {
  const state = await openCart(context);
  if (state.kind === "empty" && context.request.wantsRedirect) await keepForSignIn(context, form);
  const checkout = state.kind === "known" ? await loadCheckout(context, state.cart) : null;
  if (checkout?.ok) await saveChoice(context, readChoice(form, checkout.value));
  else if (checkout?.error === "not-offered") return tellHowToOrder(context);
  else if (state.kind !== "empty" && context.request.wantsRedirect) return keepOrder(context, form);
  const { initialValue } = parseWithZod(orderFields(form), { schema: z.looseObject({}) }).reply();
  const changed = await changesOfPage(context, form);
  return data<OrderAnswer>({ form: "order", reply: { initialValue }, message, ...changed });
}

/** A form that comes back from the sign-in orders nothing: its visitor sees the order first. */
export async function showReturned(context: RequestContext, form: FormData) {
  const { kind } = await openCart(context);
  return kind === "empty" ? alreadyOrdered(context, form) : choose(context, form, orderFailures.signedOut);
}

/**
 * Changes that the page of a form without an order did not show; the next page shows them, and its form agrees to them.
 */
export async function changesOfPage(
  context: RequestContext,
  form: FormData,
): Promise<Pick<OrderAnswer, "message" | "changes"> | null> {
  const before = readAgreed(form.get("shown"));
  const state = await openCart(context);
  if (!before || state.kind !== "known") return null;
  const nothingChosen = { delivery: null, payment: null, branch: null };
  const changes = changesOfLines(before, agreedOrder(state.cart, nothingChosen, 0));
  return changes.length > 0 ? { message: changesTexts.notice, changes } : null;
}

const priceChanged =
  "Podle vybrané dopravy a\u00a0platby nebo obsahu košíku se změnila výsledná cena. Zkontrolujte prosím souhrn a\u00a0objednávku odešlete znovu.";

/** „Objednávka zavazující k platbě“. */
export async function order(context: RequestContext, form: FormData) {
  const state = await openCart(context);
  if (state.kind === "unreachable") return keepOrder(context, form);
  if (state.kind === "empty") return alreadyOrdered(context, form);
  if (state.cart.unread) {
    const { initialValue } = parseWithZod(orderFields(form), { schema: z.looseObject({}) }).reply();
    return refuse(context, form, { form: "order", reply: { initialValue }, message: orderFailures.unread });
  }
  const typedCountries = [form.get("address.country"), form.get("deliveryAddress.country")];
  const checkout = await loadCheckout(context, state.cart, typedCountries);
  if (!checkout.ok && checkout.error === "not-offered") return tellHowToOrder(context);
  if (!checkout.ok) return keepOrder(context, form);
  await saveChoice(context, readChoice(form, checkout.value));

  const saved = await savedAddresses(context);
  const parsed = readOrderForm(form, state.cart, checkout.value, saved);
  const changed = changedOrder(form, state.cart, checkout.value);
  // Together with the errors of the fields: the page with both shows the changed order, so that the next form agrees to
  // it.
  if (changed) {
    const reply = parsed.ok ? parsed.value.refuse({}) : parsed.error;
    return refuse(context, form, { form: "order", reply, ...changed }, conflict);
  }
  if (!parsed.ok) return refuse(context, form, { form: "order", reply: parsed.error, message: null });
  const read = parsed.value;
  const again = (message: string, init?: ResponseInit) =>
    refuse(context, form, { form: "order", reply: read.refuse({}), message }, init);

  // The law requires the total shown beside the button to be the amount charged (§ 1826a of the Civil Code). The
  // visitor may have chosen delivery and payment in this form, after its page appeared.
  const { delivery, payment } = read;
  const { toPay } = cartTotals(state.cart, { delivery, payment, vat: checkout.value.feesVat });
  if (readAgreed(form.get("shown"))?.total !== toPay) return again(priceChanged);

  const { seatsApart: _agreed, ...values } = read.values;
  const showsSeats = form.has("shownSeats") || shownSeats(state.cart.lines) !== "";
  const placed = await placeOrder(context, {
    ...values,
    deliveryId: delivery?.id ?? null,
    paymentId: payment.id,
    branchId: read.branch?.id ?? null,
    expectedTotal: toPay,
    ...(state.cart.version !== undefined && { cartVersion: state.cart.version }),
    ...(showsSeats && { seatsShown: readShownSeats(form.get("shownSeats")) }),
    cart: cartOf(form),
  });
  switch (placed.kind) {
    case "done":
      throw redirectDocument(placed.value, 303);
    case "invalid":
      return refuse(context, form, withErrors(read, placed.errors));
    case "limited":
      return again(tooManyTries(placed.wait), refusedFor(placed.wait));
    case "uncertain":
      return again(orderFailures.uncertain, unavailable);
    default: {
      const reason = placed.kind === "failed" ? placed.reason : undefined;
      if (reason === undefined) return again(orderFailures.failed, unavailable);
      if (reason === "not-now") return again(orderFailures.notNow, unavailable);
      if (reason === "seats" && (await areApart(context)))
        return refuse(context, form, withErrors(read, { seatsApart: [orderForm.seatsChanged] }));
      if (reason === "changed") return refuse(context, form, await changedNow(context, form, read), conflict);
      return again(orderFailures[reason]);
    }
  }
}

const conflict = { status: 409 };

/** Null: the order is the one that its page showed. */
function changedOrder(
  form: FormData,
  cart: Cart,
  offer: Omit<Offer, "countries"> & { readonly feesVat: FeesVat },
): Required<Pick<OrderAnswer, "message" | "changes">> | null {
  const before = readAgreed(form.get("shown"));
  if (!before) return { message: changesTexts.unknown, changes: [] };
  const chosen = chosenOf(readChoice(form, offer), offer);
  const { toPay } = cartTotals(cart, { ...chosen, vat: offer.feesVat });
  const changes = changesOf(before, agreedOrder(cart, chosen, toPay));
  return changes.length > 0 ? { message: changesTexts.title, changes } : null;
}

/**
 * The back office refused a changed order: the changes after the site's own comparison, as far as the cart shows them.
 */
async function changedNow(context: RequestContext, form: FormData, read: OrderOfForm): Promise<OrderAnswer> {
  const state = await openCart(context);
  const checkout = state.kind === "known" ? await loadCheckout(context, state.cart) : null;
  const changed =
    state.kind === "known" && checkout?.ok ? changedOrder(form, state.cart, checkout.value) : null;
  return { form: "order", reply: read.refuse({}), message: orderFailures.changed, ...changed };
}

/** Whether the cart, as it is now, has a box to agree to its seats. */
async function areApart(context: RequestContext): Promise<boolean> {
  const state = await openCart(context);
  return state.kind === "known" && apartSeats(state.cart.lines).length > 0;
}

/**
 * Shows the form again as the visitor typed it; if the cart cannot be read next, the error page has the refusal and the
 * form.
 */
export async function refuse(
  context: RequestContext,
  form: FormData,
  answer: OrderAnswer,
  init: ResponseInit = { status: 422 },
) {
  if (await canShowForm(context)) return data(answer, init);
  const sentences = [sentencesOf(answer.message, answer.reply), ...(answer.changes ?? [])];
  return keepForm(context, form, sentences.join(" "), init);
}

/** A form of a page from the time when the back office still took orders. */
function tellHowToOrder(context: RequestContext) {
  const notice = { kind: "danger", text: orderFailures.notOffered } as const;
  return respondWithNotice(context, { to: paths.cart(), notice });
}

/** The site cannot show the form now, because it cannot read the cart or its options. */
export async function keepOrder(context: RequestContext, form: FormData) {
  const isUncertain = await isOrderUncertain(context, null);
  return keepForm(context, form, isUncertain ? orderFailures.uncertain : orderFailures.notNow);
}

export async function canShowForm(context: RequestContext): Promise<boolean> {
  const state = await openCart(context);
  return state.kind === "known" && (await loadCheckout(context, state.cart)).ok;
}

/**
 * After an order, a second submit, Back or another tab lead to its summary, never to a second order. The error page
 * keeps a form of another cart, for example of one that is gone with its session.
 */
export async function alreadyOrdered(context: RequestContext, form: FormData) {
  const cart = cartOf(form);
  if (cart === null) {
    const notice = { kind: "danger", text: orderFailures.empty } as const;
    return respondWithNotice(context, { to: paths.cart(), notice });
  }
  const placed = await orderOfCart(context, cart);
  if (placed) throw redirectDocument(paths.orderSummary(placed), 303);
  await keepForSignIn(context, form);
  return keepForm(context, form, orderFailures.cartGone, { status: 409 });
}

/**
 * If the cart is gone with its customer's session, the sign-in keeps the form (server/actions/unsent.ts), unless nobody
 * knows whose it is.
 */
async function keepForSignIn(context: RequestContext, form: FormData): Promise<void> {
  const who = await currentUser(context);
  if (cartOf(form) !== null && who.kind === "guest" && who.was !== null) await toLogin(context);
}

function cartOf(form: FormData): string | null {
  const mark = form.get("cart");
  return typeof mark === "string" ? mark : null;
}

const renamed: Readonly<Record<string, OrderFieldName>> = {
  deliveryId: "delivery",
  paymentId: "payment",
  branchId: "branch",
};

/** Assigns the upstream's errors to the fields of this form; errors without a field stand above the form. */
function withErrors(read: OrderOfForm, errors: FieldErrors): OrderAnswer {
  const named = Object.entries(errors).map(([name, texts]) => [renamed[name] ?? name, texts] as const);
  const { beside, above } = sortErrors(Object.fromEntries(named), orderFieldNames);
  return {
    form: "order",
    reply: read.refuse(beside),
    message: above.join(" ") || null,
    ...(errors.vouchers && { isVouchers: true }),
  };
}
