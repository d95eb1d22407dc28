import { maxChanges, type ChangedLine } from "#app/domain/notice.ts";
import { paths } from "#app/domain/paths.ts";
import { cartFailures, cartNotices } from "#app/messages/cart-notices.ts";
import { respondWithNotice } from "#server/guards/handlers.ts";
import { emptyCart } from "#server/services/cart/empty-cart.ts";
import { makeNotice } from "#server/services/notices.ts";
import type { RequestContext } from "#server/context.ts";

/** The second step of „Vyprázdnit košík“; the first one is a plain link to the confirmation. */
export async function clearCart(context: RequestContext) {
  const emptied = await emptyCart(context);
  if (emptied.kind === "failed") {
    const notice = makeNotice({ kind: "danger", text: cartFailures.clear });
    return respondWithNotice(context, { to: paths.cart(), notice });
  }
  const changed = emptied.lines.slice(0, maxChanges).map(({ product, variant, quantity }): ChangedLine => ({
    productId: product.id,
    variantId: variant?.id ?? null,
    before: quantity,
    quantity: 0,
  }));
  const notice = makeNotice({ kind: "success", text: cartNotices.cleared, changed });
  return respondWithNotice(context, { to: paths.cart(), notice });
}
