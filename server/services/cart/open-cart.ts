import { countLines, type CartState } from "#app/domain/shop/cart.ts";
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
  return { kind: "known", cart: applySaleRulesToCart(context, cart) };
}
