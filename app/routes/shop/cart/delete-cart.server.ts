import { countLines, type Cart } from "#app/domain/shop/cart.ts";
import { forgetCart } from "#server/cookies/cart-and-order.ts";
import type { Outcome } from "#server/services/outcome.ts";
import type { RequestContext } from "#server/context/context.ts";
import {
  cartChanged,
  cartLockKey,
  deleteOrEmpty,
  fetchCart,
  withCartLock,
} from "#server/services/cart/cart-access.ts";

/**
 * Deletes the cart, then reads it again whether or not the deletion failed (§4): the result depends only on this second
 * reading. The value is the earlier content. `uncertain`: the cart is unreadable and may still have its lines.
 */
export async function emptyCart(context: RequestContext): Promise<Outcome<Cart["lines"]>> {
  const failed = { kind: "failed" } as const;
  return withCartLock(
    context,
    await cartLockKey(context),
    async (): Promise<Outcome<Cart["lines"]>> => {
      const access = await fetchCart(context);
      if (access.kind === "none") return { kind: "done", value: [] };
      if (access.kind === "unreachable") return failed;
      const emptied = { kind: "done", value: access.cart.lines } as const;
      const deleted = await deleteOrEmpty(access);
      cartChanged(context);
      const after = await fetchCart(context);
      if (after.kind === "none") {
        await forgetCart(context.cookies);
        return emptied;
      }
      if (after.kind === "cart") return countLines(after.cart) === 0 ? emptied : failed;
      return deleted === "failed" ? failed : { kind: "uncertain" };
    },
    failed,
  );
}
