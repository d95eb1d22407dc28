import type { Id } from "#app/domain/id.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { createGuestCart, deleteCart, putLine, readGuestCart } from "#server/upstream/resources/cart.ts";
import { readDeliveries } from "#server/upstream/resources/checkout.ts";
import { addVoucherToCart, removeVoucherFromCart } from "#server/upstream/resources/vouchers.ts";
import { examineSums } from "./readings.ts";
import type { Table } from "./table.ts";

/**
 * Shops as a guest, in a new cart, which it deletes at the end: one product, two of them, a voucher, none. It orders
 * nothing.
 */
export async function shopAsGuest(
  anybody: Upstream,
  { productId, voucher }: { readonly productId: Id | null; readonly voucher: string | undefined },
  wrong: Table["wrong"],
): Promise<void> {
  const created = await createGuestCart(anybody);
  if (!created.ok) return;
  const { id, tempId } = created.value;
  const upstream = anybody.asGuest(tempId ?? undefined);
  if (tempId === null) wrong("newGuestCart", "it has no tempId: a guest's cart is lost with the next page");
  if (tempId !== null && productId !== null)
    for (const quantity of [1, 2]) {
      const put = await putLine(upstream, id, { productId, variantId: null, note: null, quantity });
      const read = await readGuestCart(upstream, tempId);
      if (!put.ok || !read.ok) break;
      examineSums(read.value, wrong);
      const line = read.value.lines.find(({ product }) => String(product.id) === String(productId));
      if ((line?.quantity ?? 0) !== put.value.quantity)
        wrong("putLine", `it answers ${put.value.quantity} pieces, the cart then has ${line?.quantity ?? 0}`);
    }
  await readDeliveries(upstream, id);
  if (tempId !== null && voucher !== undefined) {
    const added = await addVoucherToCart(upstream, id, { code: voucher, guestEmail: null });
    const read = added.ok ? await readGuestCart(upstream, tempId) : null;
    if (read?.ok) examineSums(read.value, wrong);
    const voucherId = read?.ok ? read.value.vouchers[0]?.id : null;
    if (voucherId) await removeVoucherFromCart(upstream, id, voucherId);
    else if (read?.ok) wrong("addVoucher", "it succeeds, but the cart has no voucher with a voucher_id");
  }
  if (productId !== null)
    await putLine(upstream, id, { productId, variantId: null, note: null, quantity: 0 });
  await deleteCart(upstream, id);
}
