import type { Cart } from "#app/domain/shop/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { readSubscription } from "#server/upstream/resources/account.ts";
import { readAddresses } from "#server/upstream/resources/addresses.ts";
import { readMe } from "#server/upstream/resources/auth.ts";
import { listCarts, readGuestCart } from "#server/upstream/resources/cart.ts";
import { readComplaints } from "#server/upstream/resources/complaints.ts";
import { readCompany } from "#server/upstream/resources/company.ts";
import { readOrderRows, readOwnOrder } from "#server/upstream/resources/customer-orders.ts";
import { readOrderSummary } from "#server/upstream/resources/orders.ts";
import type { CallBook } from "./call-book.ts";

/** Asks everything that a signed-in customer's pages ask, without a change. Returns the customer's first cart. */
export async function readCustomer(upstream: Upstream, book: CallBook): Promise<Cart | null> {
  await readMe(upstream);
  const carts = await listCarts(upstream);
  await readAddresses(upstream);
  await readCompany(upstream);
  await readSubscription(upstream);
  await readComplaints(upstream);
  const rows = await readOrderRows(upstream, { question: "", page: 1 });
  const [row] = rows.ok ? rows.value.orders : [];
  if (!row) {
    for (const name of ["ownOrder", "orderSummary"] as const)
      book.notTried(name, "the customer has no order");
    return firstOf(carts);
  }
  const own = await readOwnOrder(upstream, row.id);
  if (own.ok && own.value.hash !== null) await readOrderSummary(upstream, row.id, own.value.hash);
  else book.notTried("orderSummary", "there is no order with a hash");
  return firstOf(carts);
}

function firstOf(
  carts: { readonly ok: true; readonly value: readonly Cart[] } | { readonly ok: false },
): Cart | null {
  return carts.ok ? (carts.value.find(({ lines }) => lines.length > 0) ?? carts.value[0] ?? null) : null;
}

/** Asks for a guest's cart, and says where it has nothing that could be wrong. */
export async function readCartOf(upstream: Upstream, tempId: string, book: CallBook): Promise<Cart | null> {
  const cart = await readGuestCart(upstream, tempId);
  if (!cart.ok) return null;
  if (cart.value.lines.length === 0 && book.get("guestCart").findings.length === 0)
    book.remark("guestCart", "this cart has no line: fill it, so that lines are checked too");
  return cart.value;
}
