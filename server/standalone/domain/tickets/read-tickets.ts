import type { z } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { performanceSchema } from "#standalone/schemas/programme.ts";
import { pricesOf } from "#standalone/domain/shop/product-card.ts";
import { freeOf, takenInPairs } from "./places.ts";

/** The shop's tickets for these evenings, by their ids; none for evenings that it does not sell. */
export async function readTickets(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Sold>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("ticket_categories as c")
          .innerJoin("variants as v", "v.id", "c.variant_id")
          .innerJoin("products as p", "p.id", "v.product_id")
          .innerJoin("performances as d", "d.id", "p.performance_id")
          .innerJoin("ticket_zones as z", (on) =>
            on.onRef("z.performance_id", "=", "c.performance_id").onRef("z.name", "=", "c.zone"),
          )
          .selectAll("v")
          .select([
            "c.performance_id",
            "c.note",
            "c.needs_proof",
            "c.concession_of",
            "c.is_access",
            "c.of_pair",
            "z.name as zone",
            "z.free",
            "z.rows",
            "z.held",
            "z.section",
          ])
          .select(takenInPairs.as("taken"))
          .select(["d.max_tickets", "p.tax_rate"])
          .where("c.performance_id", "in", ids)
          .where("d.max_tickets", "is not", null)
          .where("v.discontinued_at", "is", null)
          .orderBy("v.position")
          .execute();
  const sold = new Map<number, Sold>();
  const counted = new Set<string>();
  for (const row of rows) {
    const { performance_id, product_id, max_tickets } = row;
    const tickets = sold.get(performance_id)?.tickets ?? {
      product_id,
      max_per_order: max_tickets ?? 0,
      categories: [],
    };
    const zone = `${performance_id} ${row.zone}`;
    const free = (sold.get(performance_id)?.free ?? 0) + (counted.has(zone) ? 0 : row.free);
    counted.add(zone);
    const category = {
      variant_id: row.id,
      name: row.name,
      price: pricesOf(row).price,
      tax_rate: { rate: Number(row.tax_rate) },
      free: freeOf(row),
      note: row.note,
      needs_proof: row.needs_proof,
      ...(row.concession_of !== null && { concession_of: row.concession_of }),
      is_access: row.is_access,
    };
    sold.set(performance_id, {
      free,
      tickets: {
        ...tickets,
        ...(row.section !== null && { has_plan: true }),
        categories: [...tickets.categories, category],
      },
    });
  }
  return sold;
}

export interface Sold {
  /** Places left in the whole hall. */
  readonly free: number;
  readonly tickets: NonNullable<z.output<typeof performanceSchema>["tickets"]>;
}
