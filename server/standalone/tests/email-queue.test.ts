import { Kysely } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { migrate } from "#standalone/db/migrate.ts";
import { openPglite } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import {
  claimEmails,
  enqueueEmail,
  listUnsent,
  markFailed,
  markSent,
  patience,
  retryEmails,
} from "#standalone/outbox/email-queue.ts";
import { quiet } from "./seeded-database.ts";

const { dialect, place, close } = await openPglite(null, undefined, quiet);
const db = new Kysely<Tables>({ dialect });
await migrate(db, place);
afterAll(close);
beforeEach(async () => void (await db.deleteFrom("emails").execute()));

const start = new Date("2026-11-21T10:00:00Z");
const minute = 60_000;
const later = (minutes: number) => new Date(start.getTime() + minutes * minute);
const none = async () => undefined;

function enqueue(to: string, now = start): Promise<number> {
  const data = { to, at: now.toISOString() };
  return db.transaction().execute((trx) => enqueueEmail(trx, "password-changed", data, now));
}

function row() {
  return db.selectFrom("emails").selectAll().executeTakeFirstOrThrow();
}

test("an e-mail exists only if its transaction commits", async () => {
  const undone = db.transaction().execute(async (trx) => {
    await enqueueEmail(trx, "password-changed", { to: "a@example.cz", at: "" }, start);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await claimEmails(db, 5, start)).toEqual([]);
  await enqueue("a@example.cz");
  expect(await claimEmails(db, 5, start)).toMatchObject([{ kind: "password-changed", attempts: 1 }]);
});

test("due e-mails are claimed once, the longest due first, as many as asked for", async () => {
  for (const [index, to] of ["c", "a", "b"].entries()) await enqueue(to, later(index === 0 ? 2 : index - 2));
  const claimed = async (minutes: number) =>
    (await claimEmails(db, 2, later(minutes))).map(({ data }) => data?.to);
  expect(await claimed(1)).toEqual(["a", "b"]);
  expect(await claimed(1)).toEqual([]);
  expect(await claimed(2)).toEqual(["c"]);
});

test("the queue repeats an attempt two minutes after its process died", async () => {
  await enqueue("a@example.cz");
  await claimEmails(db, 5, start);
  expect(await claimEmails(db, 5, later(1.99))).toEqual([]);
  expect(await claimEmails(db, 5, later(2))).toMatchObject([{ attempts: 2 }]);
});

test("the queue attempts a failing e-mail less and less often for three days", async () => {
  await enqueue("a@example.cz");
  const pauses: number[] = [];
  let isDead = false;
  let now = start;
  while (!isDead) {
    const [claimed] = await claimEmails(db, 5, now);
    if (!claimed) throw new Error("Not due.");
    isDead = await markFailed(db, claimed, { reason: "refused", now });
    pauses.push((claimed.next_at.getTime() - now.getTime()) / minute);
    if (!isDead) now = claimed.next_at;
  }
  expect(pauses.slice(0, 9)).toEqual([2, 4, 8, 16, 32, 64, 128, 240, 240]);
  expect(now.getTime() - start.getTime()).toBeLessThanOrEqual(patience);
  expect(now.getTime() - start.getTime()).toBeGreaterThan(patience - 240 * minute);
  expect(await row()).toMatchObject({ dead_at: now, last_error: "refused", attempts: pauses.length });
  expect(await claimEmails(db, 5, later(100_000))).toEqual([]);
  expect(await listUnsent(db)).toMatchObject([{ kind: "password-changed", dead_at: now, code: null }]);
});

test("the queue records a sent e-mail once, and deletes its data", async () => {
  await enqueue("a@example.cz");
  const [claimed] = await claimEmails(db, 5, start);
  if (!claimed) throw new Error("Not due.");
  let followed = 0;
  const sent = { now: later(1), follow: async () => void (followed += 1) };
  await markSent(db, claimed, sent);
  await markSent(db, claimed, { ...sent, now: later(5) });
  expect(followed).toBe(1);
  expect(await row()).toMatchObject({ sent_at: later(1), data: null });
  // A late failure of another attempt changes nothing.
  await markFailed(db, claimed, { reason: "late", now: later(6) });
  expect(await row()).toMatchObject({ sent_at: later(1), last_error: null });
  expect(await listUnsent(db)).toEqual([]);
});

test("the queue records nothing as sent if what follows from it fails", async () => {
  await enqueue("a@example.cz");
  const [claimed] = await claimEmails(db, 5, start);
  if (!claimed) throw new Error("Not due.");
  const failing = () => Promise.reject(new Error("no order"));
  await expect(markSent(db, claimed, { now: start, follow: failing })).rejects.toThrow("no order");
  expect((await row()).sent_at).toBeNull();
});

test("a retry makes failed and dead e-mails due for another three days", async () => {
  for (const to of ["failed", "dead", "running", "sent"]) await enqueue(to);
  const [failed, dead, running, sent] = await claimEmails(db, 5, start);
  if (!failed || !dead || !running || !sent) throw new Error("Not due.");
  await markFailed(db, failed, { reason: "451", now: start });
  await markFailed(db, { ...dead, give_up_at: start }, { reason: "550", now: start });
  await markSent(db, sent, { now: start, follow: none });
  const now = later(3_000);
  expect(await retryEmails(db, running.id, now)).toEqual([]);
  expect(await retryEmails(db, dead.id, now)).toEqual([dead.id]);
  expect(await retryEmails(db, null, now)).toEqual([failed.id]);
  expect((await claimEmails(db, 5, now)).map(({ id, attempts }) => [id, attempts])).toEqual([
    [failed.id, 1],
    [dead.id, 1],
    // Its process died more than two minutes ago.
    [running.id, 2],
  ]);
  const again = await db.selectFrom("emails").selectAll().where("id", "=", dead.id).executeTakeFirstOrThrow();
  expect(again.dead_at).toBeNull();
  expect(again.give_up_at).toEqual(new Date(now.getTime() + patience));
});
