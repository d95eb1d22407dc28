import { z } from "zod";
import { czech, withoutSpaces } from "#app/domain/typography.ts";
import {
  dicPattern,
  foreignDicPattern,
  foreignNumberPattern,
  isForeignCompany,
  isIco,
  normaliseDic,
  normaliseIco,
} from "#app/domain/account/ico.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { optionalText, requiredText } from "./text.ts";

const texts = czech({
  dicInvalid: "České DIČ začíná písmeny CZ a má 8 až 10 číslic, slovenské má 10 číslic.",
  foreignDicInvalid: "DIČ začíná dvěma písmeny země, třeba DE.",
  icoInvalid: "Toto IČO neexistuje. Zkontrolujte prosím, zda jste ho opsali správně.",
});

/**
 * §5: the message `numeric` is for IČO, `regex` for DIČ; an invalid check digit of IČO has its own message. Companies
 * of other countries have numbers of other forms (Regulation (EU) 2018/302: the theatre invoices them too). @param
 * country as submitted
 */
export function companyFields(country: string) {
  const isForeign = isForeignCompany(country);
  const ico = isForeign
    ? z.string().regex(foreignNumberPattern, validation.regex)
    : z.string().regex(/^\d+$/, { error: validation.numeric, abort: true }).refine(isIco, texts.icoInvalid);
  return {
    name: requiredText(),
    ico: requiredText(20)
      .transform(isForeign ? withoutSpaces : normaliseIco)
      .pipe(ico),
    dic: optionalText(20)
      .transform((typed) => (typed === null ? null : normaliseDic(typed, country)))
      .refine((dic) => dic === null || /^[\p{L}\d.+*]+$/u.test(dic), { error: validation.regex, abort: true })
      .refine(
        (dic) => dic === null || (isForeign ? foreignDicPattern : dicPattern).test(dic),
        isForeign ? texts.foreignDicInvalid : texts.dicInvalid,
      ),
  };
}
