import { idInField } from "#app/domain/read-id.ts";
import { z } from "zod";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { cartFailures, voucherFailed, voucherUncertain } from "#app/messages/cart-texts.ts";
import { emailAddress } from "#app/validation/contact-fields.ts";
import { optionalText, requiredText } from "#app/validation/text.ts";
import type { RequestContext } from "#server/context/context.ts";
import { defineButton } from "#server/actions/define-button.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { respondWithNotice } from "#server/actions/handlers.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { addVoucher, removeVoucher } from "#server/services/cart/change-vouchers.ts";

const texts = czech({
  applied: (code: string) => `Kód ${code} jsme uplatnili.`,
  waits: (code: string, why: string) => `Kód ${code} je v košíku, teď se ale nezapočítá. ${why}`,
  removed: (code: string | null) => (code === null ? "Kód už v košíku není." : `Kód ${code} jsme odebrali.`),
});

const page = () => `${paths.cart()}#poukazy`;

/** „Uplatnit“: applies a code, with an e-mail if the visitor entered one. */
export const applyVoucher = defineForm({
  name: "voucher",
  schema: z.object({ code: requiredText(64), guestEmail: optionalText(254).pipe(emailAddress.nullable()) }),
  texts: { failed: voucherFailed, uncertain: voucherUncertain },
  isShown: isCartKnown,
  send: addVoucher,
  done: (context, why, { code }) =>
    respondWithNotice(context, {
      to: page(),
      notice:
        why === null
          ? { kind: "success", asks: false, text: texts.applied(code) }
          : { kind: "info", asks: false, text: texts.waits(code, why) },
      remembers: "cart",
    }),
});

async function isCartKnown(context: RequestContext): Promise<boolean> {
  return (await openCart(context)).kind === "known";
}

/** „Odebrat“ of a voucher. */
export const dropVoucher = defineButton({
  page,
  texts: { failed: cartFailures.removeVoucher, uncertain: cartFailures.uncertain },
  send(context, { form }) {
    const id = idInField(form.get("voucher"));
    if (id === null) throw new Response(null, { status: 400 });
    return removeVoucher(context, { id });
  },
  done: (context, code) =>
    respondWithNotice(context, {
      to: page(),
      notice: { kind: "success", asks: false, text: texts.removed(code) },
    }),
});
