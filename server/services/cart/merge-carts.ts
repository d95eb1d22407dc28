import { isSameId } from "#app/domain/id.ts";
import { withoutEnded, type CartLine } from "#app/domain/shop/cart.ts";
import { cart as cartCookie, forgetCart, forgetUnfinishedMerge } from "#server/cookies/cart-and-order.ts";
import { readGuestCart, type OfficeCart } from "#server/upstream/resources/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { mayHaveHappened } from "#server/upstream/failure.ts";
import { putSeats } from "#server/upstream/resources/seats.ts";
import { addVoucherToCart } from "#server/upstream/resources/vouchers.ts";
import type { RequestContext } from "#server/context/context.ts";
import { chosenSeats, plannedTickets } from "#server/services/theatre/sold-tickets.ts";
import { cartChanged, deleteOrEmpty, fetchCustomerCart, withCartLock } from "./cart-access.ts";
import { moveLines, type MovedLines } from "./move-lines.ts";

export interface CartMerge extends MovedLines {
  /** Codes that stay in the guest's cart. */
  readonly vouchers: readonly string[];
}

const notMoved: CartMerge = { isWhole: false, adjusted: [], replaced: [], vouchers: [] };

interface SignedIn {
  readonly token: string;
  readonly customerId: string;
}

interface Carts {
  readonly guest: { readonly cart: OfficeCart; readonly upstream: Upstream };
  readonly own: { readonly cart: OfficeCart; readonly upstream: Upstream };
}

/**
 * Moves the contents of the guest's cart into the customer's cart at sign-in, with the calls of §7: PUT a line, add a
 * voucher, DELETE the guest's cart. It removes each line from the guest's cart (PUT 0) as soon as the line is in the
 * customer's: so the upstream itself has the list of lines still to move. A retry after a failure, also from another
 * process, adds nothing twice. Only the line at which the merge stopped can be in both carts; a cookie stores that
 * line. Null: no guest cart to merge.
 */
export async function mergeCarts(context: RequestContext, who: SignedIn): Promise<CartMerge | null> {
  const stored = await context.cookies.read(cartCookie);
  // It stays the customer's.
  if (stored === null || context.upstream.offers.hasOwnCarts) return null;
  return withCartLock(
    context,
    `guest ${stored.tempId}`,
    () =>
      withCartLock(
        context,
        `customer ${who.customerId}`,
        () => mergeNow(context, who, stored.tempId),
        notMoved,
      ),
    notMoved,
  );
}

async function mergeNow(context: RequestContext, who: SignedIn, tempId: string): Promise<CartMerge | null> {
  const asGuest = context.upstream.asGuest(tempId);
  const read = await readGuestCart(asGuest, tempId);
  if (!read.ok) {
    if (read.error.kind !== "not-found") return notMoved;
    // The cart became an order, or another tab has just merged it.
    await forget(context);
    return null;
  }
  const guest = { cart: withoutEnded(read.value, context.now.toISOString()), upstream: asGuest };
  if (guest.cart.lines.length === 0 && guest.cart.vouchers.length === 0 && !guest.cart.unread) {
    await deleteOrEmpty(guest);
    await forget(context);
    return null;
  }
  const own = await fetchCustomerCart(context, context.upstream.as(who.token));
  if (own.kind !== "cart") return notMoved;

  const carts = { guest, own };
  const moved = await moveLines(context, { ...carts, tempId, customerId: who.customerId });
  cartChanged(context);
  const { adjusted, replaced } = moved;
  // Unreadable lines stay in the guest's cart.
  if (!moved.isWhole || guest.cart.unread) return { isWhole: false, adjusted, replaced, vouchers: [] };
  await moveSeats(context, carts);
  const vouchers = await moveVouchers(carts);
  // Its lines have moved.
  const rest = { ...guest, cart: { ...guest.cart, lines: [] } };
  const isWhole = vouchers.isWhole && (await deleteOrEmpty(rest)) === "done";
  if (isWhole) await forget(context);
  return { isWhole, adjusted, replaced, vouchers: vouchers.refused };
}

/**
 * The seats that the guest chose, for evenings of which the customer's cart had no tickets. Seats that are taken, or a
 * failed call, cost only the choice: the lines have the best seats.
 */
async function moveSeats(context: RequestContext, { guest, own }: Carts): Promise<void> {
  const chosen = guest.cart.lines.filter(({ seating }) => seating?.isChosen);
  for (const id of new Set(chosen.flatMap(({ evening }) => evening?.id ?? []))) {
    const isOf = ({ evening }: CartLine) => isSameId(evening?.id, id);
    if (own.cart.lines.some(isOf)) continue;
    const found = await plannedTickets(context, id);
    if (found.kind !== "found") continue;
    const lines = guest.cart.lines.filter(isOf);
    const seats = chosenSeats(found.plan, lines).map(({ seat, variantId }) => ({
      seatId: seat.id,
      variantId,
    }));
    if (seats.length === lines.reduce((sum, { quantity }) => sum + quantity, 0))
      await putSeats(own.upstream, own.cart.id, { performanceId: id, seats });
  }
}

/**
 * A voucher that the customer's cart already has counts as moved. Any other refusal leaves it in the guest's cart. So
 * does an unknown result, but the notice does not report it as a refusal.
 */
async function moveVouchers({ guest, own }: Carts): Promise<{ isWhole: boolean; refused: string[] }> {
  let isWhole = true;
  const refused: string[] = [];
  for (const voucher of guest.cart.vouchers.filter(({ isAutomatic }) => !isAutomatic)) {
    if (own.cart.vouchers.some(({ code }) => code === voucher.code)) continue;
    const added = await addVoucherToCart(own.upstream, own.cart.id, { code: voucher.code, guestEmail: null });
    if (added.ok || ("codes" in added.error && added.error.codes.some(isThere))) continue;
    isWhole = false;
    if (!mayHaveHappened(added.error)) refused.push(voucher.code);
  }
  return { isWhole, refused };
}

function isThere(code: string): boolean {
  return code === "voucher_is_already_added" || code === "user_check";
}

async function forget(context: RequestContext): Promise<void> {
  await forgetCart(context.cookies);
  await forgetUnfinishedMerge(context.cookies);
}
