import type { Cart, CartLine, CartVoucher } from "./cart.ts";

/** A line of the cart as the header's dropdown and analytics need it. */
export interface PreviewLine {
  readonly product: Pick<CartLine["product"], "id" | "name" | "slug" | "mainImage" | "category" | "brand">;
  readonly variant: CartLine["variant"];
  readonly price: CartLine["price"];
  readonly quantity: number;
}

/** All lines of the cart, since its total and its badge are counted from them too. */
export interface CartPreview {
  readonly lines: readonly PreviewLine[];
  readonly vouchers: readonly CartVoucher[];
}

/** What of a cart travels with every page of its visitor. */
export function previewOf({ lines, vouchers }: Pick<Cart, "lines" | "vouchers">): CartPreview {
  return {
    lines: lines.map(({ product, variant, price, quantity }) => {
      const { id, name, slug, mainImage, category, brand } = product;
      return { product: { id, name, slug, mainImage, category, brand }, variant, price, quantity };
    }),
    vouchers,
  };
}
