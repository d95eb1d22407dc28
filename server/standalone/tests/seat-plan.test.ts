import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "@hono/zod-openapi";
import type { seatPlanSchema } from "#standalone/schemas/seat-plan.ts";
import { openStaffed, type Staffed } from "./staffed.ts";
import { buyTickets, ticketsOf } from "./ticketing.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

type Plan = z.output<typeof seatPlanSchema>;

interface Performance {
  readonly id: number;
  readonly production: { readonly slug: string } | null;
  readonly starts_at: string;
  readonly tickets?: {
    readonly product_id: number;
    readonly has_plan?: boolean;
    readonly categories: readonly { readonly variant_id: number; readonly name: string }[];
  };
}

async function sold(): Promise<
  readonly (Performance & { readonly tickets: NonNullable<Performance["tickets"]> })[]
> {
  const { data } = (await staffed.call("GET", "/api/programme/cs")).body as { data: readonly Performance[] };
  return data.flatMap(({ tickets, ...rest }) => (tickets ? [{ ...rest, tickets }] : []));
}

async function planned() {
  const evening = (await sold()).find(({ tickets }) => tickets.has_plan);
  if (!evening) throw new Error("The demo has no evening with a plan.");
  return evening;
}

async function planOf({ id }: { readonly id: number }): Promise<Plan> {
  const { status, body } = await staffed.call("GET", `/api/programme/${id}/seats`);
  expect(status).toBe(200);
  return body as Plan;
}

const rowsOf = (plan: Plan) => plan.sections.flatMap(({ rows }) => rows);
const seatsOf = (plan: Plan) =>
  rowsOf(plan).flatMap((row) => row.seats.map((seat) => ({ ...seat, row: row.name })));

test("only evenings of the production with a plan have one", async () => {
  const evenings = await sold();
  for (const { production, tickets } of evenings)
    expect(tickets.has_plan ?? false, production?.slug).toBe(production?.slug === "marysa");
  const other = evenings.find(({ tickets }) => !tickets.has_plan);
  expect((await staffed.call("GET", `/api/programme/${other?.id}/seats`)).status).toBe(404);
  expect((await staffed.call("GET", "/api/programme/999999/seats")).status).toBe(404);
});

test("a plan has the hall's rows from the stage, with short rows in their middle", async () => {
  const plan = await planOf(await planned());
  expect(plan.sections.map(({ name }) => name)).toEqual(["Přízemí", "Balkon"]);
  const rows = rowsOf(plan).map(({ name }) => name.replaceAll("\u00a0", " "));
  expect(rows.slice(0, 2)).toEqual(["1. řada", "2. řada"]);
  expect(rows.indexOf("8. řada u uličky")).toBe(rows.indexOf("8. řada") + 1);
  const columns = (name: string) =>
    rowsOf(plan)
      .find((row) => row.name.replaceAll("\u00a0", " ") === name)
      ?.seats.map(({ column }) => column);
  expect(columns("1. řada")?.[0]).toBe(1);
  const short = columns("16. řada") ?? [];
  expect([short[0], short.at(-1)]).toEqual([4, 15]);
  expect(new Set(seatsOf(plan).map(({ id }) => id)).size).toBe(seatsOf(plan).length);
});

test("each seat names the categories that it is sold in", async () => {
  const evening = await planned();
  const plan = await planOf(evening);
  const names = (ids: readonly number[]) =>
    evening.tickets.categories.filter(({ variant_id }) => ids.includes(variant_id)).map(({ name }) => name);
  const first = seatsOf(plan)[0];
  expect(names(first?.variant_ids ?? [])).toHaveLength(1);
  const [wheelchair, companion] = ["wheelchair", "companion"].map((kind) =>
    seatsOf(plan).find((seat) => seat.kind === kind),
  );
  expect(names(wheelchair?.variant_ids ?? [])).toEqual(["Místo pro\u00a0vozík"]);
  expect(names(companion?.variant_ids ?? [])).toEqual(["Doprovod k\u00a0vozíku"]);
  expect(companion?.column).toBe((wheelchair?.column ?? 0) + 1);
});

test("as many seats are free as the tickets count, and ordered ones are taken", async () => {
  const evening = await planned();
  const { free } = await staffed.db
    .selectFrom("ticket_zones")
    .select(({ fn }) => fn.sum<string>("free").as("free"))
    .where("performance_id", "=", evening.id)
    .executeTakeFirstOrThrow();
  const before = seatsOf(await planOf(evening)).filter(({ state }) => state === "free");
  expect(before).toHaveLength(Number(free));
  const full = evening.tickets.categories[0]?.variant_id ?? 0;
  const details = { id: evening.id, title: "", starts_at: new Date(evening.starts_at), product: evening.tickets.product_id, full, reduced: 0 }; // oxfmt-ignore
  const ordered = await ticketsOf(staffed, await buyTickets(staffed, details, { quantity: 2 }));
  const after = seatsOf(await planOf(evening));
  for (const { row, seat } of ordered)
    expect(after.find((one) => one.row === row && one.name === String(seat))?.state).toBe("taken");
  expect(after.filter(({ state }) => state === "free")).toHaveLength(before.length - 2);
});

test("an evening that has begun has no plan", async () => {
  const { id } = await planned();
  const { starts_at } = await staffed.db
    .selectFrom("performances")
    .select("starts_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await staffed.db
    .updateTable("performances")
    .set({ starts_at: staffed.time.now })
    .where("id", "=", id)
    .execute();
  expect((await staffed.call("GET", `/api/programme/${id}/seats`)).status).toBe(404);
  await staffed.db.updateTable("performances").set({ starts_at }).where("id", "=", id).execute();
});
