import { beforeAll, expect, test } from "vitest";
import { watchPath } from "#app/domain/watch.ts";
import { ensureBuild } from "../support/built-site.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

beforeAll(ensureBuild, 180_000);

/** Of the demo theatre: sold out, with a presale later, on sale. */
const [soldOut, early, onSale] = [5, 26, 1];
const evening = (id: number) => watchPath({ kind: "performance", id });
const hoodie = "/102/obleceni/mikina-zakulisi";
const puppet = 116;

const reading = await openTestApp({ onlyReads: true });

function watchLinks(page: Page): string[] {
  return elements(page.html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((to) => to.startsWith("/dejte-vedet"));
}

const app = await openTestApp();

async function lettersTo(email: string) {
  return ((await app.demoBackend?.outbox()) ?? []).filter(({ to }) => to === email);
}

async function linkTo(email: string, path: string): Promise<string> {
  const text = (await lettersTo(email)).at(-1)?.text ?? "";
  return new RegExp(`/dejte-vedet/${path}/[\\w-]+`, "u").exec(text)?.[0] ?? "";
}

test.each([
  ["its row in the programme", "/program?od=2026-11-27&do=2026-11-27"],
  ["its opened row", `/program?od=2026-11-27&podrobnosti=${soldOut}`],
  ["its title's page", "/repertoar/rur"],
  ["the page of its tickets", `/vstupenky?termin=${soldOut}`],
])("a sold-out evening is offered to be watched in %s", async (_where, path) => {
  expect(watchLinks(await reading.visitor().visit(path))).toContain(evening(soldOut));
});

test("a presale that has not begun is offered to be watched, an evening on sale is not", async () => {
  const tickets = await reading.visitor().visit(`/vstupenky?termin=${early}`);
  expect(watchLinks(tickets)).toEqual([evening(early)]);
  const other = await reading.visitor().visit(`/vstupenky?termin=${onSale}`);
  expect(watchLinks(other)).not.toContain(evening(onSale));
  const programme = await reading.visitor().visit("/program?od=2026-11-24&do=2026-12-06");
  // Two evenings of these days are sold out.
  expect(new Set(watchLinks(programme))).toEqual(new Set([evening(5), evening(9)]));
});

test("only what is sold out of a product is offered to be watched", async () => {
  const [link, ...others] = watchLinks(await reading.visitor().visit(hoodie));
  expect(others).toEqual([]);
  const form = await reading.visitor().visit(link ?? "");
  expect(form.text).toContain("Mikina Zákulisí – L");
  expect(watchLinks(await reading.visitor().visit("/105/domov/hrnek-prestavka-300-ml"))).toEqual([]);
  const missing = await reading.visitor().visit(watchPath({ kind: "product", id: puppet, variant: null }));
  expect(missing.the("button", "Dejte mi vědět")).toBeTruthy();
});

test("where it can be had it says so and leads there", async () => {
  const page = await reading.visitor().visit(evening(onSale));
  expect([page.status, page.the("heading", "Čekat nemusíte")]).toEqual([200, expect.anything()]);
  expect(attribute(page.the("link", "Ke vstupenkám"), "href")).toBe(`/vstupenky?termin=${onSale}`);
  const mug = await reading.visitor().visit(watchPath({ kind: "product", id: 105, variant: null }));
  expect(attribute(mug.the("link", "Ke zboží"), "href")).toBe("/105/domov/hrnek-prestavka-300-ml");
});

test.each(["termin=999999", "termin=12", "produkt=999999", "produkt=102", "produkt=102&varianta=999999"])(
  "there is nothing to watch at ?%s",
  async (query) => {
    const page = await reading.visitor().visit(`/dejte-vedet?${query}`);
    expect(page.status).toBe(404);
    expect(page.the("heading", "Tohle pohlídat nejde")).toBeTruthy();
  },
);

test.each(["", "?termin=x", "?termin=5&produkt=105", "?produkt=102&varianta=x"])(
  "an address that names nothing is no page: /dejte-vedet%s",
  async (query) => {
    expect((await reading.visitor().get(`/dejte-vedet${query}`)).status).toBe(404);
  },
);

test("a request, its letter, its confirmation, the one letter, and the end", async () => {
  const email = "hlidam@example.cz";
  const form = await app.visitor().visit(evening(soldOut));
  const sent = await form.press("Dejte mi vědět", { email });
  expect(sent.path).toBe(`${evening(soldOut)}&hotovo=1`);
  expect(sent.the("heading", "Podívejte se do e-mailu")).toBeTruthy();
  const call = app.calls.findLast(({ path }) => path === "/api/watches");
  expect(JSON.parse(call?.body ?? "")).toEqual({
    kind: "performance",
    performance_id: soldOut,
    email,
    page_url: `http://localhost:3000/vstupenky?termin=${soldOut}`,
    confirm_url: "http://localhost:3000/dejte-vedet/potvrzeni/{token}",
    cancel_url: "http://localhost:3000/dejte-vedet/konec/{token}",
  });
  const confirmation = await app.visitor().visit(await linkTo(email, "potvrzeni"));
  const end = await linkTo(email, "konec");
  expect((await confirmation.press("Potvrdit hlídání")).text).toContain("Hlídání je potvrzené");
  expect((await confirmation.press("Potvrdit hlídání")).status).toBe(410);
  expect(await lettersTo(email)).toHaveLength(1);
  // A mail program's click, without a page and a cookie.
  const clicked = await app.visitor().post(end, { "List-Unsubscribe": "One-Click" });
  expect(clicked.status).toBe(200);
  expect((await (await app.visitor().visit(end)).press("Ukončit hlídání")).text).toContain(
    "Hlídání skončilo",
  );
});

test("an address that is none, and a bot, send nothing", async () => {
  const form = await app.visitor().visit(evening(soldOut));
  const again = await form.press("Dejte mi vědět", { email: "neadresa" });
  expect(again.status).toBe(422);
  expect(again.body).toContain('value="neadresa"');
  expect(again.text).toContain("Pole musí obsahovat platný email.");
  const bot = await app.visitor().post(evening(soldOut), { email: "bot@example.cz", homepage: "x" });
  expect(bot.headers.get("Location")).toBe(`${evening(soldOut)}&hotovo=1`);
  expect(await lettersTo("bot@example.cz")).toEqual([]);
});

test("what has become available since the page was shown is said, and nothing is promised", async () => {
  app.intercept("POST /api/watches", () =>
    Response.json({ status: 409, error: "available", message: "…" }, { status: 409 }),
  );
  const form = await app.visitor().visit(evening(soldOut));
  const page = await form.press("Dejte mi vědět", { email: "hlidam@example.cz" });
  app.intercept("POST /api/watches", undefined);
  expect(page.status).toBe(409);
  expect(page.text).toContain("Mezitím je to k mání");
  expect(page.body).toContain('value="hlidam@example.cz"');
});

test("a back office without watches has no form, and its sold-out evenings say what they said", async () => {
  const without = await openTestApp({ onlyReads: true, config: { absentAreas: ["watches"] } });
  const row = await without.visitor().visit(`/program?od=2026-11-27&podrobnosti=${soldOut}`);
  for (const path of ["/program", "/repertoar/rur", `/vstupenky?termin=${soldOut}`, hoodie]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect(watchLinks(await without.visitor().visit(path))).toEqual([]);
  }
  expect(row.body).toContain("mailto:");
  expect((await without.visitor().get(evening(soldOut))).status).toBe(404);
});
