import { z } from "zod";
import type { Country } from "#app/domain/checkout.ts";
import { readPhone } from "#app/domain/phone.ts";
import { validation } from "#app/messages/validation.ts";
import { addressFields, recipientFields } from "./address-schema.ts";
import { companySchema } from "./company-schema.ts";
import { longestOrderNote } from "./limits.ts";
import { optionalText, requiredText } from "./text-schema.ts";

/** Which parts of the form count for this cart, this delivery and these ticks; the others are not read at all. */
export interface OrderNeeds {
  readonly address: boolean;
  readonly deliveryAddress: boolean;
  readonly company: boolean;
  /** Countries of the billing address and of the delivery address. */
  readonly countries: readonly Country[];
  readonly deliveryCountries: readonly Country[];
  /** As posted; what a post code must look like depends on it. */
  readonly country: string;
  readonly deliveryCountry: string;
  readonly phonePrefix: string;
}

const nothing = z
  .unknown()
  .optional()
  .transform(() => null);
const longestEmail = 254;
const phoneWrong = "Zkontrolujte prosím číslo, v\u00a0této předvolbě neexistuje.";

/**
 * The rules of everything that is typed into the order form. One flat pass, so that all that is wrong is told at
 * once; delivery, payment and branch are choices from an offer and are checked in `read-order.ts`.
 */
export function orderSchema(needs: OrderNeeds) {
  return z.object({
    email: requiredText(longestEmail).pipe(z.email(validation.email)),
    firstName: requiredText(),
    lastName: requiredText(),
    phone: phone(needs.phonePrefix),
    address: needs.address ? z.object(addressFields(needs.countries, needs.country)) : nothing,
    deliveryAddress: needs.deliveryAddress
      ? z.object({ ...recipientFields, ...addressFields(needs.deliveryCountries, needs.deliveryCountry) })
      : nothing,
    company: needs.company ? companySchema : nothing,
    note: optionalText(longestOrderNote),
    newsletter: z.boolean().optional(),
    terms: z.boolean(validation.confirmed).refine((ticked) => ticked, validation.confirmed),
  });
}

export type OrderValues = z.output<ReturnType<typeof orderSchema>>;

/** The telephone as one international number, or null. */
function phone(prefix: string) {
  return optionalText(32).transform((typed, context) => {
    const read = readPhone(prefix, typed ?? "");
    if (read.ok) return read.phone;
    context.addIssue(/^[\d\s+().\-/]+$/u.test(typed ?? "") ? phoneWrong : validation.numeric);
    return z.NEVER;
  });
}
