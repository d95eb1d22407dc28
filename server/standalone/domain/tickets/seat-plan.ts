import { createHash } from "node:crypto";
import type { z } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { SeatRow } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import type { seatPlanSchema } from "#standalone/schemas/seat-plan.ts";
import { freePairs, type OfPair } from "./assign-pairs.ts";
import { freeSeats, type Seat } from "./assign-seats.ts";
import { takenSeats } from "./places.ts";

type Plan = z.output<typeof seatPlanSchema>;
type PlanRow = Plan["sections"][number]["rows"][number];

interface Category {
  readonly variant_id: number;
  readonly of_pair: OfPair | null;
}

interface PlannedZone {
  readonly name: string;
  readonly section: string;
  readonly rows: readonly SeatRow[];
  readonly taken: readonly Seat[];
  readonly held: number;
  readonly categories: readonly Category[];
}

/** The plan of an evening's seats with their state now; null: it has none, or the shop does not sell it. */
export async function readPlan(db: Kysely<Tables>, performanceId: number, now: Date): Promise<Plan | null> {
  const zones = await db
    .selectFrom("ticket_zones as z")
    .innerJoin("performances as d", "d.id", "z.performance_id")
    .select(["z.name", "z.section", "z.rows", "z.held", takenSeats.as("taken")])
    .where("d.id", "=", performanceId)
    .where("d.max_tickets", "is not", null)
    .where("d.state", "not in", ["cancelled", "moved"])
    .where("d.starts_at", ">", now)
    .where("z.section", "is not", null)
    .orderBy("z.position")
    .execute();
  if (zones.length === 0) return null;
  const categories = await db
    .selectFrom("ticket_categories as c")
    .innerJoin("variants as v", "v.id", "c.variant_id")
    .select(["c.variant_id", "c.of_pair", "c.zone"])
    .where("c.performance_id", "=", performanceId)
    .where("v.discontinued_at", "is", null)
    .orderBy("v.position")
    .execute();
  const planned = zones.flatMap(({ section, rows, taken, ...zone }): PlannedZone[] =>
    section !== null && rows !== null
      ? [
          {
            ...zone,
            section,
            rows,
            taken: taken ?? [],
            categories: categories.filter((one) => one.zone === zone.name),
          },
        ]
      : [],
  );
  const sections = [...new Set(planned.map(({ section }) => section))];
  return { sections: sections.map((name) => sectionOf(name, planned.filter(({ section }) => section === name))) }; // oxfmt-ignore
}

/** Rows of equal middles, as they stand in most halls; places for wheelchairs follow the row whose name they begin with. */
function sectionOf(name: string, zones: readonly PlannedZone[]): Plan["sections"][number] {
  const isPaired = ({ categories }: PlannedZone) => categories.some(({ of_pair }) => of_pair !== null);
  const widest = Math.max(...zones.flatMap(({ rows }) => rows.map(({ seats }) => seats)));
  const rows = zones.filter((zone) => !isPaired(zone)).flatMap((zone) => rowsOf(zone, widest));
  for (const paired of zones.filter(isPaired).flatMap((zone) => rowsOf(zone, widest))) {
    const at = rows.findIndex((row) => paired.name.startsWith(row.name));
    rows.splice(at < 0 ? rows.length : at + 1, 0, paired);
  }
  return { name, rows };
}

function rowsOf(zone: PlannedZone, widest: number): PlanRow[] {
  const isPaired = zone.categories.some(({ of_pair }) => of_pair !== null);
  const free = (isPaired ? freePairs : freeSeats)(zone.rows, zone.taken, zone.held);
  return zone.rows.map(({ row, seats }, index) => ({
    name: row,
    seats: Array.from({ length: seats }, (_, at) => {
      const seat = at + 1;
      const kind = seat % 2 === 1 ? (1 as const) : (2 as const);
      return {
        id: seatId({ zone: zone.name, row, seat }),
        name: String(seat),
        // Pairs are at the aisle.
        column: isPaired ? widest - seats + seat : Math.floor((widest - seats) / 2) + seat,
        variant_ids: zone.categories
          .filter(({ of_pair }) => of_pair === null || of_pair === kind)
          .map(({ variant_id }) => variant_id),
        state: free[index]?.has(seat) ? ("free" as const) : ("taken" as const),
        kind: isPaired ? ({ 1: "wheelchair", 2: "companion" } as const)[kind] : ("standard" as const),
        note: null,
      };
    }),
  }));
}

/** A seat keeps its id if the folder changes other rows of the hall. */
export function seatId({ zone, row, seat }: Seat & { readonly zone: string }): string {
  const key = JSON.stringify([zone, row]);
  return `${createHash("sha256").update(key).digest("base64url").slice(0, 5)}-${seat}`;
}
