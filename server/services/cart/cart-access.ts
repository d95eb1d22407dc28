import { countLines, withoutEnded } from "#app/domain/shop/cart.ts";
import {
  cart as cartCookie,
  uncertainOrder,
  type LastOrder,
  storeCart,
  renewCart,
  storeOrder,
  forgetUncertainOrder,
} from "#server/cookies/cart-and-order.ts";
import {
  createCustomerCart,
  createGuestCart,
  deleteCart,
  listCarts,
  markOfCart,
  orderedCart,
  putLine,
  readGuestCart,
  type OfficeCart,
} from "#server/upstream/resources/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { isTryLater, mayHaveHappened } from "#server/upstream/failure.ts";
import { removeVoucherFromCart } from "#server/upstream/resources/vouchers.ts";
import type { RequestContext } from "#server/context/context.ts";
import { currentUser, type CurrentUser } from "#server/services/account/current-user.ts";
import { isOverLimit, limits } from "#server/services/limits.ts";

/** The visitor's current cart in the upstream, and the client to change it with. */
export type CartAccess =
  | { readonly kind: "cart"; readonly cart: OfficeCart; readonly upstream: Upstream }
  /** The visitor has no cart, and reading creates none. `order`: the order that the cart became. */
  | { readonly kind: "none"; readonly order: LastOrder | null }
  /**
   * `create`: the upstream responds but creates no cart. `limited`: this network address has created too many carts.
   */
  | { readonly kind: "unreachable"; readonly why: "load" | "create" | "limited" };

const unreachable = { kind: "unreachable", why: "load" } as const;

/**
 * Reads the current cart. Renews a guest's cookie after every successful load (§4, §9), never for an unreachable cart.
 */
export async function fetchCart(context: RequestContext): Promise<CartAccess> {
  const version = cartVersion(context);
  const found = await fetchOwnCart(context);
  const access =
    found.kind === "cart" ? { ...found, cart: withoutEnded(found.cart, context.now.toISOString()) } : found;
  const lines = access.kind === "unreachable" ? null : access.kind === "none" ? 0 : countLines(access.cart);
  counts.set(context, { version, lines });
  return access;
}

async function fetchOwnCart(context: RequestContext): Promise<CartAccess> {
  const who = await currentUser(context);
  if (who.kind === "unknown") return unreachable;
  return isListed(context, who) ? fetchCustomerCart(context) : fetchKeptCart(context, who);
}

/** A customer's cart is in the upstream's list, unless the engine has none: then its `tempId` is in the cookie. */
function isListed({ upstream }: RequestContext, who: CurrentUser): who is CurrentUser & { kind: "customer" } {
  return who.kind === "customer" && !upstream.offers.hasOwnCarts;
}

/** A customer with an invalid token is a guest, and a guest sends no token. */
export function upstreamOfCart(
  { upstream }: RequestContext,
  who: CurrentUser,
  tempId: string | undefined,
): Upstream {
  if (who.kind !== "customer") return upstream.asGuest(tempId);
  return upstream.offers.hasOwnCarts ? upstream.ofCart(tempId) : upstream;
}

/** Returns the cart for a change, and creates a missing one. Call under the cart lock. */
export async function ensureCart(context: RequestContext): Promise<Exclude<CartAccess, { kind: "none" }>> {
  const found = await fetchCart(context);
  if (found.kind !== "none") return found;
  if (await isOverLimit(context, limits.cart)) return { kind: "unreachable", why: "limited" };
  const who = await currentUser(context);
  const made = await createGuestCart(upstreamOfCart(context, who, undefined));
  if (!made.ok || made.value.tempId === null) return { kind: "unreachable", why: "create" };
  const { tempId } = made.value;
  await storeCart(context.cookies, tempId);
  return { kind: "cart", cart: made.value, upstream: upstreamOfCart(context, who, tempId) };
}

async function fetchKeptCart(context: RequestContext, who: CurrentUser): Promise<CartAccess> {
  const stored = await context.cookies.read(cartCookie);
  if (stored === null) return { kind: "none", order: null };
  const read = await readGuestCart(upstreamOfCart(context, who, stored.tempId), stored.tempId);
  if (read.ok) {
    const tempId = read.value.tempId ?? stored.tempId;
    if (!context.request.isPrefetch) {
      await renewCart(context.cookies, tempId);
    }
    return {
      kind: "cart",
      cart: { ...read.value, tempId, mark: markOfCart(tempId) },
      upstream: upstreamOfCart(context, who, tempId),
    };
  }
  if (read.error.kind !== "not-found") return unreachable;
  const ordered = orderedCart.safeParse(read.error.body);
  if (!ordered.success) return { kind: "none", order: null };
  const order = { ...ordered.data, cart: markOfCart(stored.tempId) };
  if (!context.request.isPrefetch) {
    await storeOrder(context.cookies, order);
  }
  return { kind: "none", order };
}

/** §4: loads the list of carts; for a customer without a cart, creates one and loads the list again. */
export async function fetchCustomerCart(
  context: RequestContext,
  upstream = context.upstream,
): Promise<CartAccess> {
  const listed = await listCarts(upstream);
  if (!listed.ok) return unreachable;
  await clearUncertainOrder(context, listed.value);
  const [first] = listed.value;
  if (first) return { kind: "cart", cart: first, upstream };
  if (context.request.isPrefetch) return { kind: "none", order: null };
  const created = await createCustomerCart(upstream);
  if (!created.ok) return { kind: "unreachable", why: "create" };
  const again = await listCarts(upstream);
  const made = again.ok ? again.value[0] : undefined;
  return made ? { kind: "cart", cart: made, upstream } : unreachable;
}

/**
 * A customer's cart that is no longer among the open ones has been ordered, so the order is no longer uncertain. The
 * list does not contain the guest cart from before the sign-in.
 */
async function clearUncertainOrder(context: RequestContext, open: readonly OfficeCart[]): Promise<void> {
  if (context.request.isPrefetch) return;
  const uncertain = await context.cookies.read(uncertainOrder);
  if (uncertain?.isCustomers && !open.some(({ id }) => id === uncertain.cart)) {
    await forgetUncertainOrder(context.cookies);
  }
}

/**
 * The key of the cart lock, which serializes changes of this visitor's cart; null: the visitor has no cart yet, and
 * nothing connects their changes. In the browser the app waits for the first one (`app/shell/browser/fetch-retry.ts`).
 */
export async function cartLockKey(context: RequestContext): Promise<string | null> {
  const who = await currentUser(context);
  if (isListed(context, who)) return `customer ${who.user.id}`;
  const stored = await context.cookies.read(cartCookie);
  return stored && `guest ${stored.tempId}`;
}

/**
 * Deletes the cart. If the upstream deletes none, single changes take out its vouchers and lines. `uncertain`: some of it
 * may be gone.
 */
export async function deleteOrEmpty({
  cart,
  upstream,
}: Omit<Extract<CartAccess, { kind: "cart" }>, "kind">): Promise<"done" | "failed" | "uncertain"> {
  const deleted = await deleteCart(upstream, cart.id);
  if (deleted.ok) return "done";
  if (deleted.error.kind !== "not-found") return mayHaveHappened(deleted.error) ? "uncertain" : "failed";
  if (orderedCart.safeParse(deleted.error.body).success) return "done";

  const vouchers = [...cart.vouchers, ...(cart.unread?.vouchers ?? [])].flatMap(({ id }) => id ?? []);
  const known = [...cart.lines, ...(cart.ended ?? [])].map(({ product, variant, note }) => {
    return { productId: product.id, variantId: variant?.id ?? null, note };
  });
  const unread = cart.unread?.lines.flatMap(({ key, note }) => (key ? { ...key, note } : [])) ?? [];
  const changes = [
    ...vouchers.map((id) => () => removeVoucherFromCart(upstream, cart.id, id)),
    ...[...known, ...unread].map((line) => () => putLine(upstream, cart.id, { ...line, quantity: 0 })),
  ];
  let isWhole = true;
  let isChanged = false;
  for (const change of changes) {
    const changed = await change();
    if (changed.ok || changed.error.kind === "not-found") isChanged = true;
    else {
      isWhole = false;
      isChanged ||= mayHaveHappened(changed.error);
      // What the upstream refuses to take out stops nothing else.
      if (!["refused", "invalid"].includes(changed.error.kind) || isTryLater(changed.error)) break;
    }
  }
  return isWhole ? "done" : isChanged ? "uncertain" : "failed";
}

/** Number of cart changes in a request: loaders that run after an action read the cart again. */
const changes = new WeakMap<RequestContext, number>();

export function cartChanged(context: RequestContext): void {
  changes.set(context, cartVersion(context) + 1);
}

export function cartVersion(context: RequestContext): number {
  return changes.get(context) ?? 0;
}

/** The cart as it was last read in a request. */
const counts = new WeakMap<RequestContext, { readonly version: number; readonly lines: number | null }>();

/** Number of lines of the cart; null: nobody has read the cart since its last change, or the reading failed. */
export function countedLines(context: RequestContext): number | null {
  const counted = counts.get(context);
  return counted?.version === cartVersion(context) ? counted.lines : null;
}

/**
 * Runs `work` after earlier work under the same key, which serializes two quick clicks. Without `REDIS_URL` that is the
 * work of this process: across processes, correctness then relies on absolute quantities and on the upstream's lock of
 * the cart. Returns `busy` if it acquires the lock too late. Without a key, `work` runs at once.
 */
export function withCartLock<T>(
  { store }: Pick<RequestContext, "store">,
  key: string | null,
  work: () => Promise<T>,
  busy: T,
): Promise<T> {
  return key === null ? work() : store.lock(`cart ${key}`, work, busy);
}
