import { Kysely } from "kysely";
import { expect, test } from "vitest";
import { openPglite } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { readTickets } from "#standalone/domain/tickets/read-tickets.ts";
import { writeContent } from "#standalone/seed/write-content.ts";
import { quiet, seededAt, seededDump } from "./seeded-database.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";

test("tickets on sale have the operator's rate of tax and the same gross price", async () => {
  const { dialect, close } = await openPglite(null, await seededDump(), quiet);
  const db = new Kysely<Tables>({ dialect });
  const grossOf = async () =>
    (await readTickets(db, [1])).get(1)?.tickets.categories.map(({ price, tax_rate: { rate } }) => ({
      rate,
      gross: Math.round(price * (100 + rate)) / 100,
    }));
  const before = await grossOf();
  expect(before?.[0]).toEqual({ rate: 12, gross: 450 });
  await db.deleteFrom("products").where("performance_id", "is not", null).execute();
  const content = { ...demoTheatre(), fingerprint: "another" };
  await writeContent(db, { content, now: seededAt, ticketVat: 0, isSignalled: true, isShared: false });
  expect(await grossOf()).toEqual(before?.map(({ gross }) => ({ rate: 0, gross })));
  await db.destroy();
  await close();
});
