import { isSameId, type Id } from "#app/domain/id.ts";
import { isBuyable, type ListedProduct } from "#app/domain/shop/product.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { createGuestCart, deleteCart, putLine, readGuestCart } from "#server/upstream/resources/cart.ts";
import { readProduct } from "#server/upstream/resources/catalogue.ts";
import { readDeliveries } from "#server/upstream/resources/checkout.ts";
import { addVoucherToCart, removeVoucherFromCart } from "#server/upstream/resources/vouchers.ts";
import { examineSums } from "./readings.ts";
import type { Table } from "./table.ts";

/** What the check puts into a cart. */
interface Purchase {
  readonly productId: Id;
  readonly variantId: Id | null;
}

/**
 * The first available product of a page, rather one without variants; otherwise the first available variant. A text
 * explains why there is none.
 */
export async function chooseFrom(
  upstream: Upstream,
  products: readonly ListedProduct[] | null,
): Promise<Purchase | string> {
  if (products === null) return "needs a product, and no list has one: --product ID";
  const available = products.filter(({ availability }) => isBuyable(availability));
  for (const { id, hasVariants } of available.toSorted(
    (a, b) => Number(a.hasVariants) - Number(b.hasVariants),
  )) {
    const purchase = await purchaseOf(upstream, id, hasVariants);
    if (purchase) return purchase;
  }
  return "no product of the list's first page is available: --product ID names another one";
}

/** The product that the operator named, which the back office may not have. */
export async function chooseProduct(upstream: Upstream, id: Id): Promise<Purchase | string> {
  return (await purchaseOf(upstream, id, false)) ?? "no variant of this product is available: --product ID";
}

/** Null: the site could not sell it. An unreadable product without known variants may have none. */
async function purchaseOf(upstream: Upstream, productId: Id, hasVariants: boolean): Promise<Purchase | null> {
  const read = await readProduct(upstream, productId);
  const isPlain = read.ok ? !read.value.hasVariants : !hasVariants;
  if (isPlain) return { productId, variantId: null };
  const variant = read.ok && read.value.variants.find(({ availability }) => isBuyable(availability));
  return variant ? { productId, variantId: variant.id } : null;
}

/**
 * Shops as a guest, in a new cart, which it deletes at the end: one product, two of them, a voucher, none. It orders
 * nothing.
 */
export async function shopAsGuest(
  anybody: Upstream,
  { purchase, voucher }: { readonly purchase: Purchase | null; readonly voucher: string | undefined },
  wrong: Table["wrong"],
): Promise<void> {
  const created = await createGuestCart(anybody);
  if (!created.ok) return;
  const { id, tempId } = created.value;
  const upstream = anybody.asGuest(tempId ?? undefined);
  if (tempId === null) wrong("newGuestCart", "it has no tempId: a guest's cart is lost with the next page");
  if (tempId !== null && purchase === null) await readGuestCart(upstream, tempId);
  if (tempId !== null && purchase !== null)
    for (const quantity of [1, 2]) {
      const put = await putLine(upstream, id, { ...purchase, note: null, quantity });
      const read = await readGuestCart(upstream, tempId);
      if (!put.ok || !read.ok) break;
      examineSums(read.value, wrong);
      const line = read.value.lines.find(
        ({ product, variant }) =>
          isSameId(product.id, purchase.productId) &&
          // An engine may have a variant of its own for a product without a choice.
          (purchase.variantId === null || isSameId(variant?.id, purchase.variantId)),
      );
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
  if (purchase !== null) await putLine(upstream, id, { ...purchase, note: null, quantity: 0 });
  await deleteCart(upstream, id);
}
