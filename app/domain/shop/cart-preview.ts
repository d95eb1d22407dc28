import { paths } from "#app/domain/paths.ts";
import type { Cart, CartLine, CartVoucher, Evening } from "./cart.ts";

/** The fields of a cart line that the header's dropdown and analytics use. */
export interface PreviewLine {
  readonly product: Pick<CartLine["product"], "id" | "name" | "slug" | "mainImage" | "category" | "brand">;
  readonly variant: CartLine["variant"];
  readonly price: CartLine["price"];
  readonly quantity: number;
  readonly total?: CartLine["total"];
  /** Of a ticket. */
  readonly evening?: Pick<Evening, "id" | "startsAt" | "venue">;
}

/** All lines of the cart, because its total and its badge are computed from them too. */
export interface CartPreview {
  readonly lines: readonly PreviewLine[];
  readonly vouchers: readonly CartVoucher[];
  readonly total?: Cart["total"];
  readonly unread?: Cart["unread"];
}

/** The part of the cart in the root loader's data of every page. */
export function previewOf({
  lines,
  vouchers,
  total,
  unread,
}: Pick<Cart, "lines" | "vouchers" | "total" | "unread">): CartPreview {
  return {
    lines: lines.map(({ product, variant, price, quantity, total: lineTotal, evening }) => {
      const { id, name, slug, mainImage, category, brand } = product;
      return {
        product: { id, name, slug, mainImage, category, brand },
        variant,
        price,
        quantity,
        total: lineTotal,
        ...(evening && { evening: { id: evening.id, startsAt: evening.startsAt, venue: evening.venue } }),
      };
    }),
    vouchers,
    total,
    ...(unread && { unread }),
  };
}

/** The link of a line: for tickets the form of their performance, for goods their page. */
export function linePath({ product, evening }: Pick<PreviewLine, "product" | "evening">): string | null {
  return evening ? paths.tickets(evening) : productPath(product);
}

/** The page of a line's product. */
export function productPath({
  id,
  slug,
  category,
}: Pick<CartLine["product"], "id" | "slug" | "category">): string | null {
  return slug !== null && Number.isSafeInteger(Number(id)) ? paths.product({ id, slug, category }) : null;
}
