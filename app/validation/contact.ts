import { z } from "zod";
import { readPhone } from "#app/domain/account/phone.ts";
import { validation } from "#app/messages/validation.ts";
import { optionalText, requiredText } from "./text.ts";

const longestEmail = 254;
const phoneWrong = "Zkontrolujte prosím číslo, v\u00a0této předvolbě neexistuje.";

/** A required e-mail address. */
export function emailText() {
  return requiredText(longestEmail).pipe(z.email(validation.email));
}

/**
 * The telephone as one international number, or null.
 * @param prefix as submitted, one of `phonePrefixes` or empty
 */
export function phoneText(prefix: string) {
  return optionalText(32).transform((typed, context) => {
    const read = readPhone(prefix, typed ?? "");
    if (read.ok) return read.value;
    context.addIssue(/^[\d\s+().\-/]+$/u.test(typed ?? "") ? phoneWrong : validation.numeric);
    return z.NEVER;
  });
}
