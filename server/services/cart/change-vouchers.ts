import { type Id, isSameId } from "#app/domain/id.ts";
import type { Cart, CartVoucher } from "#app/domain/shop/cart.ts";
import {
  voucherBuysNoVoucher,
  voucherDoesNotCount,
  voucherFailed,
  voucherRefused,
  voucherTexts,
} from "#app/messages/cart-texts.ts";
import { storeGuestEmail } from "#server/cookies/cart-and-order.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { isTryLater, mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import { orderedCart } from "#server/upstream/resources/cart.ts";
import { isCode } from "#server/upstream/read-failure.ts";
import { addVoucherToCart, removeVoucherFromCart } from "#server/upstream/resources/vouchers.ts";
import type { RequestContext } from "#server/context/context.ts";
import { cartChanged, ensureCart, fetchCart, cartLockKey, withCartLock } from "./cart-access.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { chosenCurrency } from "#server/services/currencies.ts";
import { giveBack, isOverLimit, limits } from "#server/services/limits.ts";

/**
 * The site sends it once and never retries it. Whatever the outcome, the next loaders read the cart again (§4). The
 * value: why the voucher in the cart does not count now; null if it counts.
 */
export async function addVoucher(
  context: RequestContext,
  { code, guestEmail }: { readonly code: string; readonly guestEmail: string | null },
): Promise<Outcome<string | null>> {
  if (await isOverLimit(context, limits.voucher)) return { kind: "limited", wait: limits.voucher.seconds };
  if (guestEmail !== null) await storeGuestEmail(context.cookies, guestEmail);
  const busy = { kind: "failed" } as const;
  return withCartLock<Outcome<string | null>>(
    context,
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
      // Many visitors behind one address may use the same code, and a valid code is no guess.
      await giveBack(context, limits.voucher);
      await giveBack(context, ...tried);
      return { kind: "done", value: await whyNotCounted(context, access.cart) };
    },
    busy,
  );
}

/** Of the added voucher. */
async function whyNotCounted(context: RequestContext, before: Cart): Promise<string | null> {
  const after = await fetchCart(context);
  const known = new Set(before.vouchers.map(({ code }) => code));
  const added = after.kind === "cart" ? after.cart.vouchers.find(({ code }) => !known.has(code)) : undefined;
  return added?.refusal ? voucherDoesNotCount(added.refusal, await chosenCurrency(context)) : null;
}

async function explain(context: RequestContext, cart: Cart, failure: Failure): Promise<Outcome<never>> {
  if (mayHaveHappened(failure)) return { kind: "uncertain" };
  const isOrdered = failure.kind === "not-found" && orderedCart.safeParse(failure.body).success;
  if (!("codes" in failure) || isTryLater(failure) || isOrdered) return { kind: "failed" };
  const message = await voucherSentence(context, cart, failure);
  if (message !== voucherFailed || failure.kind !== "invalid") {
    return { kind: "invalid", errors: { code: [message] } };
  }
  const { guestEmail, ...others } = failure.errors;
  const byEmail = guestEmail && mapFieldErrors({ guestEmail })["guestEmail"]?.[0];
  if (byEmail) return { kind: "invalid", errors: { guestEmail: [byEmail] } };
  const ownSentence = [others["voucherCode"] ?? [], ...Object.values(others)]
    .flat()
    .find((text) => !isCode(text.trim()));
  return { kind: "invalid", errors: { code: [ownSentence ?? message] } };
}

/** Sentences about the vouchers that stopped counting after a change of the cart, with the reasons. */
export async function droppedVoucherTexts(
  context: RequestContext,
  dropped: readonly CartVoucher[],
): Promise<readonly string[]> {
  if (dropped.length === 0) return [];
  const currency = await chosenCurrency(context);
  return dropped.flatMap(({ code, refusal }) =>
    refusal ? [voucherTexts.dropped(code, voucherDoesNotCount(refusal, currency))] : [],
  );
}

/**
 * The Czech sentence for a voucher that the upstream refused (§8); the upstream may also refuse an order because of a
 * voucher.
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

/** A voucher that the cart does not have counts as removed. The value is its code. */
export async function removeVoucher(
  context: RequestContext,
  { id }: { readonly id: Id },
): Promise<Outcome<string | null>> {
  return withCartLock(
    context,
    await cartLockKey(context),
    async (): Promise<Outcome<string | null>> => {
      const access = await fetchCart(context);
      if (access.kind === "none") return { kind: "done", value: null };
      if (access.kind === "unreachable") return { kind: "failed" };
      const all = [...access.cart.vouchers, ...(access.cart.unread?.vouchers ?? [])];
      // The id as the upstream gave it: the form has it as text.
      const voucher = all.find((unreadVoucher) => isSameId(unreadVoucher.id, id));
      if (!voucher || voucher.id === null) return { kind: "done", value: null };
      const removed = await removeVoucherFromCart(access.upstream, access.cart.id, voucher.id);
      cartChanged(context);
      if (removed.ok || removed.error.kind === "not-found") return { kind: "done", value: voucher.code };
      return mayHaveHappened(removed.error) ? { kind: "uncertain" } : { kind: "failed" };
    },
    { kind: "failed" },
  );
}
