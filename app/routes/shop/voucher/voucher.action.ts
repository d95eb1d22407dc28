import { data } from "@remix-run/node";
import type { VoucherBalance } from "#app/domain/shop/gift-voucher.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { validation } from "#app/messages/validation.ts";
import { voucherBalance } from "#app/messages/voucher-balance.ts";
import { requiredText } from "#app/validation/text.ts";
import type { RequestContext } from "#server/context.ts";
import { limited, unavailable, unprocessable } from "#server/guards/handlers.ts";
import { lookUpVoucher } from "#server/services/shop/gift-vouchers.ts";

/** `typed`: what stands in the field again. */
export type BalanceAnswer =
  | { readonly kind: "found"; readonly typed: string; readonly voucher: VoucherBalance }
  /** `error`: about the code. */
  | { readonly kind: "refused"; readonly typed: string; readonly error: string }
  /** The code was not judged. */
  | { readonly kind: "failed"; readonly typed: string; readonly message: string };

const schema = requiredText(64);

/** „Zjistit zůstatek“. The code is in the body, and so in no address and no log. */
export async function showBalance(context: RequestContext, form: FormData) {
  const given = form.get("code");
  const typed = typeof given === "string" ? given : "";
  const refuse = (error: string) => unprocessable<BalanceAnswer>({ kind: "refused", typed, error });
  const code = schema.safeParse(typed);
  if (!code.success) return refuse(code.error.issues[0]?.message ?? validation.required);

  const answer = await lookUpVoucher(context, code.data);
  switch (answer.kind) {
    case "unknown":
      return refuse(voucherBalance.unknown);
    case "limited":
      return limited<BalanceAnswer>(
        { kind: "failed", typed, message: tooManyTries(answer.wait) },
        answer.wait,
      );
    case "failed":
      return data<BalanceAnswer>({ kind: "failed", typed, message: voucherBalance.failed }, unavailable);
    case "found": {
      const { voucher } = answer;
      if (voucher.state === "spent") return refuse(voucherBalance.spent);
      if (voucher.state === "expired") return refuse(voucherBalance.expired(voucher.validUntil));
      return data<BalanceAnswer>({ kind: "found", typed, voucher });
    }
  }
}
