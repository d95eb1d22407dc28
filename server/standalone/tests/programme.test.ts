import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";

interface Performance {
  readonly id: number;
  readonly title: string;
  readonly production: { readonly slug: string } | null;
  readonly starts_at: string;
  readonly ends_at: string | null;
  readonly venue: { readonly slug: string };
  readonly state: string;
  readonly presale_from: string | null;
  readonly moved_to: { readonly id: number; readonly starts_at: string } | null;
  readonly ticket_url: string | null;
  readonly tickets?: { readonly product_id: number };
  readonly price: { readonly from: number; readonly to: number } | null;
  readonly labels: readonly string[];
  readonly access: readonly string[];
  readonly audience: readonly string[];
  readonly is_soon: boolean;
  readonly note: string | null;
  readonly updated_at: string;
  readonly cast: readonly { readonly role: string; readonly name: string }[];
}

let backend: OpenedStandalone;
let all: readonly Performance[];
let now = new Date("2026-11-21T10:00:00Z");
beforeAll(async () => {
  backend = await open({ clock: () => now });
  all = await programme("?from=2026-01-01");
});
afterAll(() => backend.close());
afterEach(() => {
  now = new Date("2026-11-21T10:00:00Z");
});

async function programme(query = ""): Promise<readonly Performance[]> {
  const { status, body } = await backend.call("GET", `/api/programme/cs${query}`);
  expect(status).toBe(200);
  return body.data;
}

function the(id: number): Performance {
  const found = all.find((performance) => performance.id === id);
  if (!found) throw new Error(`There is no performance ${id}.`);
  return found;
}

/** In the local time of Prague. */
function clocks(instant: string | null): string {
  const format = new Intl.DateTimeFormat("cs", {
    timeZone: "Europe/Prague",
    day: "numeric",
    month: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return instant === null ? "" : format.format(new Date(instant)).replaceAll("\u00a0", " ");
}

test("the demo has 45 dates or more, by their start, in its four halls", () => {
  expect(all.length).toBeGreaterThanOrEqual(45);
  const starts = all.map((performance) => performance.starts_at);
  expect(starts).toEqual([...starts].sort());
  expect(new Set(all.map((performance) => performance.venue.slug))).toEqual(
    new Set(["velky-sal", "komora", "mlynice"]),
  );
});

test.each<[id: number, when: string, title: string, state: string]>([
  [1, "24. 11. 19:00", "Revizor", "on_sale"],
  [2, "25. 11. 10:00", "Lakomec", "closed_perf"],
  [3, "25. 11. 19:00", "Tři sestry", "few_left"],
  [5, "27. 11. 19:00", "R. U. R.", "sold_out"],
  [8, "29. 11. 10:00", "Broučci", "on_sale"],
  [12, "4. 12. 19:00", "Maryša", "cancelled"],
  [14, "5. 12. 13:30", "Mikulášští Broučci", "on_sale"],
  [16, "9. 12. 19:00", "Tři sestry", "moved"],
  [19, "12. 12. 17:00", "Prohlídka zákulisí", "free"],
  [23, "21. 12. 19:00", "Ze života hmyzu", "few_left"],
  [25, "31. 12. 15:00", "Silvestrovský Revizor", "on_sale"],
  [27, "16. 1. 19:00", "R. U. R.", "presale_soon"],
  [31, "18. 2. 18:00", "Cyrano z Bergeracu", "box_office_only"],
  [28, "19. 2. 19:00", "Cyrano z Bergeracu", "presale_soon"],
])("performance %i is on %s: %s, %s", (id, when, title, state) => {
  expect(clocks(the(id).starts_at)).toEqual(when);
  expect(the(id).title).toEqual(title);
  expect(the(id).state).toEqual(state);
});

test("the demo has all ten states of a date", () => {
  expect(new Set(all.map(({ state }) => state)).size).toBe(10);
});

test("a date has its production, access, prices and labels", () => {
  expect(the(1)).toMatchObject({
    production: { slug: "revizor", author: "Nikolaj Vasiljevič Gogol", genre: { slug: "komedie" } },
    access: ["en_surtitles", "step_free"],
    audience: ["adults"],
    price: { from: 190, to: 450 },
    ticket_url: null,
    tickets: { product_id: 100_001, max_per_order: 8 },
  });
  expect(clocks(the(1).ends_at)).toBe("24. 11. 21:10");
  expect(the(16).moved_to).toEqual({ id: 26, starts_at: the(26).starts_at });
  expect(the(16).ticket_url).toBeNull();
  expect(the(19)).toMatchObject({ production: null, price: null, cast: [] });
  expect(the(20).labels).toEqual(["guest"]);
  expect(the(23).labels).toEqual(["derniere"]);
  expect(the(25).price).toEqual({ from: 450, to: 690 });
  expect(the(28)).toMatchObject({ labels: ["premiere"], is_soon: true, ends_at: null, presale_from: null });
  expect(the(31).price).toEqual({ from: 100, to: 100 });
});

test("alternating actors take turns, and none plays two roles in one evening", () => {
  const chlestakovs = all
    .filter(({ production }) => production?.slug === "revizor")
    .map(({ cast }) => cast.filter(({ role }) => role === "Chlestakov" || role === "Dobčinskij"));
  for (const roles of chlestakovs) expect(new Set(roles.map(({ name }) => name)).size).toBe(2);
  expect(new Set(chlestakovs.map((roles) => roles[0]?.name)).size).toBe(2);
});

test.each(["2026-12-08", "2027-01-05", "2027-08-31", "2027-10-26"])(
  "a demo that starts on %s plays on both Eves, and sells none before its presale",
  async (day) => {
    const other = await open({ clock: () => new Date(`${day}T10:00:00Z`) });
    const { body } = await other.call("GET", "/api/programme/cs?from=2026-01-01");
    await other.close();
    const found: readonly Performance[] = body.data;
    expect(
      [25, 14].map((id) => found.find((performance) => performance.id === id)?.starts_at.slice(5, 10)),
    ).toEqual(["12-31", "12-05"]);
    const [year = 0, month = 0] = day.split("-").map(Number);
    // The first day of the month after next.
    const end = new Date(Date.UTC(year, month + 1, 1)).toISOString();
    const early = found.filter(
      ({ state, starts_at: at }) => /on_sale|few_left|sold_out/u.test(state) && at > end,
    );
    expect(early.map(({ id }) => id)).toEqual([]);
  },
);

test("no actor plays in two halls at once", () => {
  /** A company needs a while to get to another hall. */
  const hours = 4;
  const pairs = all.flatMap((performance) =>
    all
      .filter(({ id, starts_at: at }) => {
        const later = Date.parse(at) - Date.parse(performance.starts_at);
        return id !== performance.id && later >= 0 && later < hours * 3_600_000;
      })
      .map((other) => [performance, other] as const),
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const [one, other] of pairs) {
    const names = new Set(one.cast.map(({ name }) => name));
    expect(other.cast.filter(({ name }) => names.has(name))).toEqual([]);
  }
});

test("the house sells its own evenings; the guest has a seller", () => {
  expect(all.filter(({ ticket_url: url }) => url !== null).map(({ id }) => id)).toEqual([20]);
  const sold = all.filter(
    ({ state, starts_at }) => new Date(starts_at) > now && (state === "on_sale" || state === "few_left"),
  );
  expect(sold.filter(({ tickets }) => !tickets).map(({ id }) => id)).toEqual([20]);
});

describe("which days", () => {
  test("without a first day it starts today, with what has begun already", async () => {
    const shown = await programme();
    expect(shown[0]?.id).toBe(35);
    now = new Date("2026-11-21T22:30:00Z");
    expect((await programme())[0]?.id).toBe(35);
    now = new Date("2026-11-21T23:00:00Z");
    expect((await programme())[0]?.id).toBe(37);
  });

  test("both days are included, in Prague", async () => {
    const days = await programme("?from=2026-11-25&to=2026-11-25");
    expect(days.map(({ id }) => id)).toEqual([2, 3]);
  });

  test.each(["?from=vcera", "?from=2026-13-40", "?to=zitra&from="])(
    "an invalid day is ignored: %s",
    async (query) => {
      expect((await programme(query))[0]?.id).toBe(35);
    },
  );

  test("only Czech is supported", async () => {
    expect((await backend.call("GET", "/api/programme/de")).status).toBe(404);
  });
});

test("a date that waits for its presale is on sale as soon as that begins", async () => {
  const at = async (instant: string) => {
    now = new Date(instant);
    return (await programme("?from=2027-01-06&to=2027-01-06"))[0];
  };
  expect(clocks(the(26).presale_from)).toBe("1. 12. 10:00");
  expect(await at("2026-12-01T08:59:59Z")).toMatchObject({
    state: "presale_soon",
    updated_at: the(26).updated_at,
  });
  expect(Date.parse(the(26).updated_at)).toBeLessThan(Date.parse("2026-12-01T09:00:00Z"));
  expect(await at("2026-12-01T09:00:00Z")).toMatchObject({
    state: "on_sale",
    updated_at: "2026-12-01T09:00:00.000Z",
  });
});
