import { cartTotals } from "#app/domain/shop/cart-totals.ts";
import { countLines, type Cart, type CartState } from "#app/domain/shop/cart.ts";
import { toHellers } from "#app/domain/shop/hellers.ts";
import type { Config } from "#server/operator/config.ts";
import type { RequestContext } from "#server/context/context.ts";
import { applySaleRulesToCart } from "#server/services/shop/sale-rules.ts";
import { cartVersion, fetchCart, type CartAccess } from "./cart-access.ts";

/**
 * The cart as pages show it: known, empty or unreachable. The site reads it once a request, and again after a change.
 */
export function openCart(context: RequestContext): Promise<CartState> {
  return context.once(`cart ${cartVersion(context)}`, async () =>
    cartState(context, await fetchCart(context)),
  );
}

function cartState(context: RequestContext, access: CartAccess): CartState {
  if (access.kind === "unreachable") return { kind: "unreachable" };
  if (access.kind === "none" || countLines(access.cart) === 0) return { kind: "empty" };
  const { tempId: _, ...cart } = access.cart;
  warnOfTotal(context, cart);
  return { kind: "known", cart: applySaleRulesToCart(context, cart) };
}

/** Carts whose warning is in the log, by configuration: every page reads the cart. */
const warnedCarts = new WeakMap<Config, Set<string>>();
/** Beyond it the oldest warning may be written again. */
const mostWarned = 1_000;

/** Once for each total of a cart that its rows do not add up to, by more than a rounding. */
function warnOfTotal({ config, log }: RequestContext, cart: Cart): void {
  const hellers = cart.unread ? 0 : toHellers(cartTotals(cart).unexplained);
  if (hellers === 0) return;
  const warned = warnedCarts.get(config) ?? new Set();
  warnedCarts.set(config, warned);
  const state = `${cart.mark} ${cart.total} ${hellers}`;
  if (warned.has(state)) return;
  const [oldest] = warned;
  if (oldest !== undefined && warned.size >= mostWarned) warned.delete(oldest);
  warned.add(state);
  log.warn("cart.total-unexplained", { hellers });
}
