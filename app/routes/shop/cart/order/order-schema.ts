import { z } from "zod";
import { addressFields, recipientFields } from "#app/validation/address.ts";
import { companyFields } from "#app/validation/company-schema.ts";
import { emailText, phoneText } from "#app/validation/contact-fields.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";
import { ofAdditionalFields, type Country } from "#app/domain/shop/checkout.ts";
import { orderForm } from "#app/messages/order-texts.ts";
import { validation } from "#app/messages/errors-texts.ts";

/** The parts of the form that this cart, delivery and ticked boxes require; the server does not read the others. */
export interface OrderNeeds {
  /** The cart has more than tickets; the carrier gets the telephone. */
  readonly isDelivered: boolean;
  /** The theatre delivers goods to an address. */
  readonly isSent: boolean;
  readonly address: boolean;
  readonly deliveryAddress: boolean;
  readonly company: boolean;
  /** Countries of the billing address and of the delivery address. */
  readonly countries: readonly Country[];
  readonly deliveryCountries: readonly Country[];
  /** As posted; the format of the postcode depends on it. */
  readonly country: string;
  readonly deliveryCountry: string;
  readonly phonePrefix: string;
  /** Seats that are not beside each other, as `shownSeats` writes them; `areNew`: the page showed others. */
  readonly seatsApart: { readonly seats: string; readonly areNew: boolean } | null;
}

const nothing = z
  .unknown()
  .optional()
  .transform(() => null);

/**
 * Validates all text fields of the order form. One flat pass, so that the form shows all errors at once.
 * `read-order-form.ts` checks delivery, payment and branch, which are choices from an offer.
 */
export function orderSchema(needs: OrderNeeds) {
  const { seatsApart } = needs;
  const unseen = seatsApart?.areNew ? orderForm.seatsChanged : validation.confirmed;
  return z.object({
    email: emailText(),
    firstName: requiredText(),
    lastName: requiredText(),
    phone: needs.isDelivered ? phoneText(needs.phonePrefix) : nothing,
    address: needs.address
      ? z.object(addressFields(needs.countries, needs.country, orderForm.notDelivered))
      : nothing,
    deliveryAddress: needs.deliveryAddress
      ? z.object({ ...recipientFields, ...addressFields(needs.deliveryCountries, needs.deliveryCountry) })
      : nothing,
    company: needs.company ? z.object(companyFields(needs.country)) : nothing,
    ...ofAdditionalFields(({ maxLength, shape }) => optionalText(maxLength, shape)),
    newsletter: z.boolean().default(false),
    seatsApart: seatsApart ? z.string(unseen).refine((seats) => seats === seatsApart.seats, unseen) : nothing,
    terms: z.boolean(validation.confirmed).refine((ticked) => ticked, validation.confirmed),
  });
}

export type OrderValues = z.output<ReturnType<typeof orderSchema>>;
