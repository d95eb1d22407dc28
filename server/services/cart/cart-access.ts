import type { Cart } from "#app/domain/shop/cart.ts";
import { cart as cartCookie } from "#server/cookies/cart.ts";
import { lastOrder, type LastOrder } from "#server/cookies/last-order.ts";
import { uncertainOrder } from "#server/cookies/uncertain-order.ts";
import {
  createCustomerCart,
  createGuestCart,
  listCarts,
  orderedCart,
  readGuestCart,
} from "#server/upstream/resources/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import type { RequestContext } from "#server/context.ts";
import { currentUser } from "#server/services/account/current-user.ts";
import { isOverLimit, limits } from "#server/services/limits.ts";

/** The visitor's cart as the upstream has it now, and the upstream to change it with. */
export type CartAccess =
  | { readonly kind: "cart"; readonly cart: Cart; readonly upstream: Upstream }
  /** Nothing there, and nothing is made for a look. `order`: what it became. */
  | { readonly kind: "none"; readonly order: LastOrder | null }
  /** `create`: the upstream answers, but makes no cart. `limited`: too many were made from this address. */
  | { readonly kind: "unreachable"; readonly why: "load" | "create" | "limited" };

const unreachable = { kind: "unreachable", why: "load" } as const;

/** Reads the cart anew. A guest's cookie is sent again after every load (§4, §9), and never for a cart not reached. */
export async function fetchCart(context: RequestContext): Promise<CartAccess> {
  const who = await currentUser(context);
  if (who.kind === "unknown") return unreachable;
  return who.kind === "customer" ? fetchCustomerCart(context) : fetchGuestCart(context);
}

/** The cart for a change: made where there is none. */
export async function ensureCart(context: RequestContext): Promise<Exclude<CartAccess, { kind: "none" }>> {
  const found = await fetchCart(context);
  if (found.kind !== "none") return found;
  if (await isOverLimit(context, limits.cart)) return { kind: "unreachable", why: "limited" };
  const upstream = context.upstream.asGuest();
  const made = await createGuestCart(upstream);
  if (!made.ok || made.value.tempId === null) return { kind: "unreachable", why: "create" };
  await context.cookies.write(cartCookie, { tempId: made.value.tempId });
  return { kind: "cart", cart: made.value, upstream };
}

async function fetchGuestCart(context: RequestContext): Promise<CartAccess> {
  const stored = await context.cookies.read(cartCookie);
  if (stored === null) return { kind: "none", order: null };
  // A customer whose token no longer holds is a guest, and a guest shows no token.
  const upstream = context.upstream.asGuest();
  const read = await readGuestCart(upstream, stored.tempId);
  if (read.ok) {
    if (!context.isPrefetch) {
      await context.cookies.write(cartCookie, { tempId: read.value.tempId ?? stored.tempId });
      await context.cookies.renew(cartCookie);
    }
    return { kind: "cart", cart: read.value, upstream };
  }
  if (read.failure.kind !== "not-found") return unreachable;
  const ordered = orderedCart.safeParse(read.failure.body);
  if (!ordered.success) return { kind: "none", order: null };
  if (!context.isPrefetch) {
    await context.cookies.write(lastOrder, ordered.data);
    await context.cookies.clear(cartCookie);
    await context.cookies.clear(uncertainOrder);
  }
  return { kind: "none", order: ordered.data };
}

/** §4: the list of carts is loaded; a customer without one gets one, and the list is loaded again. */
async function fetchCustomerCart(context: RequestContext): Promise<CartAccess> {
  const { upstream } = context;
  const listed = await listCarts(upstream);
  if (!listed.ok) return unreachable;
  await forgetUncertain(context, listed.value);
  const [first] = listed.value;
  if (first) return { kind: "cart", cart: first, upstream };
  if (context.isPrefetch) return { kind: "none", order: null };
  const created = await createCustomerCart(upstream);
  if (!created.ok) return { kind: "unreachable", why: "create" };
  const again = await listCarts(upstream);
  const made = again.ok ? again.value[0] : undefined;
  return made ? { kind: "cart", cart: made, upstream } : unreachable;
}

/**
 * A customer's cart that is no longer among the open ones has been ordered: the upstream has told. Of the cart of the
 * guest they were before, their list says nothing.
 */
async function forgetUncertain(context: RequestContext, open: readonly Cart[]): Promise<void> {
  if (context.isPrefetch) return;
  const left = await context.cookies.read(uncertainOrder);
  if (left?.isCustomers && !open.some(({ id }) => id === left.cart)) {
    await context.cookies.clear(uncertainOrder);
  }
}

/** The key under which changes of this visitor's cart wait for each other; null: there is no cart yet. */
export async function cartLockKey(context: RequestContext): Promise<string | null> {
  const who = await currentUser(context);
  if (who.kind === "customer") return `customer ${who.user.id}`;
  const stored = await context.cookies.read(cartCookie);
  return stored && `guest ${stored.tempId}`;
}

/** How often a visit has changed its cart: loaders that come after an action read it anew. */
const changes = new WeakMap<RequestContext, number>();

export function cartChanged(context: RequestContext): void {
  changes.set(context, cartVersion(context) + 1);
}

export function cartVersion(context: RequestContext): number {
  return changes.get(context) ?? 0;
}
