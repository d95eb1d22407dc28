import { paths } from "#app/domain/paths.ts";
import { cartFailures, cartNotices } from "#app/messages/cart.ts";
import { settle } from "#server/guards/handlers.ts";
import { emptyCart } from "#server/services/empty-cart.ts";
import { makeNotice } from "#server/services/notices.ts";
import type { Visit } from "#server/visit.ts";

/** The second step of „Vyprázdnit košík“; the first one is a plain link that asks. */
export async function clearCart(visit: Visit) {
  const { kind } = await emptyCart(visit);
  const notice =
    kind === "failed"
      ? makeNotice({ kind: "danger", text: cartFailures.clear })
      : makeNotice({ kind: "success", text: cartNotices.cleared });
  return settle(visit, { to: paths.cart(), notice });
}
