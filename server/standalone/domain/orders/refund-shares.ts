import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { DocumentLine } from "#standalone/db/document-content.ts";
import { grossHellers, hellers } from "#standalone/domain/money.ts";
import type { OrderRow } from "./order-row.ts";

/**
 * The part of a line that some of its pieces are, after those refunded before: the discount of codes, base and tax are
 * divided so that all parts of a line add up to it. Amounts are hellers.
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
 * Hellers of the cheapest delivery to the same country by the price list of now, for goods of these lines. Handing over
 * at the theatre is no delivery. Infinity where none is offered any more: then what was paid counts.
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
