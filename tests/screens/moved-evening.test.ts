import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
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

test("a replaced evening says when it is played instead, and not when it was to be played before", async () => {
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
])("a move from %s is told as spoken: %s", async (before, sentence) => {
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
