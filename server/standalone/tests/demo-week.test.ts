import { expect, test } from "vitest";
import {
  addDays,
  dayInPrague,
  daysBetween,
  instantInPrague,
  tuesdayFrom,
} from "#standalone/domain/theatre/prague.ts";
import { writeContent } from "#standalone/seed/write-content.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { eveningOf, orderTickets } from "./ticketing.ts";
import { openStaffed } from "./staffed.ts";
import { open, type OpenedStandalone } from "./open.ts";

async function at<T>(instant: string, read: (backend: OpenedStandalone) => Promise<T>): Promise<T> {
  const backend = await open({ clock: () => new Date(instant) });
  try {
    return await read(backend);
  } finally {
    await backend.close();
  }
}

async function firstDate(backend: OpenedStandalone): Promise<{ starts_at: string; updated_at: string }> {
  const { body } = await backend.call("GET", "/api/programme/cs?from=2026-01-01");
  return body.data.find(({ id }: { id: number }) => id === 1);
}

async function firstEvening(backend: OpenedStandalone): Promise<string> {
  return (await firstDate(backend)).starts_at;
}

test("a demo opened again in its week keeps its dates", async () => {
  expect(await at("2026-11-30T22:59:00Z", firstEvening)).toBe("2026-11-24T18:00:00.000Z");
});

test("after its week all its dates move to the next week, at the same local time", async () => {
  expect(await at("2026-11-30T23:00:00Z", firstEvening)).toBe("2026-12-01T18:00:00.000Z");
  expect(await at("2027-06-30T10:00:00Z", firstEvening)).toBe("2027-07-06T17:00:00.000Z");
});

test("an evening with sold tickets keeps its time, which stands on paper", async () => {
  const staffed = await openStaffed();
  const startOf = (id: number) =>
    staffed.db
      .selectFrom("performances")
      .select(["starts_at", "previous_starts_at"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const [sold, other] = [await eveningOf(staffed), await eveningOf(staffed, 1)];
  await orderTickets(staffed, sold);
  await staffed.staff("POST", `/performances/${other.id}/moved`, { starts_at: "2027-01-05T20:30" });
  const now = new Date("2026-12-01T10:00:00Z");
  await writeContent(staffed.db, { content: demoTheatre(), now, isSignalled: false, isShared: false });
  expect(await startOf(sold.id)).toEqual({ starts_at: sold.starts_at, previous_starts_at: null });
  expect(await startOf(other.id)).toEqual({
    starts_at: new Date(other.starts_at.getTime() + 7 * 86_400_000),
    previous_starts_at: null,
  });
  await staffed.close();
});

test("a theatre that is no demonstration is not written again with a new week", async () => {
  const staffed = await openStaffed();
  const writing = { content: { ...demoTheatre(), demo: null }, isSignalled: false, isShared: false };
  const now = new Date("2027-06-30T10:00:00Z");
  expect(await writeContent(staffed.db, { ...writing, now })).toEqual({ outcome: "unchanged" });
  await staffed.close();
});

test("the move is the last change of its dates", async () => {
  const moved = "2026-11-30T23:00:00.000Z";
  expect(await at(moved, firstDate)).toMatchObject({ updated_at: moved });
  const kept = await at("2026-11-30T22:59:00Z", firstDate);
  expect(Date.parse(kept.updated_at)).toBeLessThan(Date.parse("2026-11-22T00:00:00Z"));
});

test("after the move productions near their premiere or derniere stay near it", async () => {
  const days = await at("2027-06-30T10:00:00Z", async ({ call }) => {
    const { body } = await call("GET", "/api/repertoire/cs");
    const bySlug = new Map<string, { state: string; premiere: string; derniere: string | null }>(
      body.data.map((card: { slug: string }) => [card.slug, card]),
    );
    return ["rur", "ze-zivota-hmyzu", "cyrano", "marysa"].map((slug) => bySlug.get(slug));
  });
  expect(days).toMatchObject([
    { premiere: "2027-05-22", state: "current" },
    { derniere: "2027-08-02", state: "current" },
    { premiere: "2027-10-01", state: "coming" },
    { premiere: "2025-03-14", state: "current" },
  ]);
});

test.each([
  ["2026-11-21", "2026-11-24"],
  ["2026-11-24", "2026-11-24"],
  ["2026-11-25", "2026-12-01"],
  ["2026-12-30", "2027-01-05"],
])("the Tuesday from %s on is %s", (day, tuesday) => {
  expect(tuesdayFrom(day)).toBe(tuesday);
});

test.each([
  ["2026-12-31T22:59:59Z", "2026-12-31"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
  ["2026-06-30T22:00:00Z", "2026-07-01"],
])("at %s the date in Prague is %s", (instant, day) => {
  expect(dayInPrague(new Date(instant))).toBe(day);
});

test.each([
  ["2026-10-24", "19:00", "2026-10-24T17:00:00.000Z"],
  ["2026-10-25", "19:00", "2026-10-25T18:00:00.000Z"],
  ["2027-03-27", "19:00", "2027-03-27T18:00:00.000Z"],
  ["2027-03-28", "19:00", "2027-03-28T17:00:00.000Z"],
  ["2027-03-28", "00:00", "2027-03-27T23:00:00.000Z"],
])("%s %s on the clocks of Prague is %s", (day, time, instant) => {
  expect(instantInPrague(day, time).toISOString()).toBe(instant);
});

test("days are counted across a clock change and New Year", () => {
  expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysBetween("2026-10-24", "2027-03-28")).toBe(155);
});
