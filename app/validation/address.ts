import { z } from "zod";
import type { Country } from "#app/domain/shop/checkout.ts";
import { hasNumericPostcode, isPostcode, normalisePostcode } from "#app/domain/account/postcode.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { requiredText } from "./text.ts";

const postcodeWrong = "Zkontrolujte prosím PSČ, v této zemi neexistuje.";
const countryWrong = "Do této země vybraná doprava nedoručuje.";

export const recipientFields = { firstName: requiredText(), lastName: requiredText() };

/**
 * @param country as submitted: it determines the format of the postal code
 * @param notOffered the message for a country that is none of `countries`
 */
export function addressFields(
  countries: readonly Country[],
  country: string,
  notOffered: string = countryWrong,
) {
  return {
    street: requiredText(),
    city: requiredText(),
    zip: hasNumericPostcode(country) ? fiveDigits(country) : requiredText(12),
    country: requiredText(20).refine((code) => countries.some((known) => known.code === code), notOffered),
  };
}

function fiveDigits(country: string) {
  return requiredText(12)
    .transform((typed) => normalisePostcode(typed, country))
    .pipe(
      z
        .string()
        .regex(/^\d+$/, { error: validation.numeric, abort: true })
        .min(5, { error: validation.min(5), abort: true })
        .max(5, { error: validation.max(5), abort: true })
        .refine((code) => isPostcode(code, country), postcodeWrong),
    );
}
