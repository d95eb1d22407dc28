import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#server/demo-backend/db/migrate.ts";
import { openPglite } from "#server/demo-backend/db/open-pglite.ts";
import {
  currentVersions,
  insertLegalVersions,
  versionsOfOrder,
} from "#server/demo-backend/domain/legal/versions.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { quiet } from "../support/seeded-database.ts";

// A database as it was before gift vouchers had a balance, upgraded by all later migrations.

const folder = path.join(import.meta.dirname, "../../server/demo-backend/db/migrations");
const files = Object.fromEntries(
  readdirSync(folder).map((name) => [`./migrations/${name}`, readFileSync(path.join(folder, name), "utf8")]),
);
const until = (number: string) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name < `./migrations/${number}`));

const { dialect, close } = await openPglite(null, undefined, quiet);
const db = new Kysely<Tables>({ dialect });
afterAll(async () => {
  await db.destroy();
  await close();
});

await migrate(db, until("0012"));
await sql
  .raw(
    `insert into deliveries (id, name, description, price, tax_rate, requires_address, requires_branch, by_email,
       for_vouchers, countries, payments, position)
     values (1, 'Odběr', '', 0, 21, false, true, false, true, '[]', '[]', 1),
       (4, 'PPL', '', 106.6116, 12, true, false, false, false, '[]', '[]', 2);
     insert into payments (id, name, description, price, tax_rate, kind, position)
     values (3, 'Dobírka', '', 32.2314, 21, 'cod', 1);
     insert into orders (id, code, hash, email, first_name, last_name, state, delivery_id, delivery_name,
       delivery_gross, payment_id, payment_name, payment_kind, payment_gross, payment_state, vat, total, created_at)
     values (7, 'E26-00007', 'h', 'a@example.cz', 'A', 'B', 'new', 4, 'PPL', 129, 3, 'Dobírka', 'cod', 39, 'unpaid',
       '[]', 578.5, now()),
       (8, 'E26-00008', 'h', 'a@example.cz', 'A', 'B', 'new', 1, 'Odběr', 0, 3, 'Dobírka', 'cod', 39, 'unpaid',
       '[]', 39, now());
     insert into order_items (order_id, position, product_id, name, quantity, price, tax_rate, unit_gross, total)
     values (7, 0, 201, 'Poukaz', 2, 500, 0, 500, 1000);
     insert into vouchers (id, code, voucher_type, value, service_type, quantity)
     values (1, 'SLEVA', 'amount', 100, 'eshop', 5), (2, 'DAR-1', 'amount', 500, 'eshop', 1),
       (3, 'DAR-2', 'amount', 500, 'eshop', 0);
     insert into gift_vouchers (order_id, position, piece, voucher_id) values (7, 0, 1, 2), (7, 0, 2, 3);
     insert into pages (slug, title, body, sample, updated_at)
     values ('obchodni-podminky', 'Podmínky', '<p>Text.</p>', false, '2026-03-01T08:00:00Z')`,
  )
  .execute(db);
await migrate(db, until("0026"));
const legalAt = new Date("2026-11-20T10:00:00Z");
await sql
  .raw(
    `insert into pages (slug, title, body, sample, updated_at)
     values ('odstoupeni-od-smlouvy', 'Odstoupení',
         '<li>zboží v\u00a0uzavřeném obalu, které (u\u00a0nás čokoláda a\u00a0perník),</li>', true, '2026-03-01T08:00:00Z'),
       ('zasady-zpracovani-osobnich-udaju', 'Zásady', '<li>zákona č.\u00a0480/2004 Sb..</li><p>fotografie bez údajů o\u00a0místě a\u00a0čase pořízení, číslo účtu</p>', true, now()),
       ('doprava-a-platba', 'Doprava',
         '<td>V\u00a0pokladně při vyzvednutí, hotově nebo kartou</td><p>Na Slovensko dobírkou neposíláme.</p>', true, now());
     insert into payments (id, name, description, price, tax_rate, kind, position)
     values (1, 'Kartou online', 'Apple Pay, Google Pay nebo karta.', 0, 21, 'card', 2),
       (4, 'V pokladně', 'Hotově nebo kartou, až si pro zboží přijdete.', 0, 21, 'desk', 3)`,
  )
  .execute(db);
await db
  .transaction()
  .execute((trx) => insertLegalVersions(trx, 8, { own: new Map(), hasVouchers: false, now: legalAt }));
await migrate(db, until("0029"));
await sql
  .raw(
    `insert into complaints (id, reference, order_code, email, name, item, defect, remedy, received_at, decide_by)
     values (1, 'R26-00001', 'E26-00007', 'a@example.cz', 'A', 'Hrnek', 'Prasklý.', 'repair', now(), '2026-12-21');
     insert into complaint_photographs (complaint_id, position, jpeg) values (1, 0, 'x')`,
  )
  .execute(db);
await migrate(db, files);

test("photographs of complaints are deleted, the complaints stay", async () => {
  const left = await db.selectFrom("complaints").select("reference").execute();
  expect(left).toEqual([{ reference: "R26-00001" }]);
  const { rows } = await sql`select to_regclass('complaint_photographs') as found`.execute(db);
  expect(rows).toEqual([{ found: null }]);
  const { body } = await db.selectFrom("pages").select("body").where("slug", "=", "zasady-zpracovani-osobnich-udaju").executeTakeFirstOrThrow(); // oxfmt-ignore
  expect(body).toContain("fotografie, které nám k\u00a0ní pošlete e-mailem, číslo účtu");
});

test("a sold code keeps what it is worth, a used one has nothing left, and a discount stays one", async () => {
  const rows = await db
    .selectFrom("vouchers")
    .select(["code", "kind", "balance", "quantity"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { code: "SLEVA", kind: "promo", balance: null, quantity: 5 },
    { code: "DAR-1", kind: "gift", balance: "500.00", quantity: null },
    { code: "DAR-2", kind: "gift", balance: "0.00", quantity: null },
  ]);
});

test("an order has its whole price to pay, and its fees at their own rates", async () => {
  const rows = await db
    .selectFrom("orders")
    .select(["to_pay", "delivery_kind", "fees"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    {
      to_pay: "578.50",
      delivery_kind: "parcel",
      fees: [
        { kind: "delivery", rate: 12, gross: 129 },
        { kind: "payment", rate: 21, gross: 39 },
      ],
    },
    { to_pay: "39.00", delivery_kind: "pickup", fees: [{ kind: "payment", rate: 21, gross: 39 }] },
  ]);
});

test("legal texts begin with the version that the database has, and orders from before it name none", async () => {
  const now = new Date("2026-11-21T10:00:00Z");
  await db.transaction().execute((trx) => currentVersions(trx, new Map(), now));
  const versions = await db
    .selectFrom("legal_versions")
    .select(["kind", "title", "valid_from"])
    .where("kind", "=", "terms")
    .execute();
  expect(versions).toEqual([
    { kind: "terms", title: "Podmínky", valid_from: new Date("2026-03-01T08:00:00Z") },
  ]);
  expect(await versionsOfOrder(db, 7)).toEqual([]);
});

test("a corrected text is a new version, and an earlier order keeps its own", async () => {
  const now = new Date("2026-11-21T10:00:00Z");
  await db.transaction().execute((trx) => currentVersions(trx, new Map(), now));
  const versions = await db
    .selectFrom("legal_versions")
    .select(["id", "html"])
    .where("kind", "=", "withdrawal")
    .orderBy("id")
    .execute();
  expect(versions.map(({ html }) => html)).toEqual([
    "<li>zboží v\u00a0uzavřeném obalu, které (u\u00a0nás čokoláda a\u00a0perník),</li>",
    "<li>zboží v\u00a0zapečetěném obalu, které (u\u00a0nás čokoláda, perník, med, čaj a\u00a0mýdlo),</li>",
  ]);
  const kept = await versionsOfOrder(db, 8);
  expect(kept.find(({ kind }) => kind === "withdrawal")?.id).toBe(versions[0]?.id);
  const privacy = await db
    .selectFrom("pages")
    .select("body")
    .where("slug", "=", "zasady-zpracovani-osobnich-udaju")
    .executeTakeFirstOrThrow();
  expect(privacy.body).toContain("Sb.</li>");
});

test("payments at the handover become cash, which the demo's texts say, and earlier orders stay exact", async () => {
  const payments = await db.selectFrom("payments").selectAll().orderBy("id").execute();
  expect(
    payments.map(({ kind, rounds_to_crowns, description }) => [kind, rounds_to_crowns, description]),
  ).toEqual([
    ["card", false, "Apple Pay, Google Pay nebo karta."],
    ["cod", true, ""],
    ["desk", true, "Hotově, až si pro zboží přijdete."],
  ]);
  const { body } = await db.selectFrom("pages").select("body").where("slug", "=", "doprava-a-platba").executeTakeFirstOrThrow(); // oxfmt-ignore
  expect(body).toMatch(
    /vyzvednutí, hotově<.*neposíláme\. Platbu v\u00a0hotovosti zaokrouhlujeme na celé koruny/u,
  );
  const orders = await db.selectFrom("orders").select(["rounding", "to_pay"]).orderBy("id").execute();
  expect(orders).toEqual([
    { rounding: "0.00", to_pay: "578.50" },
    { rounding: "0.00", to_pay: "39.00" },
  ]);
});
