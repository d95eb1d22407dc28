import { z } from "zod";
import { readPhone } from "#app/domain/account/phone.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { optionalText, requiredText } from "./text.ts";

const longestEmail = 254;
const phoneTwice = (prefix: string) =>
  `Začíná číslo předvolbou ${prefix}? Napište ho prosím bez ní, nebo celé i\u00a0se znakem +.`;
const phoneWrong = "Zkontrolujte prosím číslo, v této předvolbě neexistuje.";

const joiners = /[\u200c\u200d]/gu;

/**
 * An e-mail address as `<input type=email>` accepts it (HTML, 4.10.5.1.5), with an international domain in its encoded
 * form, `xn--…`. In a pipe after the text's own rules.
 */
export const emailAddress = z
  .string()
  .overwrite((typed) => withAsciiDomain(typed.replace(joiners, "")))
  .check(z.email({ pattern: z.regexes.html5Email, error: validation.email }));

/** A required e-mail address. */
export function emailText() {
  return requiredText(longestEmail).pipe(emailAddress);
}

function withAsciiDomain(typed: string): string {
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at);
  if (!/[^\p{ASCII}]/u.test(domain) || !URL.canParse(`http://${domain}`)) return typed;
  return typed.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/**
 * The telephone as one international number, or null.
 * @param prefix as submitted, one of `phonePrefixes` or empty
 */
export function phoneText(prefix: string) {
  return optionalText(32).transform((typed, context) => {
    const read = readPhone(prefix, typed ?? "");
    if (read.ok) return read.value;
    const isNumber = /^[\d\s+().\p{Pd}/]+$/u.test(typed ?? "");
    context.addIssue(
      read.error === "twice" ? phoneTwice(prefix) : isNumber ? phoneWrong : validation.numeric,
    );
    return z.NEVER;
  });
}
