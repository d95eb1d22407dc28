import type { ProductCard } from "./product.ts";

/** The maximum quantity of a line that is ever requested; below it the upstream's stock decides. */
export const maxPieces = 999;

/** What a line shows of its product; the line has the price, and a change the stock. */
export interface CartProduct extends Pick<
  ProductCard,
  "id" | "name" | "slug" | "mainImage" | "category" | "brand"
> {
  readonly deliveredByEmail: boolean;
}

/** One line of a cart: a product and its variant. There is one line for each such pair. */
export interface CartLine {
  readonly product: CartProduct;
  readonly variant: { readonly id: number; readonly name: string } | null;
  /** Net prices of this line (the variant's, where there is one). */
  readonly price: ProductCard["price"];
  readonly quantity: number;
  readonly note: string | null;
}

export type CartVoucher = {
  readonly id: number;
  readonly code: string;
  /** `amount`: gross CZK off the total. `percent`: percent off the running total. */
  readonly type: "amount" | "percent";
  readonly value: number;
};

export interface Cart {
  readonly id: string;
  /** Guest carts only. */
  readonly tempId: string | null;
  readonly lines: readonly CartLine[];
  readonly vouchers: readonly CartVoucher[];
}

/** A failed read is not an empty cart, hence three states. */
export type CartState =
  | { readonly kind: "known"; readonly cart: Cart }
  | { readonly kind: "empty" }
  | { readonly kind: "unreachable" };
