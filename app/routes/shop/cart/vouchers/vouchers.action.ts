import { data } from "@remix-run/node";
import { isKey } from "#app/domain/shop/cart.ts";
import { paths } from "#app/domain/paths.ts";
import { cartFailures } from "#app/messages/cart-notices.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { validation } from "#app/messages/validation.ts";
import { emailAddress } from "#app/validation/contact.ts";
import { hasControls, visibleText } from "#app/validation/text.ts";
import { voucherTexts } from "#app/messages/vouchers.ts";
import {
  keepForm,
  limited,
  respondWithFailure,
  respondWithNotice,
  unavailable,
  unprocessable,
} from "#server/guards/handlers.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { addVoucher, removeVoucher } from "#server/services/cart/vouchers.ts";
import type { RequestContext } from "#server/context.ts";
import type { RefusedVoucher } from "../answers.ts";

const longestCode = 64;

/** „Uplatnit“: applies a code and, where the visitor entered one, an e-mail. */
export async function applyVoucher(context: RequestContext, form: FormData) {
  const code = textOf(form, "code");
  const typedEmail = textOf(form, "guestEmail");
  const checked = emailAddress.safeParse(typedEmail);
  const guestEmail = checked.data ?? typedEmail;
  const refused = (field: RefusedVoucher["field"], error: string): RefusedVoucher => ({
    form: "voucher",
    field,
    error,
    code,
    guestEmail,
  });
  const refuse = (field: RefusedVoucher["field"], error: string) => unprocessable(refused(field, error));

  if (code === "") return refuse("code", validation.required);
  if (code.length > longestCode) return refuse("code", validation.max(longestCode));
  if (hasControls(code)) return refuse("code", validation.controls);
  if (hasControls(guestEmail)) return refuse("guestEmail", validation.controls);
  if (guestEmail !== "" && !checked.success) return refuse("guestEmail", validation.email);

  const answer = await addVoucher(context, { code, guestEmail: guestEmail || null });
  if (answer.kind === "limited") return limited(refused("code", tooManyTries(answer.wait)), answer.wait);
  if (answer.kind === "refused") return refuse(answer.field, answer.message);
  if (answer.kind === "failed") {
    const isShown = !context.wantsRedirect || (await openCart(context)).kind === "known";
    return isShown
      ? data(refused(null, answer.message), unavailable)
      : keepForm(context, form, answer.message);
  }
  const notice = { kind: "success", asks: false, text: voucherTexts.applied(answer.code) } as const;
  return respondWithNotice(context, { to: `${paths.cart()}#poukazy`, notice, remembers: "cart" });
}

/** „Odebrat“ of a voucher. */
export async function dropVoucher(context: RequestContext, form: FormData) {
  const id = textOf(form, "voucher");
  if (!isKey(id)) throw new Response(null, { status: 400 });
  const answer = await removeVoucher(context, { id: /^\d+$/.test(id) ? Number(id) : id });
  const to = `${paths.cart()}#poukazy`;
  if (answer.kind !== "removed") {
    const { removeVoucher: failed, uncertain } = cartFailures;
    return respondWithFailure(context, { to, text: answer.kind === "uncertain" ? uncertain : failed });
  }
  const notice = { kind: "success", asks: false, text: voucherTexts.removed(answer.code) } as const;
  return respondWithNotice(context, { to, notice });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? visibleText(value).trim() : "";
}
