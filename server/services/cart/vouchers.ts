import type { Cart, Key } from "#app/domain/shop/cart.ts";
import {
  voucherBuysNoVoucher,
  voucherFailed,
  voucherRefused,
  voucherUncertain,
} from "#app/messages/vouchers.ts";
import { guestEmail as guestEmailCookie } from "#server/cookies/guest-email.ts";
import { isTryLater, mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import { orderedCart } from "#server/upstream/resources/cart.ts";
import { isCode } from "#server/upstream/read-failure.ts";
import { addVoucherToCart, removeVoucherFromCart } from "#server/upstream/resources/vouchers.ts";
import type { RequestContext } from "#server/context.ts";
import { cartChanged, ensureCart, fetchCart, cartLockKey } from "./cart-access.ts";
import { mapFieldErrors } from "#server/forms/map-field-errors.ts";
import { chosenCurrency } from "#server/services/currencies.ts";
import { giveBack, isOverLimit, limits } from "#server/services/limits.ts";
import { withCartLock } from "./cart-access.ts";

export type VoucherAdded =
  | { readonly kind: "added"; readonly code: string }
  | { readonly kind: "refused"; readonly message: string; readonly field: "code" | "guestEmail" }
  /** The upstream has not judged the code. */
  | { readonly kind: "failed"; readonly message: string }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number };

/** Sent once, never retried. Whatever the outcome, the loaders that follow read the cart again (§4). */
export async function addVoucher(
  context: RequestContext,
  { code, guestEmail }: { readonly code: string; readonly guestEmail: string | null },
): Promise<VoucherAdded> {
  if (await isOverLimit(context, limits.voucher)) return { kind: "limited", wait: limits.voucher.seconds };
  if (guestEmail !== null) await context.cookies.write(guestEmailCookie, { email: guestEmail });
  const busy: VoucherAdded = { kind: "failed", message: voucherFailed };
  return withCartLock(
    await cartLockKey(context),
    async () => {
      const access = await ensureCart(context);
      if (access.kind === "unreachable") {
        return access.why === "limited" ? { kind: "limited", wait: limits.cart.seconds } : busy;
      }
      const tried = [limits.voucherCart, access.cart.id] as const;
      if (await isOverLimit(context, ...tried)) return { kind: "limited", wait: limits.voucherCart.seconds };
      const added = await addVoucherToCart(access.upstream, access.cart.id, { code, guestEmail });
      cartChanged(context);
      if (!added.ok) return explain(context, access.cart, added.error);
      // Many visitors behind one address may use the same code, and a valid code was not guessed.
      await giveBack(context, limits.voucher);
      await giveBack(context, ...tried);
      return { kind: "added", code };
    },
    busy,
  );
}

async function explain(context: RequestContext, cart: Cart, failure: Failure): Promise<VoucherAdded> {
  if (mayHaveHappened(failure)) return { kind: "failed", message: voucherUncertain };
  const isOrdered = failure.kind === "not-found" && orderedCart.safeParse(failure.body).success;
  if (!("codes" in failure) || isTryLater(failure) || isOrdered)
    return { kind: "failed", message: voucherFailed };
  const message = await voucherSentence(context, cart, failure);
  if (message !== voucherFailed || failure.kind !== "invalid") {
    return { kind: "refused", message, field: "code" };
  }
  const { guestEmail, ...others } = failure.errors;
  const byEmail = guestEmail && mapFieldErrors({ guestEmail })["guestEmail"]?.[0];
  if (byEmail) return { kind: "refused", message: byEmail, field: "guestEmail" };
  const said = [others["voucherCode"] ?? [], ...Object.values(others)]
    .flat()
    .find((text) => !isCode(text.trim()));
  return { kind: "refused", message: said ?? message, field: "code" };
}

/**
 * The Czech sentence for a voucher that the upstream refused (§8); an order may also be refused because of a voucher.
 */
export async function voucherSentence(
  context: RequestContext,
  cart: Cart,
  failure: Extract<Failure, { codes: readonly string[] }>,
): Promise<string> {
  const hasGiftVoucher = cart.lines.some(({ product }) => product.deliveredByEmail);
  if (hasGiftVoucher && failure.codes.includes("service_type")) return voucherBuysNoVoucher;
  const codes = failure.kind === "not-found" ? ["404", ...failure.codes] : failure.codes;
  return voucherRefused({ codes, value: failure.value }, await chosenCurrency(context));
}

export type VoucherRemoved =
  | { readonly kind: "removed"; readonly code: string | null }
  | { readonly kind: "failed" | "uncertain" };

/** A voucher that no longer exists counts as removed. */
export async function removeVoucher(
  context: RequestContext,
  { id }: { readonly id: Key },
): Promise<VoucherRemoved> {
  return withCartLock(
    await cartLockKey(context),
    async (): Promise<VoucherRemoved> => {
      const access = await fetchCart(context);
      if (access.kind === "none") return { kind: "removed", code: null };
      if (access.kind === "unreachable") return { kind: "failed" };
      const all = [...access.cart.vouchers, ...(access.cart.unread?.vouchers ?? [])];
      // The id as the upstream gave it: the form has it as text.
      const voucher = all.find((one) => String(one.id) === String(id));
      const removed = await removeVoucherFromCart(access.upstream, access.cart.id, voucher?.id ?? id);
      cartChanged(context);
      if (removed.ok || removed.error.kind === "not-found")
        return { kind: "removed", code: voucher?.code ?? null };
      return { kind: mayHaveHappened(removed.error) ? "uncertain" : "failed" };
    },
    { kind: "failed" },
  );
}
