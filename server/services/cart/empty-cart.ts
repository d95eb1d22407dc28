import type { Cart } from "#app/domain/shop/cart.ts";
import { cart as cartCookie } from "#server/cookies/cart.ts";
import { deleteCart } from "#server/upstream/resources/cart.ts";
import type { RequestContext } from "#server/context.ts";
import { cartChanged, fetchCart, cartLockKey } from "./cart-access.ts";
import { withCartLock } from "./cart-access.ts";

export type EmptiedCart =
  | { readonly kind: "emptied"; /** What was in it. */ readonly lines: Cart["lines"] }
  | { readonly kind: "failed" };

/**
 * Deletes the cart, then reads it again whether or not the deletion failed (§4): the result depends only on what was
 * read.
 */
export async function emptyCart(context: RequestContext): Promise<EmptiedCart> {
  const failed: EmptiedCart = { kind: "failed" };
  return withCartLock(
    await cartLockKey(context),
    async (): Promise<EmptiedCart> => {
      const access = await fetchCart(context);
      if (access.kind === "none") return { kind: "emptied", lines: [] };
      if (access.kind === "unreachable") return failed;
      const emptied: EmptiedCart = { kind: "emptied", lines: access.cart.lines };
      await deleteCart(access.upstream, access.cart.id);
      cartChanged(context);
      const after = await fetchCart(context);
      if (after.kind === "none") {
        await context.cookies.clear(cartCookie);
        return emptied;
      }
      const isEmpty = after.kind === "cart" && after.cart.lines.length === 0;
      return isEmpty ? emptied : failed;
    },
    failed,
  );
}
