import { afterAll, beforeAll, expect, test } from "vitest";
import { runJob } from "./jobs.ts";
import { newestReport, notice, publishedRating } from "./reporting.ts";
import { openStaffed, type Staffed } from "./staffed.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

const report = (id: number, json: object) => staffed.call("POST", `/api/ratings/${id}/report`, { json });
const decide = (id: number, decision: string) =>
  staffed.staff("POST", `/rating-reports/${id}/decided`, { decision, grounds: "Krádež jste nedoložili." });
const emailsTo = async (address: string) => (await staffed.outbox()).filter(({ to }) => to === address);
const words = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test("the notifier and the theatre get an e-mail about a report at once", async () => {
  const id = await publishedRating(staffed.db, null, staffed.time.now);
  expect(await report(id, notice("jana@example.cz"))).toMatchObject({ status: 202, body: {} });
  const [receipt] = await emailsTo("jana@example.cz");
  expect(receipt?.subject).toMatch(/^Oznámení OH26-\d{5} jsme přijali/u);
  const text = words(receipt?.text);
  expect(text).toContain("Důvod: uráží někoho nebo o něm lže");
  expect(text).toContain("Vysvětlení: Píše o mém sousedovi, že krade.");
  expect(text).toContain("Rozhodnutí s důvody vám pošleme na tuto adresu.");
  const emails = await staffed.outbox();
  const toTheatre = emails.findLast(({ subject }) => subject.startsWith("Nahlášené hodnocení"));
  expect(words(toTheatre?.text)).toContain("Oznamovatel: Jana Nováková, jana@example.cz");
});

test("a removed rating is in no list and no average", async () => {
  const summary = async () => (await staffed.call("GET", "/api/ratings/cs/summary")).body.data.count;
  const before = await summary();
  const id = await publishedRating(staffed.db, "bozena@example.cz", staffed.time.now);
  await report(id, notice("oznamil@example.cz"));
  const number = await newestReport(staffed.db);
  expect((await decide(number, "removed")).status).toBe(200);
  expect(await summary()).toBe(before);
  const listed = await staffed.call("GET", "/api/ratings/cs?production=marysa&per_page=50");
  expect(listed.body.data.map((item: { id: number }) => item.id)).not.toContain(id);
  expect((await staffed.staff("GET", "/ratings")).body.data).toEqual([]);
  expect((await staffed.staff("POST", `/ratings/${id}/published`)).status).toBe(404);

  const decision = (await emailsTo("oznamil@example.cz")).at(-1);
  expect(words(decision?.subject)).toMatch(/^Hodnocení jsme odstranili, oznámení OH26-/u);
  expect(words(decision?.text)).toContain("Odůvodnění: Krádež jste nedoložili.");
  expect(words(decision?.text)).toContain("Obrátit se můžete i na soud.");
  const [removal] = await emailsTo("bozena@example.cz");
  expect(words(removal?.subject)).toMatch(/^Vaše hodnocení jsme odstranili: Maryša/u);
  const reasons = words(removal?.text);
  expect(reasons).toContain("Upozornil nás na ně čtenář (uráží někoho nebo o něm lže).");
  expect(reasons).toContain("Odůvodnění: Krádež jste nedoložili.");
  expect(reasons).toContain("Rozhodl o tom člověk, žádné automatické prostředky jsme nepoužili.");
  expect(reasons).toContain("Obrátit se můžete i na soud.");
  expect(reasons).not.toContain("oznamil@example.cz");
});

test("a kept rating stays, and only the notifier learns why", async () => {
  const id = await publishedRating(staffed.db, "autor@example.cz", staffed.time.now);
  await report(id, notice("ctenar@example.cz"));
  await decide(await newestReport(staffed.db), "kept");
  const decision = (await emailsTo("ctenar@example.cz")).at(-1);
  expect(words(decision?.subject)).toMatch(/^Hodnocení zůstává, oznámení OH26-/u);
  expect(words(decision?.text)).toContain("Odůvodnění: Krádež jste nedoložili.");
  expect(await emailsTo("autor@example.cz")).toEqual([]);
  expect((await report(id, notice("ctenar@example.cz"))).status).toBe(202);
});

test("a report is decided once, and with it every other report of a removed rating", async () => {
  const id = await publishedRating(staffed.db, null, staffed.time.now);
  await report(id, notice("prvni@example.cz"));
  const first = await newestReport(staffed.db);
  await report(id, notice("druhy@example.cz"));
  const second = await newestReport(staffed.db);
  await decide(first, "removed");
  expect(await decide(second, "kept")).toMatchObject({
    status: 409,
    body: { error: "report_decided", value: "removed" },
  });
  expect(await emailsTo("druhy@example.cz")).toHaveLength(2);
});

test("only a report of child abuse needs no name and address", async () => {
  const id = await publishedRating(staffed.db, null, staffed.time.now);
  const nameless = await report(id, { ...notice("x@example.cz"), name: null, email: null });
  expect(nameless.status).toBe(422);
  expect(Object.keys(nameless.body.errors)).toEqual(["name", "email"]);
  const before = (await staffed.outbox()).length;
  expect((await report(id, notice(null))).status).toBe(202);
  expect((await staffed.outbox()).slice(before).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Nahlášené hodnocení/u),
  ]);
});

test("a report needs the statement of good faith, and a rating that everybody sees", async () => {
  const id = await publishedRating(staffed.db, null, staffed.time.now);
  expect((await report(id, { ...notice("x@example.cz"), good_faith: false })).status).toBe(422);
  await staffed.db.updateTable("ratings").set({ published_at: null }).where("id", "=", id).execute();
  expect((await report(id, notice("x@example.cz"))).status).toBe(404);
  expect((await report(2_000_000_000, notice("x@example.cz"))).status).toBe(404);
});

test("three years after its decision a report is deleted, and an open one is not", async () => {
  const id = await publishedRating(staffed.db, null, staffed.time.now);
  await report(id, notice("stary@example.cz"));
  const old = await newestReport(staffed.db);
  await report(id, notice("otevreny@example.cz"));
  const open = await newestReport(staffed.db);
  await decide(old, "kept");
  const end = new Date(staffed.time.now);
  end.setUTCFullYear(end.getUTCFullYear() + 3);
  const name = "decided-reports";
  expect(await runJob(staffed.db, { name, now: new Date(end.getTime() - 1) })).toBe(0);
  expect(await runJob(staffed.db, { name, now: end })).toBeGreaterThan(0);
  const rows = await staffed.db
    .selectFrom("rating_reports")
    .select("id")
    .where("id", "in", [old, open])
    .execute();
  expect(rows).toEqual([{ id: open }]);
});
