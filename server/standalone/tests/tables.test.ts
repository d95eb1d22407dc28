import { readFileSync } from "node:fs";
import path from "node:path";
import { Kysely } from "kysely";
import { generate, PostgresDialect, RawExpressionNode } from "kysely-codegen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#standalone/db/migrate.ts";
import { openPglite, type OpenedDatabase } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { quiet } from "./seeded-database.ts";

/** The types that SQL does not know: of JSON, and of a text or number with few values. Everything else is generated. */
const overrides: Readonly<Record<string, string>> = {
  "annual_reports.figures": "JSONColumnType<{ label: string; value: string }[]>",
  "articles.kind": '"news" | "post"',
  "complaint_settlements.result": "ComplaintResult",
  "complaints.remedy": "Remedy",
  "contacts.kind": '"department" | "venue" | "branch"',
  "contacts.people": "JSONColumnType<ContactPerson[]>",
  "deliveries.countries": "JSONColumnType<string[]>",
  "deliveries.kind": "Generated<DeliveryKind>",
  "deliveries.payments": "JSONColumnType<number[]>",
  "document_issuer.entry": "JSONColumnType<Record<string, unknown>>",
  "emails.data": "JSONColumnType<Record<string, unknown>>",
  "gateway_payments.state": "GatewayState",
  "legal_versions.kind": "LegalKind",
  "newsletter_consents.event": '"given" | "confirmed" | "ended"',
  "newsletter_links.purpose": '"confirm" | "leave"',
  "order_progress.state": "OrderState",
  "order_vouchers.kind": "Generated<VoucherKind>",
  "order_vouchers.voucher_type": '"amount" | "percent"',
  "orders.address": "JSONColumnType<PostalAddress>",
  "orders.company": "JSONColumnType<Company>",
  "orders.delivery_address": "JSONColumnType<NamedAddress>",
  "orders.delivery_kind": "Generated<DeliveryKind>",
  "orders.fees": "JSONColumnType<FeePart[]>",
  "orders.payment_kind": "PaymentKind",
  "orders.payment_state": "PaymentState",
  "orders.state": "OrderState",
  "orders.vat": "JSONColumnType<VatRow[]>",
  "partners.level": '"main" | "partner"',
  "payments.kind": "PaymentKind",
  "performances.access": "JSONColumnType<Access[]>",
  "performances.audience": "JSONColumnType<Audience[]>",
  "performances.labels": "JSONColumnType<PerformanceLabel[]>",
  "performances.state": "TicketState",
  "product_cards.attributes": "Attribute[]",
  "product_cards.availability_code": "AvailabilityCode",
  "production_people.kind": '"cast" | "team"',
  "productions.images": "JSONColumnType<Scene[]>",
  "productions.quotes": "JSONColumnType<Quote[]>",
  "productions.sensory": "JSONColumnType<string[]>",
  "products.attributes": "JSONColumnType<Attribute[]>",
  "products.food": "JSONColumnType<Food>",
  "products.manufacturer": "JSONColumnType<Manufacturer>",
  "products.responsible_person": "JSONColumnType<Manufacturer>",
  "products.unit_price": "JSONColumnType<UnitPrice>",
  "rating_reports.decision": "ReportDecision",
  "rating_reports.reason": "ReportReason",
  "refunds.items": "JSONColumnType<RefundedItem[]>",
  "settings.value": "ColumnType<unknown, string, string>",
  "staff_log.detail": "JSONColumnType<Record<string, unknown>>",
  "tax_documents.content": "JSONColumnType<DocumentContent>",
  "tax_documents.kind": "DocumentKind",
  "ticket_categories.of_pair": "1 | 2",
  "ticket_zones.rows": "JSONColumnType<SeatRow[]>",
  "users.scope": "JSONColumnType<Scope>",
  "venues.zones": "JSONColumnType<Zone[]>",
  "voucher_movements.reason": "MovementReason",
  "vouchers.kind": "Generated<VoucherKind>",
  "vouchers.voucher_type": '"amount" | "percent"',
  "withdrawals.items": "JSONColumnType<WithdrawnItem[]>",
};

/** Columns of views that are never null: PostgreSQL records that for none. */
const neverNull: Readonly<Record<string, readonly string[]>> = {
  product_cards: [
    "id", "name", "slug", "tax_rate", "price", "is_price_sale_active", "is_new", "delivered_by_email", "position",
    "created_at", "search", "has_variants", "availability_code", "is_on_sale", "gross", "attributes",
  ],
  production_ratings: ["production_slug", "average", "count"],
}; // oxfmt-ignore

const head =
  "// Written by `npm run docs -- db-types` from the migrations and from what server/standalone/tests/tables.test.ts adds.\n\n";

const folder = path.join(import.meta.dirname, "../db");

/** The types that a file exports, each with the file. */
function typesOf(file: string): [string, string][] {
  const text = readFileSync(path.join(folder, file), "utf8");
  return [...text.matchAll(/^export (?:type|interface) (\w+)/gmu)].map(([, name = ""]) => [
    name,
    `./${file}`,
  ]);
}

let database: OpenedDatabase;
let columns: string[];
let written: string;

beforeAll(async () => {
  database = await openPglite(null, undefined, quiet);
  const db = new Kysely<Tables>({ dialect: database.dialect });
  await migrate(db, database.place);
  written = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: "string" }),
    outFile: null,
    skipAutogeneratedFileComment: true,
    // As server/standalone/db/column-types.ts reads them; JSON is written as text.
    typeMapping: { int8: "number", timestamptz: "Date", jsonb: "JSONColumnType<object>" },
    overrides: {
      // As expressions; `null` is added for a nullable column.
      columns: Object.fromEntries(
        Object.entries(overrides).map(([column, type]) => [column, new RawExpressionNode(type)]),
      ),
    },
    customImports: Object.fromEntries(["column-values.ts", "document-content.ts"].flatMap(typesOf)),
    async postprocess({ metadata }) {
      columns = metadata.tables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`));
      for (const table of metadata.tables.filter(({ isView }) => isView))
        for (const column of table.columns) column.isNullable = !neverNull[table.name]?.includes(column.name);
      return metadata;
    },
  });
});
afterAll(() => database.close());

test("server/standalone/db/tables.ts has the tables that the migrations make", async () => {
  const text = head + written.replace("interface DB {", "interface Tables {");
  await expect(text).toMatchFileSnapshot(path.join(folder, "tables.ts"));
});

test("every column with a type or a null of its own is in the database", () => {
  const named = Object.entries(neverNull).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  expect([...Object.keys(overrides), ...named].filter((name) => !columns.includes(name))).toEqual([]);
});
