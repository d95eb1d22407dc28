import type { Cart, CartLine, CartVoucher } from "./cart.ts";

/** The fields of a cart line that the header's dropdown and analytics use. */
export interface PreviewLine {
  readonly product: Pick<CartLine["product"], "id" | "name" | "slug" | "mainImage" | "category" | "brand">;
  readonly variant: CartLine["variant"];
  readonly price: CartLine["price"];
  readonly quantity: number;
}

/** All lines of the cart, because its total and its badge are computed from them too. */
export interface CartPreview {
  readonly lines: readonly PreviewLine[];
  readonly vouchers: readonly CartVoucher[];
}

/** The part of the cart that is included in the root loader's data of every page. */
export function previewOf({ lines, vouchers }: Pick<Cart, "lines" | "vouchers">): CartPreview {
  return {
    lines: lines.map(({ product, variant, price, quantity }) => {
      const { id, name, slug, mainImage, category, brand } = product;
      return { product: { id, name, slug, mainImage, category, brand }, variant, price, quantity };
    }),
    vouchers,
  };
}
