import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { currentVersions } from "#standalone/domain/legal/versions.ts";
import { seededAt } from "./seeded-database.ts";
import { attachmentsOf, toCustomers } from "./emails.ts";
import { printedText } from "./pdf-text.ts";
import { anOrder, book, byEmail, byPpl, card, eveningForTwo, mug, summary, transfer } from "./shopping.ts";
import { openStaffed } from "./staffed.ts";

const drawn = vi.hoisted(() => ({ count: 0 }));
vi.mock("#standalone/pdf/draw-leaflet.ts", async (importOriginal) => {
  const actual = await importOriginal<typeof import("#standalone/pdf/draw-leaflet.ts")>();
  return {
    drawDocument(...args: Parameters<typeof actual.drawDocument>) {
      drawn.count += 1;
      return actual.drawDocument(...args);
    },
  };
});

type Staffed = Awaited<ReturnType<typeof openStaffed>>;

let backend: Staffed;
beforeAll(async () => {
  backend = await openStaffed();
});
afterAll(() => backend.close());

const twoByEmail = { lines: [eveningForTwo], ...byEmail, payment_id: card };

/** Places an order; returns it with its e-mail. */
async function place(changes = {}, at: Staffed = backend) {
  const placed = await anOrder(at.call, changes);
  const email = (await at.outbox()).find(({ subject }) => subject.includes(placed.code));
  if (!email) throw new Error(`No e-mail about ${placed.code}.`);
  return { placed, email };
}

async function versionsOf(placed: { id: number; hash: string }) {
  const { data } = (await summary(backend.call, placed)).body;
  return data.legal_documents as { id: number; kind: string; title: string; valid_from: string }[];
}

async function download(id: number): Promise<Buffer> {
  const response = await backend.fetch(new Request(`http://localhost:3000/api/legal-documents/${id}`));
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  return Buffer.from(await response.arrayBuffer());
}

async function change(slug: string, words: string, at: Date): Promise<void> {
  await backend.db
    .updateTable("pages")
    .set({ body: sql<string>`body || ${`<p>${words}</p>`}`, updated_at: at })
    .where("slug", "=", slug)
    .execute();
}

test("an order records the legal texts in force, and those of vouchers if it has some", async () => {
  const goods = await versionsOf((await place({ lines: [book] })).placed);
  expect(goods.map(({ kind }) => kind)).toEqual(["terms", "withdrawal", "complaints"]);
  expect(goods[0]).toEqual({
    id: 1,
    kind: "terms",
    title: "Obchodní podmínky",
    valid_from: "2026-10-12T10:00:00.000Z",
  });
  const vouchers = await versionsOf((await place(twoByEmail)).placed);
  expect(vouchers.map(({ kind }) => kind)).toEqual(["terms", "withdrawal", "complaints", "vouchers"]);
});

test.each(["obchodni-podminky", "odstoupeni-od-smlouvy", "reklamace", "darkove-poukazy"])(
  "the e-mail has %s.pdf with the whole text, and links have their addresses",
  async (slug) => {
    const body = `<h2>1. Ustanovení ${slug}</h2><ol><li>vložíte zboží</li></ol><p><a href="/odstoupeni">Odstoupit</a></p>`;
    const changed = await openStaffed();
    await changed.db.updateTable("pages").set({ body }).where("slug", "=", slug).execute();
    const { email } = await place(twoByEmail, changed);
    const found = attachmentsOf(email).find(({ name }) => name === `${slug}.pdf`);
    const text = await printedText(found?.bytes ?? Buffer.alloc(0), () => undefined as never);
    const parts = [
      `1. Ustanovení ${slug}`,
      "1. vložíte zboží",
      "(http://localhost:3000/odstoupeni)",
      "IČO 00000019",
    ];
    for (const part of parts) expect(text).toContain(part);
    expect(text).toMatch(/Znění účinné od \d+\. \d+\. 2026/u);
    await changed.close();
  },
);

test("an order keeps the old terms after a change, and the next one has the new ones", async ({ skip }) => {
  const before = await place({ lines: [book] });
  const at = new Date("2026-11-20T08:00:00Z");
  await change("obchodni-podminky", "Nové ustanovení o křečcích.", at);
  const after = await place({ lines: [book] });
  const [old] = await versionsOf(before.placed);
  const [fresh] = await versionsOf(after.placed);
  expect(old?.valid_from).toBe("2026-10-12T10:00:00.000Z");
  expect(fresh?.valid_from).toEqual(at.toISOString());
  const oldFile = await download(old?.id ?? 0);
  expect(await printedText(oldFile, skip)).not.toContain("křečcích");
  expect(await printedText(await download(fresh?.id ?? 0), skip)).toContain("Nové ustanovení o křečcích.");
  expect(attachmentsOf(before.email)[0]?.bytes.equals(oldFile)).toBe(true);
  expect(attachmentsOf(after.email)[0]?.bytes.equals(oldFile)).toBe(false);
});

test("the list has a change at once, with a day that can be true", async () => {
  const { call, db, time } = backend;
  const lastOf = async () =>
    (await call("GET", "/api/legal-documents")).body.data.find(
      ({ kind }: { kind: string }) => kind === "complaints",
    );
  const first = await lastOf();
  // A date that nobody moved, and one in the future.
  await change("reklamace", "První změna.", new Date(first.valid_from));
  expect((await lastOf()).valid_from).toBe(time.now.toISOString());
  await change("reklamace", "Druhá změna.", new Date("2027-05-01T00:00:00Z"));
  expect((await lastOf()).id).toBeGreaterThan(first.id);
  const rows = await db
    .selectFrom("legal_versions")
    .select("valid_from")
    .where("kind", "=", "complaints")
    .orderBy("id")
    .execute();
  expect(rows.map(({ valid_from }) => valid_from.toISOString())).toEqual([
    first.valid_from,
    time.now.toISOString(),
    time.now.toISOString(),
  ]);
});

test("the back office draws a version once, however many ask for it at once", async () => {
  await change("odstoupeni-od-smlouvy", "Změna.", seededAt);
  const [{ id }] = (await backend.call("GET", "/api/legal-documents")).body.data.filter(
    ({ kind }: { kind: string }) => kind === "withdrawal",
  );
  drawn.count = 0;
  const files = await Promise.all([download(id), download(id), download(id)]);
  files.push(await download(id));
  expect(new Set(files.map((file) => file.toString("base64"))).size).toBe(1);
  expect(drawn.count).toBe(1);
});

test("an e-mail only names a text that would make it too large", async () => {
  await change("darkove-poukazy", "Velmi dlouhé.", seededAt);
  const { data } = (await backend.call("GET", "/api/legal-documents")).body;
  const [{ id }] = data.filter(({ kind }: { kind: string }) => kind === "vouchers");
  await backend.db
    .insertInto("legal_pdfs")
    .values({ version_id: id, origin: "http://localhost:3000", pdf: Buffer.alloc(5 * 1024 * 1024) })
    .execute();
  const { email } = await place(twoByEmail);
  expect(attachmentsOf(email).map(({ name }) => name)).toEqual([
    "obchodni-podminky.pdf",
    "odstoupeni-od-smlouvy.pdf",
    "reklamace.pdf",
  ]);
  expect(email.text).toMatch(
    /– Dárkové poukazy, znění účinné od [^\n]+ \(jen ke stažení\):\n {2}http:\/\/localhost:3000\/zneni\/darkove-poukazy-\d+\.pdf/u,
  );
});

test("an order without versions gets those in force at its confirmation", async () => {
  const { call, db } = backend;
  const { placed } = await place({ lines: [book] });
  await db.deleteFrom("order_legal_versions").where("order_id", "=", placed.id).execute();
  await db.deleteFrom("emails").where("order_id", "=", placed.id).execute();
  const { enqueueEmail } = await import("#standalone/outbox/email-queue.ts");
  await db
    .transaction()
    .execute((trx) => enqueueEmail(trx, "order-confirmation", { order_id: placed.id }, seededAt));
  expect(
    (await call("GET", `/api/orders/summary/${placed.id}/${placed.hash}`)).body.data.legal_documents,
  ).toEqual([]);
  await place({ lines: [book] });
  const emails = toCustomers(await backend.outbox()).filter(({ text }) =>
    text.includes(`/shrnuti/${placed.id}/`),
  );
  expect(emails.map((email) => attachmentsOf(email).length)).toEqual([3, 3]);
});

test.each([
  ["legal_versions", "update legal_versions set title = 'x'"],
  ["legal_versions", "delete from legal_versions"],
  ["order_legal_versions", "update order_legal_versions set version_id = 1"],
  ["legal_pdfs", "update legal_pdfs set pdf = ''"],
  ["legal_pdfs", "delete from legal_pdfs"],
])("%s cannot be changed: %s", async (table, statement) => {
  await expect(sql.raw(statement).execute(backend.db)).rejects.toThrow(`The table ${table} is append-only.`);
});

test("a version that does not exist is a 404", async () => {
  expect((await backend.call("GET", "/api/legal-documents/999")).status).toBe(404);
});

test("a text that the theatre has elsewhere has no version", async () => {
  const versions = await backend.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("pages").where("slug", "=", "reklamace").execute();
    return currentVersions(trx, seededAt);
  });
  expect(versions.map(({ kind }) => kind)).toEqual(["terms", "withdrawal", "vouchers"]);
});

test("each line of the e-mail says when it leaves, as it was at the time of the order", async () => {
  const { db } = backend;
  await db.updateTable("products").set({ stock: 1, order_days: 5 }).where("id", "=", mug.id).execute();
  const two = await place({ lines: [{ ...mug, quantity: 2 }, book] });
  expect(two.email.text).toContain(
    `349,00\u00a0Kč za kus)\n  Na objednávku, připravíme k vyzvednutí do 5\u00a0dnů.`,
  );
  expect(two.email.text).toContain(
    "490,00\u00a0Kč za kus)\n  Skladem, připravíme k vyzvednutí nejpozději druhý pracovní den po přijetí objednávky.",
  );
  await db.updateTable("products").set({ order_days: 9 }).where("id", "=", mug.id).execute();
  expect((await summary(backend.call, two.placed)).body.data.lines[0]).toMatchObject({
    availability: "on_order",
    order_days: 5,
  });
  const parcel = await place({ lines: [book], ...byPpl, payment_id: transfer });
  expect(parcel.email.text).toContain(
    "\n  Skladem, odešleme nejpozději druhý pracovní den po přijetí platby.",
  );
  const { email } = await place(twoByEmail);
  expect(email.text).toContain("\n  E-mailem do 15 minut po zaplacení.");
});
