import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { DocumentLine } from "#standalone/db/document-content.ts";
import { grossHellers, hellers } from "#standalone/domain/money.ts";
import type { OrderRow } from "./order-row.ts";

/**
 * The share of some pieces in a line, after those refunded before: the discount of codes, base and tax are divided so
 * that all shares add up to the line. Amounts are hellers.
 */
export function lineShare(
  line: DocumentLine,
  { before, pieces }: { readonly before: number; readonly pieces: number },
): DocumentLine {
  const upTo = (whole: number, count: number) => Math.round((whole * count) / line.quantity);
  const part = (whole: number) => upTo(whole, before + pieces) - upTo(whole, before);
  const [total, tax] = [part(line.total), part(line.tax)];
  return { ...line, quantity: pieces, discount: part(line.discount), total, tax, base: total - tax };
}

/**
 * Hellers of the cheapest delivery to the same country by the current price list, for goods of these lines. A pick-up
 * at the theatre is no delivery. Infinity if the shop offers none any more: then the paid price counts.
 */
export async function cheapestDelivery(
  db: Kysely<Tables>,
  { delivery_id, delivery_kind }: OrderRow,
  goods: readonly { readonly total: number }[],
): Promise<number> {
  if (delivery_kind !== "parcel") return Infinity;
  const rows = await db.selectFrom("deliveries").selectAll().where("kind", "=", "parcel").execute();
  const countries = rows.find(({ id }) => id === delivery_id)?.countries ?? [];
  const price = goods.reduce((sum, { total }) => sum + total, 0);
  const offered = rows.filter(
    (row) => row.countries.length === 0 || row.countries.some((country) => countries.includes(country)),
  );
  return Math.min(
    ...offered.map(({ free_from, price: net, tax_rate }) =>
      free_from !== null && price >= hellers(free_from) ? 0 : grossHellers(net, tax_rate),
    ),
  );
}
