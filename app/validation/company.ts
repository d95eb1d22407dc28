import { z } from "zod";
import { dicPattern, isIco, normaliseDic, normaliseIco } from "#app/domain/account/ico.ts";
import { orderForm } from "#app/messages/order.ts";
import { validation } from "#app/messages/validation.ts";
import { optionalText, requiredText } from "./text.ts";

/** §5: the message `numeric` is for IČO, `regex` for DIČ; an invalid check digit of IČO has its own message. */
export const companySchema = z.object({
  name: requiredText(),
  ico: requiredText(20)
    .transform(normaliseIco)
    .pipe(
      z
        .string()
        .regex(/^\d+$/, { error: validation.numeric, abort: true })
        .refine(isIco, orderForm.icoInvalid),
    ),
  dic: optionalText(20)
    .transform((typed) => (typed === null ? null : normaliseDic(typed)))
    .refine((dic) => dic === null || dicPattern.test(dic), validation.regex),
});
