import type { CartLine } from "#app/domain/shop/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { createGuestCart, deleteCart, putLine, readGuestCart } from "#server/upstream/resources/cart.ts";
import { readDeliveries } from "#server/upstream/resources/checkout.ts";
import { addVoucherToCart, removeVoucherFromCart } from "#server/upstream/resources/vouchers.ts";
import type { CallBook } from "./call-book.ts";

type ProductId = CartLine["product"]["id"];

export interface Change {
  readonly productId: ProductId | null;
  readonly voucher: string | null;
}

/**
 * Shops as a guest, in a cart of its own, and empties it at the end: one product, two of them, a voucher, none. Nothing
 * is ordered.
 */
export async function shopAsGuest(
  upstream: Upstream,
  { productId, voucher }: Change,
  book: CallBook,
): Promise<void> {
  const created = await createGuestCart(upstream);
  if (!created.ok) return;
  const { id: cartId, tempId } = created.value;
  if (tempId === null) {
    book.wrong("newGuestCart", "the cart has no tempId: a guest's cart is lost with the next page");
    return;
  }
  if (productId === null)
    book.notTried("putLine", "there is no product to put into the cart: give --product ID");
  else await putAndRead(upstream, { cartId, tempId, productId }, book);
  await readDeliveries(upstream, cartId);
  if (voucher !== null) await tryVoucher(upstream, { cartId, tempId, voucher }, book);
  if (productId !== null)
    await putLine(upstream, cartId, { productId, variantId: null, note: null, quantity: 0 });
  await deleteCart(upstream, cartId);
}

async function putAndRead(
  upstream: Upstream,
  { cartId, tempId, productId }: { cartId: string; tempId: string; productId: ProductId },
  book: CallBook,
): Promise<void> {
  for (const quantity of [1, 2]) {
    const put = await putLine(upstream, cartId, { productId, variantId: null, note: null, quantity });
    const read = await readGuestCart(upstream, tempId);
    if (!put.ok || !read.ok) return;
    const line = read.value.lines.find(({ product }) => String(product.id) === String(productId));
    if (line?.quantity !== put.value.quantity && put.value.quantity > 0) {
      const has = line ? `${line.quantity} of it` : "no line with it";
      const said = `the answer says ${put.value.quantity} pieces of product ${productId}, the cart then has ${has}`;
      return book.wrong("putLine", said);
    }
  }
}

async function tryVoucher(
  upstream: Upstream,
  { cartId, tempId, voucher }: { cartId: string; tempId: string; voucher: string },
  book: CallBook,
): Promise<void> {
  const added = await addVoucherToCart(upstream, cartId, { code: voucher, guestEmail: null });
  const read = added.ok ? await readGuestCart(upstream, tempId) : null;
  if (!read?.ok) return book.notTried("removeVoucher", "no voucher was added");
  const [inCart] = read.value.vouchers;
  if (!inCart) {
    book.wrong("addVoucher", `the answer was a success, but the cart has no voucher ${voucher}`);
    return book.notTried("removeVoucher", "no voucher was added");
  }
  if (inCart.id === null)
    return book.wrong("addVoucher", "the voucher has no voucher_id: it cannot be removed");
  await removeVoucherFromCart(upstream, cartId, inCart.id);
}
