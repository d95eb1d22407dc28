import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { cart as cartCookie } from "../../cookies/cart-and-order.ts";
import { DatabaseUnavailable } from "#standalone/db/database-unavailable.ts";
import type { OpenedDatabase } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { retention } from "#standalone/domain/retention.ts";
import { housekeepingJobs, openHousekeeping, type Job } from "#standalone/housekeeping.ts";
import { openSeededDatabase, quiet, seededAt } from "./seeded-database.ts";
import { runJob } from "./jobs.ts";

const hour = 3_600_000;
const day = 24 * hour;
const after = (milliseconds: number) => new Date(seededAt.getTime() + milliseconds);

let database: OpenedDatabase;
let db: Kysely<Tables>;
beforeAll(async () => {
  database = await openSeededDatabase();
  db = new Kysely<Tables>({ dialect: database.dialect });
});
beforeEach(() => db.deleteFrom("housekeeping").execute());
afterAll(() => database.close());

/** One process with jobs of its own, whose clock is `time.now`. */
function openProcess(jobs: readonly Job[], time: { now: Date }) {
  const logged: unknown[] = [];
  const log = {
    ...quiet,
    info: (event: string, fields?: object) => void logged.push([event, fields]),
    error: (event: string, fields?: object) => void logged.push([event, fields]),
  };
  const housekeeping = openHousekeeping({ db, clock: () => time.now, log, jobs });
  return {
    logged,
    async round() {
      housekeeping.wake();
      await housekeeping.settled();
    },
  };
}

/** A job that records which process ran it. */
function noting(name: string, notes: string[], more: Partial<Job> = {}): Job {
  return { name, every: hour, run: async () => notes.push(name), ...more };
}

test("each job runs once in its time over two processes, and again after it", async () => {
  const time = { now: seededAt };
  const notes: string[] = [];
  const jobs = (who: string) => [
    noting("rare", [], { run: async () => notes.push(`rare ${who}`) }),
    noting("frequent", [], { every: 25_000, run: async () => notes.push(`frequent ${who}`) }),
  ];
  const [one, other] = [openProcess(jobs("one"), time), openProcess(jobs("other"), time)];
  await Promise.all([one.round(), other.round()]);
  expect(notes.map((note) => note.split(" ")[0]).toSorted()).toEqual(["frequent", "rare"]);
  notes.length = 0;
  time.now = after(30_000);
  await other.round();
  await one.round();
  expect(notes).toEqual(["frequent other"]);
  notes.length = 0;
  time.now = after(hour);
  await one.round();
  await other.round();
  expect(notes).toEqual(["rare one", "frequent one"]);
});

test("a new process does not repeat what the job did before it", async () => {
  const time = { now: seededAt };
  const notes: string[] = [];
  await openProcess([noting("rare", notes)], time).round();
  time.now = after(hour - 1);
  await openProcess([noting("rare", notes)], time).round();
  expect(notes).toEqual(["rare"]);
});

test("a clock that was put back stops no job", async () => {
  const time = { now: after(400 * day) };
  const notes: string[] = [];
  const { round } = openProcess([noting("rare", notes)], time);
  await round();
  time.now = seededAt;
  await round();
  expect(notes).toEqual(["rare", "rare"]);
});

test("files belong to a process: each one deletes its own", async () => {
  const time = { now: seededAt };
  const notes: string[] = [];
  const jobs = [noting("files", notes, { isLocal: true })];
  const [one, other] = [openProcess(jobs, time), openProcess(jobs, time)];
  await one.round();
  await other.round();
  await one.round();
  expect(notes).toEqual(["files", "files"]);
});

test("a failed job is one log line, stops no other and tries again", async () => {
  const time = { now: seededAt };
  const notes: string[] = [];
  const failing = noting("failing", [], { run: () => Promise.reject(new Error("no")) });
  const away = noting("away", [], { run: () => Promise.reject(new DatabaseUnavailable("gone")) });
  const { round, logged } = openProcess([failing, away, noting("next", notes)], time);
  await round();
  await round();
  expect(notes).toEqual(["next"]);
  const failed = ["standalone.housekeeping-failed", { job: "failing" }];
  const done = ["standalone.housekeeping", { job: "next", count: 1 }];
  // An outage of the database has its own line.
  expect(logged).toEqual([failed, done]);
  time.now = after(hour);
  await round();
  expect(logged.filter((line) => JSON.stringify(line) === JSON.stringify(failed))).toHaveLength(2);
});

test("the list logs what each job deleted, and nothing if a job deleted nothing", async () => {
  const time = { now: after(40 * day) };
  // The demo data's late orders and other outdated rows.
  const mailer = { wake: async () => undefined };
  const first = openProcess(housekeepingJobs({ db, mailer, outboxDir: null }), time);
  await first.round();
  await db
    .insertInto("subscribers")
    .values({ email: "prvni@example.cz", type: "modal", created_at: seededAt })
    .execute();
  const { round, logged } = openProcess(housekeepingJobs({ db, mailer, outboxDir: null }), time);
  await round();
  expect(logged).toEqual([]);
  time.now = after(40 * day + hour);
  await round();
  expect(logged).toEqual([["standalone.housekeeping", { job: "unconfirmed-subscribers", count: 1 }]]);
});

test("e-mails about cancelled orders leave at once", async () => {
  let woken = 0;
  const wake = async () => void (woken += 1);
  const [expiry] = housekeepingJobs({ db, mailer: { wake }, outboxDir: null });
  await db.updateTable("orders").set({ state: "cancelled" }).execute();
  await expiry?.run(seededAt);
  expect(woken).toBe(0);
  await db
    .updateTable("orders")
    .set({ state: "new", payment_state: "unpaid", payment_kind: "transfer", created_at: seededAt })
    .where("id", "=", (eb) => eb.selectFrom("orders").select((of) => of.fn.min("id").as("id")))
    .execute();
  expect(await expiry?.run(after(30 * day))).toBe(1);
  expect(woken).toBe(1);
});

test("a cart outlives the cookie that leads to it", () => {
  expect(retention.guestCarts.days * day).toBeGreaterThanOrEqual(cartCookie.maxAge * 1000 + day);
});

test("links that were used or are over are deleted, and no others", async () => {
  const { id: user_id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const [over, valid] = [seededAt, after(1)];
  await db
    .insertInto("password_links")
    .values([
      { link_hash: "over", user_id, expires_at: over },
      { link_hash: "valid", user_id, expires_at: valid },
    ])
    .execute();
  const rating = { stars: 5, text: null, name: "Jana", written_at: seededAt, email: "jana@example.cz" };
  const ratings = await db
    .insertInto("ratings")
    .values([
      { ...rating, production_slug: "rur" },
      { ...rating, production_slug: "marysa", confirmed_at: seededAt },
    ])
    .returning("id")
    .execute();
  const [waiting = 0, confirmed = 0] = ratings.map(({ id }) => id);
  await db
    .insertInto("rating_links")
    .values([
      { token_hash: "over", rating_id: waiting, expires_at: over },
      { token_hash: "valid", rating_id: waiting, expires_at: valid },
      { token_hash: "used", rating_id: confirmed, expires_at: valid },
    ])
    .execute();
  const email = "odber@example.cz";
  await db.insertInto("subscribers").values({ email, type: "modal", created_at: seededAt }).execute();
  await db
    .insertInto("newsletter_links")
    .values([
      { token_hash: "over", email, purpose: "confirm", expires_at: over },
      { token_hash: "valid", email, purpose: "confirm", expires_at: valid },
      { token_hash: "endless", email, purpose: "leave", expires_at: null },
    ])
    .execute();
  expect(await runJob(db, { name: "used-links", now: seededAt })).toBe(4);
  const left = [
    await db.selectFrom("password_links").select("link_hash as hash").execute(),
    await db.selectFrom("rating_links").select("token_hash as hash").execute(),
    await db.selectFrom("newsletter_links").select("token_hash as hash").orderBy("token_hash").execute(),
  ];
  expect(left.map((rows) => rows.map(({ hash }) => hash))).toEqual([
    ["valid"],
    ["valid"],
    ["endless", "valid"],
  ]);
  expect(await runJob(db, { name: "used-links", now: seededAt })).toBe(0);
});

test("a change of the e-mail address that nobody confirmed is deleted after a day", async () => {
  const { id: user_id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const change = { user_id, email: "nova@example.cz", token_hash: null, created_at: seededAt };
  await db.insertInto("email_changes").values(change).execute();
  expect(await runJob(db, { name: "email-changes", now: after(day - 1) })).toBe(0);
  expect(await runJob(db, { name: "email-changes", now: after(day) })).toBe(1);
});

test("a session is deleted when it has ended", async () => {
  const { id: user_id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const token = { user_id, created_at: seededAt };
  await db
    .insertInto("tokens")
    .values([
      { ...token, token_hash: "ended", expires_at: after(day) },
      { ...token, token_hash: "valid", expires_at: after(day + 1) },
    ])
    .execute();
  expect(await runJob(db, { name: "ended-sessions", now: after(day) })).toBe(1);
  expect(await db.selectFrom("tokens").select("token_hash").execute()).toEqual([{ token_hash: "valid" }]);
});

test("a response is kept for a day, a request without one for twelve seconds", async () => {
  const answer = { fingerprint: "", body: null, created_at: seededAt };
  await db
    .insertInto("kept_answers")
    .values([
      { ...answer, key: "answered", status: 200 },
      { ...answer, key: "lost", status: null },
    ])
    .execute();
  const deleted = (now: Date) => runJob(db, { name: "kept-answers", now });
  expect(await deleted(after(12_000))).toBe(0);
  expect(await deleted(after(12_001))).toBe(1);
  expect(await deleted(after(day))).toBe(0);
  expect(await deleted(after(day + 1))).toBe(1);
});

test("the job deletes e-mails in files thirty days after their queuing", async () => {
  const outboxDir = await mkdtemp(join(tmpdir(), "outbox-"));
  onTestFinished(() => rm(outboxDir, { recursive: true }));
  const kept = ["2026-11-21T10-00-00-001Z-3-order.eml", "2020-01-01T10-00-00-000Z-notes.txt", "own.eml"];
  const old = ["2026-11-21T10-00-00-000Z-1-rating-link.eml", "2026-11-20T10-00-00-000Z-2-order.eml.part"];
  await Promise.all([...kept, ...old].map((name) => writeFile(join(outboxDir, name), "")));
  const deleted = (now: Date) => runJob(db, { name: "outbox-files", now, outboxDir });
  expect(await deleted(after(29 * day - 1))).toBe(0);
  expect(await deleted(after(30 * day))).toBe(2);
  expect((await readdir(outboxDir)).toSorted()).toEqual(kept.toSorted());
  const missing = join(outboxDir, "missing");
  expect(await runJob(db, { name: "outbox-files", now: after(30 * day), outboxDir: missing })).toBe(0);
});
