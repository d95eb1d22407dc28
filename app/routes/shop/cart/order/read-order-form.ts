import { idText } from "#app/domain/id.ts";
import { parseWithZod } from "@conform-to/zod/v4";
import type { SubmissionResult } from "@conform-to/react";
import type { SavedAddress } from "#app/domain/account/account.ts";
import { isTicketsOnly, type Branch, type Delivery, type Payment } from "#app/domain/shop/checkout.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import type { Result } from "#app/domain/result.ts";
import { czech } from "#app/domain/typography.ts";
import { orderForm } from "#app/messages/order-texts.ts";
import {
  chosenOf,
  readChoice,
  isDeliveredByEmail,
  isCombinable,
  deliverableCountries,
  type Chosen,
  type Offer,
} from "./offer.ts";
import { apartSeats, shownSeats } from "../line-seats.ts";
import { orderFields, otherAddress } from "./order-fields.ts";
import { orderSchema, type OrderNeeds, type OrderValues } from "./order-schema.ts";

const choiceTexts = czech({
  deliveryMissing: "Vyberte prosím způsob dopravy.",
  branchMissing: "Vyberte prosím výdejní místo.",
  paymentMissing: "Vyberte prosím způsob platby.",
  savedAddressMissing: "Vyberte prosím adresu.",
  savedAddressGone: "Uloženou adresu se nepodařilo načíst. Vyplňte ji prosím ručně.",
});

type Errors = Record<string, string[]>;

/**
 * The chosen card's address. `isGone`: the card does not exist (any more). Without a card the server reads the fields.
 */
function chosenAddress(
  form: FormData,
  saved: readonly SavedAddress[],
): { readonly address: SavedAddress | null; readonly isGone: boolean } {
  const cardId = form.get("savedAddress");
  if (cardId === null || cardId === otherAddress) return { address: null, isGone: false };
  const address = saved.find(({ id }) => idText(id) === cardId) ?? null;
  return { address, isGone: address === null };
}

/** Copies the chosen address into the form's fields, so that cards and typed addresses share one set of rules. */
function withAddress(form: FormData, address: SavedAddress): FormData {
  const filled = new FormData();
  for (const [name, value] of form) if (!name.startsWith("address.")) filled.append(name, value);
  for (const name of ["street", "city", "zip", "country"] as const)
    filled.set(`address.${name}`, address[name]);
  return filled;
}

/** Moves errors of a card's address to the cards, because its fields are hidden. */
function besideCards(errors: Errors): Errors {
  const beside: Errors = {};
  for (const [name, texts] of Object.entries(errors)) {
    if (!name.startsWith("address.")) beside[name] = texts;
    else beside.savedAddress ??= texts;
  }
  // An error of the card itself takes precedence over errors of its fields.
  return errors.savedAddress ? { ...beside, savedAddress: errors.savedAddress } : beside;
}

/** Why the chosen card is unusable: the customer has no cards any more, or not this one. */
function missingAddress(saved: readonly SavedAddress[]): string {
  return saved.length > 0 ? choiceTexts.savedAddressMissing : choiceTexts.savedAddressGone;
}

/** A valid order. */
export interface OrderOfForm {
  readonly values: OrderValues;
  /** Null: only tickets, which need no delivery. */
  readonly delivery: Delivery | null;
  readonly payment: Payment;
  readonly branch: Branch | null;
  /** The form's reply with the errors that the upstream found. */
  readonly refuse: (errors: Errors) => SubmissionResult;
}

/** Validates a posted order against the options offered for this cart; an error is the form's reply. */
export function readOrderForm(
  posted: FormData,
  cart: Cart,
  offer: Offer,
  saved: readonly SavedAddress[] = [],
): Result<OrderOfForm, SubmissionResult> {
  const typed = orderFields(posted);
  const card = chosenAddress(typed, saved);
  const form = card.address ? withAddress(typed, card.address) : typed;
  const { delivery, payment, branch } = chosenOf(readChoice(form, offer), offer);

  const needs = { ...needsOf(form, cart, delivery, offer), seatsApart: seatsToAgreeTo(posted, cart) };
  const submission = parseWithZod(form, { schema: orderSchema(needs) });
  const missing = missingChoices(
    form,
    { delivery, payment, branch },
    { offer, isDelivered: needs.isDelivered },
  );
  const hasCards = saved.length > 0;
  // Without cards only the fields are visible.
  if (card.isGone && needs.address)
    missing[hasCards ? "savedAddress" : "address.street"] = [missingAddress(saved)];
  const placedErrors = (errors: Errors) =>
    card.address || (card.isGone && hasCards) ? besideCards(errors) : errors;
  if (submission.status === "success" && payment && Object.keys(missing).length === 0) {
    const refuse = (errors: Errors) => submission.reply({ fieldErrors: placedErrors(errors) });
    const values = withRecipient(submission.value, needs, card.address);
    return { ok: true, value: { values, delivery, payment, branch, refuse } };
  }
  const reply = submission.reply({ fieldErrors: missing });
  return { ok: false, error: reply.error ? { ...reply, error: placedErrors(errorsOf(reply)) } : reply };
}

/** A parcel goes to the person on the chosen card, even if another person orders it. */
function withRecipient(values: OrderValues, needs: OrderNeeds, card: SavedAddress | null): OrderValues {
  const { address, deliveryAddress, firstName, lastName } = values;
  const isAnother = card && (card.firstName !== firstName || card.lastName !== lastName);
  if (!needs.isSent || !isAnother || !address || deliveryAddress) return values;
  return { ...values, deliveryAddress: { firstName: card.firstName, lastName: card.lastName, ...address } };
}

function errorsOf({ error }: SubmissionResult): Errors {
  return Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([name, texts]) => (texts ? [[name, texts]] : [])),
  );
}

function seatsToAgreeTo(posted: FormData, { lines }: Cart): OrderNeeds["seatsApart"] {
  if (apartSeats(lines).length === 0) return null;
  const seats = shownSeats(lines);
  return { seats, areNew: posted.get("shownSeats") !== seats };
}

function needsOf(
  form: FormData,
  cart: Cart,
  delivery: Delivery | null,
  offer: Offer,
): Omit<OrderNeeds, "seatsApart"> {
  const company = form.has("forCompany");
  const sent = !isDeliveredByEmail(cart) && (delivery?.needsAddress ?? false);
  const deliveryAddress = sent && form.has("elsewhere");
  const reachable = deliverableCountries(delivery, offer.countries);
  return {
    isDelivered: !isTicketsOnly(cart),
    isSent: sent,
    address: sent || (company && !isDeliveredByEmail(cart)),
    deliveryAddress,
    company,
    // If the goods go to the billing address, the theatre must deliver to its country; an invoice alone may have any
    // country.
    countries: sent && !deliveryAddress ? reachable : offer.countries,
    deliveryCountries: reachable,
    country: text(form, "address.country"),
    deliveryCountry: text(form, "deliveryAddress.country"),
    phonePrefix: text(form, "phonePrefix"),
  };
}

function missingChoices(
  form: FormData,
  chosen: Chosen,
  { offer, isDelivered }: { readonly offer: Offer; readonly isDelivered: boolean },
): Errors {
  const errors: Errors = {};
  if (!chosen.delivery && isDelivered)
    errors.delivery = [form.has("delivery") ? orderForm.deliveryGone : choiceTexts.deliveryMissing];
  if (chosen.delivery?.needsBranch && !chosen.branch) errors.branch = [choiceTexts.branchMissing];
  if (!chosen.payment) errors.payment = [paymentMissing(form, chosen.delivery, offer)];
  return errors;
}

function paymentMissing(form: FormData, delivery: Delivery | null, offer: Offer): string {
  const chosenPayment = offer.payments.find(({ id }) => idText(id) === form.get("payment"));
  if (!chosenPayment) return form.has("payment") ? orderForm.paymentGone : choiceTexts.paymentMissing;
  return !delivery || isCombinable(chosenPayment, delivery)
    ? choiceTexts.paymentMissing
    : orderForm.paymentUnfit(chosenPayment.name, delivery.name);
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
