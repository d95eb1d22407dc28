import type { z } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { czk } from "#standalone/domain/money.ts";
import { unitPricesOf } from "#standalone/domain/shop/read-cart.ts";
import type { VoucherPreview } from "./gift-voucher.ts";
import { notFound } from "#standalone/refusal.ts";
import type { voucherPreviewSchema } from "#standalone/schemas/gift-voucher.ts";

/**
 * A preview of a product's voucher with this dedication.
 * @throws Refusal 404 `not_exists` if the product or its variant is not a gift voucher
 */
export async function previewOf(
  db: Kysely<Tables>,
  { product_id, variant_id, note }: z.output<typeof voucherPreviewSchema>,
): Promise<VoucherPreview> {
  const card = await db
    .selectFrom("product_cards")
    .selectAll()
    .where("id", "=", product_id)
    .where("delivered_by_email", "=", true)
    .where("discontinued_at", "is", null)
    .executeTakeFirst();
  if (!card || card.has_variants !== (variant_id !== null)) throw notFound();
  const variant =
    variant_id === null
      ? null
      : await db
          .selectFrom("variants")
          .selectAll()
          .where("id", "=", variant_id)
          .where("product_id", "=", product_id)
          .executeTakeFirst();
  if (variant === undefined) throw notFound();
  return { name: card.name, value: Number(czk(unitPricesOf({ card, variant }).before)), dedication: note };
}
