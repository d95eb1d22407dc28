import { expect, test } from "vitest";
import { popupsForShell } from "#server/services/shown-popups.ts";
import { fakeServices, Jar } from "../server/support/fake-context.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Visitor } from "../support/visitor.ts";

const app = await openTestApp();
const banner = { title: "Vánoce", url: "/1/darkove-poukazy", image: "okno.svg", path: "banner" };

/** An app with this setting and these posters. */
async function open(setting: unknown, posters: Record<string, unknown>) {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/settings/cs", () =>
    json(setting === undefined ? [] : [{ name: "intropopup", value: setting }]),
  );
  other.intercept("GET /api/poster/all/cs", () => json({ data: posters }));
  return other;
}

const isOffered = async (site: typeof app) =>
  (await site.visitor().visit("/eshop")).body.includes("okno.svg");

test("the intro popup shows if the settings allow it and it has a poster", async () => {
  const both = { "banner.popup_desktop": [banner], "banner.popup_mobile": [banner] };
  expect(await isOffered(await open(undefined, both))).toBe(true);
  expect(await isOffered(await open({ active: true }, both))).toBe(true);
  expect(await isOffered(await open('{"active":false}', both))).toBe(false);
  expect(await isOffered(await open({ active: true }, {}))).toBe(false);
  expect(await isOffered(await open({ active: true }, { "banner.popup_mobile": [banner] }))).toBe(true);
});

test("a poster with a forbidden link is a picture only", async () => {
  const hostile = { ...banner, url: "javascript:alert(1)" };
  const page = await (await open(undefined, { "banner.popup_desktop": [hostile] })).visitor().visit("/eshop");
  expect(page.body).toContain("okno.svg");
  expect(page.body).not.toContain("javascript:alert");
});

test("popups stand in the document closed, each with the form that records its closing", async () => {
  const { html } = await app.visitor().visit("/");
  const dialogs = elements(html, "dialog", (each) => attribute(each, "data-popup") !== null);
  expect(dialogs.map((dialog) => attribute(dialog, "data-popup"))).toEqual(["intro", "newsletter"]);
  for (const dialog of dialogs) {
    expect(attribute(dialog, "open")).toBeNull();
    const forms = elements(dialog, "form", (each) => attribute(each, "action") === "/okno");
    expect(forms.map((form) => [attribute(form, "method"), attribute(form, "data-dismiss")])).toEqual([
      ["post", "true"],
    ]);
    const fields = forms.flatMap((form) => elements(form, "input"));
    expect(fields.map((field) => [attribute(field, "name"), attribute(field, "value")])).toEqual([
      ["popup", attribute(dialog, "data-popup")],
      ["back", "/"],
    ]);
    expect(forms.flatMap((form) => elements(form, "button")).length).toBeGreaterThan(0);
    for (const picture of elements(dialog, "img")) expect(attribute(picture, "loading")).toBe("lazy");
  }
});

test.each([
  ["intro", "intro-popup", "Max-Age=1209600"],
  ["newsletter", "newsletter-popup", "Max-Age=5184000"],
])("closing the %s popup is remembered", async (popup, cookie, lasts) => {
  const visitor = app.visitor();
  const answer = await visitor.post("/okno", { popup, back: "/eshop" });
  expect(answer).toRedirectTo("/eshop");
  expect(answer).toSetCookie(cookie, lasts);
  expect(await offeredTo(app.visitor())).toEqual(["intro", "newsletter"]);
  expect(await offeredTo(visitor)).toEqual(["intro", "newsletter"].filter((name) => name !== popup));
});

/** The data that every page's shell passes to client-side JavaScript for a browser with these cookies. */
async function offeredTo({ cookies }: Visitor): Promise<string[]> {
  const jar = new Jar();
  for (const [name, value] of cookies) jar.values.set(name, value);
  const popups = await popupsForShell(await fakeServices({}, {}, app.passOn).context(jar));
  return Object.entries(popups)
    .flatMap(([name, popup]) => (popup ? [name] : []))
    .toSorted();
}

test("only the known popups can be closed, and the address answers no GET", async () => {
  expect((await app.visitor().post("/okno", { popup: "jine", back: "/" })).status).toBe(400);
  expect((await app.visitor().get("/okno")).status).toBe(404);
});

test("the page cache stores pages for each dismissed popup separately", async () => {
  const kept = await openTestApp({ upstreamFetch: app.passOn, config: { pageSeconds: 10 } });
  const visitor = kept.visitor();
  const isIn = async (who: typeof visitor) => (await who.visit("/eshop")).body.includes("vanoce-pocitac.svg");
  expect(await isIn(visitor)).toBe(true);
  await visitor.post("/okno", { popup: "intro", back: "/" });
  expect(await isIn(visitor)).toBe(false);
  expect(await isIn(kept.visitor())).toBe(true);
});
