import type { Cart } from "#app/domain/shop/cart.ts";
import { cart as cartCookie } from "#server/cookies/cart.ts";
import { unfinishedMerge } from "#server/cookies/unfinished-merge.ts";
import { createCustomerCart, deleteCart, listCarts, readGuestCart } from "#server/upstream/resources/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { addVoucherToCart } from "#server/upstream/resources/vouchers.ts";
import type { RequestContext } from "#server/context.ts";
import { cartChanged } from "./cart-access.ts";
import { withCartLock } from "./cart-lock.ts";
import { moveLines, type Adjusted } from "./move-lines.ts";

export type CartMerge =
  /** The guest had nothing. */
  | { readonly kind: "nothing" }
  /** All of it is in the customer's cart; `adjusted`: lines that got fewer pieces than asked for. */
  | { readonly kind: "merged"; readonly adjusted: readonly Adjusted[] }
  /**
   * What could not be moved is still in the guest's cart, and its cookie stays; `vouchers`: codes of those left there.
   */
  | {
      readonly kind: "partly";
      readonly adjusted: readonly Adjusted[];
      readonly vouchers: readonly string[];
    };

export interface SignedIn {
  readonly token: string;
  readonly customerId: number;
}

interface Carts {
  readonly guest: { readonly cart: Cart; readonly upstream: Upstream };
  readonly own: { readonly cart: Cart; readonly upstream: Upstream };
}

/**
 * Moves what a guest had in the cart into the customer's, at sign-in, with the calls of §7: PUT a line,
 * add a voucher, DELETE the guest's cart. Each line leaves the guest's cart (PUT 0) as soon as the customer's has it:
 * what is left there is what was not moved, in the upstream itself, so that repeating after a failure, from another
 * process too, adds nothing twice. Only the line at which it stopped can be in both carts; a cookie remembers that one.
 */
export async function mergeCarts(context: RequestContext, who: SignedIn): Promise<CartMerge> {
  const stored = await context.cookies.read(cartCookie);
  if (stored === null) return { kind: "nothing" };
  const late: CartMerge = { kind: "partly", adjusted: [], vouchers: [] };
  return withCartLock(
    `guest ${stored.tempId}`,
    () => withCartLock(`customer ${who.customerId}`, () => mergeNow(context, who, stored.tempId), late),
    late,
  );
}

async function mergeNow(context: RequestContext, who: SignedIn, tempId: string): Promise<CartMerge> {
  const asGuest = context.upstream.asGuest();
  const read = await readGuestCart(asGuest, tempId);
  if (!read.ok) {
    if (read.failure.kind !== "not-found") return { kind: "partly", adjusted: [], vouchers: [] };
    // It became an order, or another tab has moved it just now.
    await forget(context);
    return { kind: "nothing" };
  }
  const guest = { cart: read.value, upstream: asGuest };
  if (guest.cart.lines.length === 0 && guest.cart.vouchers.length === 0) {
    await deleteCart(asGuest, guest.cart.id);
    await forget(context);
    return { kind: "nothing" };
  }
  const asCustomer = context.upstream.as(who.token);
  const own = await customerCart(asCustomer);
  if (own === null) return { kind: "partly", adjusted: [], vouchers: [] };

  const carts = { guest, own: { cart: own, upstream: asCustomer } };
  const moved = await moveLines(context, { ...carts, tempId, customerId: who.customerId });
  cartChanged(context);
  const { adjusted } = moved;
  if (!moved.isWhole) return { kind: "partly", adjusted, vouchers: [] };
  const vouchers = await moveVouchers(carts);
  if (vouchers.length > 0 || !(await dropGuestCart(carts))) return { kind: "partly", adjusted, vouchers };
  await forget(context);
  return { kind: "merged", adjusted };
}

/** §4: a customer without a cart gets one, and the list is read again. */
async function customerCart(upstream: Upstream): Promise<Cart | null> {
  const listed = await listCarts(upstream);
  if (!listed.ok) return null;
  if (listed.value[0]) return listed.value[0];
  const created = await createCustomerCart(upstream);
  if (!created.ok) return null;
  const again = await listCarts(upstream);
  return again.ok ? (again.value[0] ?? null) : null;
}

/**
 * Codes left in the guest's cart. A voucher that the customer's cart has already is there; any other refusal leaves it.
 */
async function moveVouchers({ guest, own }: Carts): Promise<readonly string[]> {
  const left: string[] = [];
  for (const voucher of guest.cart.vouchers) {
    if (own.cart.vouchers.some(({ id }) => id === voucher.id)) continue;
    const added = await addVoucherToCart(own.upstream, own.cart.id, { code: voucher.code, guestEmail: null });
    if (!added.ok && !("codes" in added.failure && added.failure.codes.some(isThere)))
      left.push(voucher.code);
  }
  return left;
}

function isThere(code: string): boolean {
  return code === "voucher_is_already_added" || code === "user_check";
}

async function dropGuestCart({ guest }: Carts): Promise<boolean> {
  const deleted = await deleteCart(guest.upstream, guest.cart.id);
  return deleted.ok || deleted.failure.kind === "not-found";
}

async function forget(context: RequestContext): Promise<void> {
  await context.cookies.clear(cartCookie);
  await context.cookies.clear(unfinishedMerge);
}
