import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import type { Page } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { performanceWire } from "./performance-wire.ts";
import { atCart, badge, order, person, pickUp, transfer } from "./shopping.ts";

const previous_starts_at = "2026-11-27T19:00:00+01:00";
const note = "Přesunuto z 27. listopadu 2026, 19:00";

const app = await openTestApp();

/** The site with this one evening of the title Maryša, from 1 December. */
async function withEvening(over: { readonly [field: string]: unknown }) {
  const site = await openTestApp({ upstreamFetch: app.passOn });
  const data = [performanceWire({ id: 2, title: "Maryša", ...over })];
  site.intercept("GET /api/programme/cs", () => json({ data }));
  return site;
}

function plain(page: Page): string {
  return page.text.replaceAll("\u00a0", " ");
}

test.each([
  [paths.home(), note],
  [paths.home(), `Velký sál · přesunuto ${note.slice("Přesunuto ".length)}`],
  [paths.programme(), note],
  [`${paths.programme()}?od=2026-12-01&podrobnosti=2`, note],
  [paths.production({ slug: "marysa" }), note],
  [paths.tickets({ id: 2 }), note],
  ["/en", "Moved from 27 November 2026, 19:00"],
])("%s says of a moved evening: %s", async (path, sentence) => {
  const moved = await (
    await withEvening({ previous_starts_at, access: ["en_surtitles"] })
  )
    .visitor()
    .visit(path);
  expect(plain(moved)).toContain(sentence);
  expect(plain(moved)).toMatch(/út 1\. ?12\.|1\. prosince|1 December/u);
  const other = await (await withEvening({ access: ["en_surtitles"] })).visitor().visit(path);
  expect(other.status).toBe(200);
  expect(other.text).not.toMatch(/přesunuto|moved/iu);
});

test.each([
  ["no instant", "brzy"],
  ["an object", { at: previous_starts_at }],
  ["nothing", null],
  ["its own time, written otherwise", "2026-12-01T18:00:00Z"],
])("%s as the time before a move costs the note only", async (_what, value) => {
  const page = await (
    await withEvening({ previous_starts_at: value })
  )
    .visitor()
    .visit(paths.tickets({ id: 2 }));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Maryša");
  expect(page.text).not.toContain("Přesunuto");
});

test("a replaced evening names only its new date", async () => {
  const moved_to = { id: 99, starts_at: "2027-01-06T19:00:00+01:00" };
  const site = await withEvening({ previous_starts_at, state: "moved", moved_to });
  const page = await site.visitor().visit(paths.programme());
  expect(plain(page)).toContain("Přesunuto na st 6. 1.");
  expect(plain(page)).not.toContain(note);
});

test.each([
  ["2026-11-03T19:00:00+01:00", "Přesunuto ze 3. listopadu 2026, 19:00"],
  ["2026-11-12T19:00:00+01:00", "Přesunuto z 12. listopadu 2026, 19:00"],
  ["2026-11-30T23:30:00Z", "Přesunuto z 1. prosince 2026, 0:30"],
])("the page writes a move from %s as spoken: %s", async (before, sentence) => {
  const site = await withEvening({ previous_starts_at: before });
  expect(plain(await site.visitor().visit(paths.tickets({ id: 2 })))).toContain(sentence);
});

const evening = {
  id: 2,
  title: "Maryša",
  starts_at: "2026-12-01T19:00:00+01:00",
  previous_starts_at,
  venue: "Velký sál",
};

test("an order's page and the account name both dates of a moved evening", async () => {
  const site = await openTestApp({ upstreamFetch: app.passOn });
  const ordered = async (request: Request) => {
    const { data } = await (await app.passOn(request)).json();
    const lines = data.lines.map((line: object) => ({ ...line, performance: evening }));
    return json({ data: { ...data, lines } });
  };
  site.intercept("GET /api/orders/summary/*/*", ordered);
  site.intercept("GET /api/orders/*", ordered);
  site.intercept("GET /api/me/tickets", () =>
    json({
      data: [
        {
          performance: evening,
          seats: ["5. řada, místo 12"],
          order: { id: 1, hash: "a".repeat(32), code: "E26-1" },
        },
      ],
    }),
  );
  const [, cart] = await atCart(site, badge);
  const summary = await order(cart, { ...pickUp, ...transfer }, person);
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  const signedIn = await customer(site);
  const account = await signedIn.visit(paths.account());
  for (const page of [summary, account]) {
    expect(plain(page)).toContain("út 1. 12. v 19:00, Velký sál");
    expect(plain(page)).toContain(note);
  }
});

test("the cart names both dates of a moved evening", async () => {
  const site = await openTestApp({ upstreamFetch: app.passOn });
  site.intercept("GET /api/cart/anonymous/cs/*", async (request) => {
    const cart = await (await app.passOn(request)).json();
    return json({ ...cart, items: cart.items.map((item: object) => ({ ...item, performance: evening })) });
  });
  const [, cart] = await atCart(site, badge);
  expect(plain(cart)).toContain("út 1. 12. v 19:00, Velký sál");
  expect(plain(cart)).toContain(note);
});

test("calendars know the time before a move", async () => {
  const site = await withEvening({ previous_starts_at });
  const text = await (await site.visitor().request("/program/2.ics")).text();
  expect(text.replaceAll("\u00a0", " ").replaceAll("\r\n ", "")).toContain(
    "Původní termín: 27. 11. 2026 19:00",
  );
});

/** Caches pages and content, like a running site; the back office can move evening 1, and fail. */
async function openKept() {
  const site = await openTestApp({
    upstreamFetch: app.passOn,
    config: { pageSeconds: 60 },
    clock: () => seededAt,
  });
  const office: { starts_at: string | null; isDown: boolean } = { starts_at: null, isDown: false };
  site.intercept("GET /api/programme/cs", async (request) => {
    if (office.isDown) return json({}, 500);
    const { data } = await (await app.passOn(request)).json();
    const { starts_at } = office;
    return json({
      data: data.map((item: { id: number }) => (item.id === 1 && starts_at ? { ...item, starts_at } : item)),
    });
  });
  const programmes = () => site.calls.filter(({ path }) => path.startsWith("/api/programme"));
  return { site, office, programmes };
}

const sold = paths.tickets({ id: 1 });
const planned = "úterý 24. listopadu v 19:00";
const later = "úterý 5. ledna v 20:45";

test("the page of a moved evening has the new time at once", async () => {
  const { site, office, programmes } = await openKept();
  const [buyer] = await atCart(site, badge);
  for (const visitor of [site.visitor(), buyer]) expect(plain(await visitor.visit(sold))).toContain(planned);
  office.starts_at = "2027-01-05T20:45:00+01:00";
  for (const visitor of [site.visitor(), buyer]) {
    const before = programmes().length;
    const page = plain(await visitor.visit(sold));
    expect(page).toContain(later);
    expect(page).not.toContain(planned);
    expect(programmes()).toHaveLength(before + 1);
  }
  // Other pages use the content that it has read.
  const before = programmes().length;
  expect(plain(await site.visitor().visit(`${paths.programme()}?od=2027-01-05`))).toContain("20:45");
  expect(programmes()).toHaveLength(before);
});

test("during an outage the page of an evening shows what the site keeps", async () => {
  const { site, office, programmes } = await openKept();
  await site.visitor().visit(sold);
  office.isDown = true;
  const pages = [await site.visitor().visit(sold)];
  const before = programmes().length;
  pages.push(await site.visitor().visit(sold), await site.visitor().visit(sold));
  expect(programmes()).toHaveLength(before);
  for (const page of pages) {
    expect(page.status).toBe(200);
    expect(plain(page)).toContain(planned);
  }
});

test("tickets are put into the cart by what the back office sells now", async () => {
  const { site, office } = await openKept();
  const page = await site.visitor().visit(sold);
  // It has begun.
  office.starts_at = "2026-11-20T19:00:00+01:00";
  const refused = await page.press("Do košíku", { "pocet-1000010": "1" });
  expect(refused.path).toBe(sold);
  expect(plain(refused)).not.toContain(planned);
});
