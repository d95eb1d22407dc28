import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { consentVersion } from "#app/domain/consent.ts";
import { cookieList } from "#app/messages/cookies-texts.ts";
import type { CookieKind } from "#server/cookies/cookie-kind.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { root } from "../support/output.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";

const app = await openTestApp();
const bar = "Cookies na našem webu";
const year = "Max-Age=31536000";
const tag = { origins: ["https://tag.example"], id: "GTM-ABC123" } as const;

function storedBy(visitor: Visitor): unknown {
  const value = decodeURIComponent(visitor.cookies.get("consent") ?? "");
  return JSON.parse(Buffer.from(value, "base64").toString() || "null")?.v;
}

const ticked = (page: Page) =>
  elements(page.html, "input", (input) => attribute(input, "type") === "checkbox")
    .filter((input) => attribute(input, "checked") !== null)
    .map((input) => attribute(input, "name"));

test.each(["/", "/eshop", "/kosik", "/info/cookies", "/neni"])(
  "the bar asks on %s until a choice is stored",
  async (path) => {
    const visitor = app.visitor();
    const page = await visitor.get(path);
    const region = page.the("region", bar);
    const ways = [...byRole(region, page.html, "button"), ...byRole(region, page.html, "link")];
    const looks = ways.filter((way) =>
      /^(?:Přijmout vše|Odmítnout|Nastavit)$/u.test(textOf(way).replace(/\u00a0/gu, " ")),
    );
    expect(new Set(looks.map((way) => attribute(way, "class"))).size).toBe(1);
    expect(looks).toHaveLength(3);
    await visitor.post("/souhlas", { choice: "refuse", back: "/" });
    expect((await visitor.get(path)).has("region", bar)).toBe(false);
  },
);

test.each([
  ["Přijmout vše", { analytical: true, marketing: true, advertisement: true }],
  ["Odmítnout", { analytical: false, marketing: false, advertisement: false }],
])("„%s“ on the bar is stored for a year and redirects back", async (button, choice) => {
  const visitor = app.visitor();
  const page = await visitor.visit("/eshop?x=1");
  const after = await page.press(button);
  expect(after.path).toBe("/eshop?x=1");
  expect(after).toShowNotice("Nastavení cookies jsme uložili.");
  expect(after.has("region", bar)).toBe(false);
  expect(storedBy(visitor)).toEqual({ ...choice, version: consentVersion });
});

test("the site stores chosen categories for a year, and the form shows the choice", async () => {
  const visitor = app.visitor();
  const page = await visitor.visit("/info/cookies");
  expect(ticked(page)).toEqual(["technical"]);
  expect(attribute(page.the("checkbox", "Technické"), "disabled")).not.toBeNull();
  const after = await page.press("Uložit výběr", { marketing: true });
  expect(storedBy(visitor)).toEqual({
    analytical: false,
    marketing: true,
    advertisement: false,
    version: consentVersion,
  });
  expect(ticked(after)).toEqual(["technical", "marketing"]);
  const link = after.the("link", "Nastavení cookies");
  expect(attribute(link, "href")).toBe("/info/cookies#nastaveni");
  const again = await visitor.post("/souhlas", { choice: "selected", marketing: "on", back: "/" });
  expect(again).toSetCookie("consent", year);
  const refused = await after.press("Odmítnout");
  expect(ticked(refused)).toEqual(["technical"]);
});

test.each(["analytical", "marketing", "advertisement"])(
  "consent to %s alone can be given for a year, and withdrawn",
  async (category) => {
    const visitor = app.visitor();
    const none = { analytical: false, marketing: false, advertisement: false, version: consentVersion };
    const page = await visitor.visit("/info/cookies");
    const after = await page.press("Uložit výběr", { [category]: true });
    expect(storedBy(visitor)).toEqual({ ...none, [category]: true });
    expect(ticked(after)).toEqual(["technical", category]);
    await after.press("Uložit výběr", { [category]: false });
    expect(storedBy(visitor)).toEqual(none);
  },
);

test.each(["all", "selected", "refuse"])("the choice „%s“ is stored for a year", async (choice) => {
  const answer = await app.visitor().post("/souhlas", { choice, back: "/" });
  expect(answer).toRedirectTo("/");
  expect(answer).toSetCookie("consent", year);
});

test("another site cannot choose, and the return URL stays on this one", async () => {
  const visitor = app.visitor();
  expect((await visitor.post("/souhlas", { choice: "", back: "/" })).status).toBe(400);
  expect(await visitor.post("/souhlas", { choice: "refuse", back: "//zloun.example" })).toRedirectTo("/");
  const other = app.visitor();
  const foreign = { Origin: "https://zloun.example", "Sec-Fetch-Site": "cross-site" };
  expect((await other.post("/souhlas", { choice: "all" }, foreign)).status).toBe(403);
  expect(other.cookies.has("consent")).toBe(false);
  expect((await other.get("/souhlas")).status).toBe(404);
});

test("no page names the tag before the consent, and none after it expires", async () => {
  const measured = await openTestApp({ upstreamFetch: app.passOn, config: { tag, pageSeconds: 10 } });
  const visitor = measured.visitor();
  const named = async () => (await visitor.visit("/eshop")).body.includes("GTM-ABC123");
  expect(await named()).toBe(false);
  await visitor.post("/souhlas", { choice: "selected", marketing: "on", back: "/" });
  expect(await named()).toBe(false);
  await visitor.post("/souhlas", { choice: "all", back: "/" });
  expect(await named()).toBe(true);
  // The page cache stores a page for each consent separately.
  expect((await measured.visitor().visit("/eshop")).body).not.toContain("GTM-ABC123");
  await visitor.post("/souhlas", { choice: "refuse", back: "/" });
  expect(await named()).toBe(false);
});

test("the operator can turn the bar off, and nobody consents to anything then", async () => {
  const quiet = await openTestApp({ upstreamFetch: app.passOn, config: { consentBar: false, tag } });
  const page = await quiet.visitor().visit("/info/cookies");
  expect(page.has("region", bar)).toBe(false);
  expect(page.body).not.toContain("GTM-ABC123");
  expect(page.has("button", "Uložit výběr")).toBe(true);
});

test.each([404, 500])(
  "the settings page works without the upstream's text about cookies (%i)",
  async (status) => {
    const other = await openTestApp({ upstreamFetch: app.passOn });
    other.intercept("GET /api/pages/cs/cookies", () => json({}, status));
    const page = await other.visitor().get("/info/cookies");
    expect(page.status).toBe(status === 404 ? 200 : 503);
    expect(page.has("button", "Uložit výběr")).toBe(true);
  },
);

test("the site records a choice with number, time and question, without the visitor", async () => {
  const own = await openTestApp({ upstreamFetch: app.passOn, config: { logLevel: "error" } });
  const visitor = own.visitor({ ip: "192.0.2.77" });
  const before = await visitor.visit("/info/cookies");
  expect(before.text).not.toContain("Vaše volba");
  const after = await before.press("Uložit výběr", { marketing: true });
  const lines = own.log.filter(({ event }) => event === "consent");
  expect(lines).toHaveLength(1);
  const { id: _request, number, ...fields } = lines[0]?.fields ?? {};
  expect(number).toMatch(/^[\da-f-]{36}$/u);
  expect(fields).toEqual({
    at: "2026-11-21T10:00:00Z",
    version: consentVersion,
    analytical: false,
    marketing: true,
    advertisement: false,
  });
  expect(JSON.stringify(own.log)).not.toContain("192.0.2.77");
  const text = `Vaše volba: technické, marketingové – z 21. 11. 2026 11:00, číslo ${String(number)}, znění ${consentVersion}.`;
  expect(after.text).toContain(text);
  expect((await visitor.visit("/info/cookies")).text).toContain(text);
});

test("each choice has its own number, on a page of its visitor alone", async () => {
  const kept = await openTestApp({ upstreamFetch: app.passOn, config: { pageSeconds: 10 } });
  const [one, other] = [kept.visitor(), kept.visitor()];
  for (const visitor of [one, other]) await visitor.post("/souhlas", { choice: "all", back: "/" });
  const numbers = await Promise.all(
    [one, other].map(async (visitor) => {
      const page = await visitor.get("/info/cookies");
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      return /číslo ([\da-f-]{36})/u.exec(page.text)?.[1];
    }),
  );
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(2);
});

test.each([
  [
    "that was changed by hand",
    () => ({ analytical: true, marketing: true, advertisement: true, version: consentVersion }),
  ],
  [
    "to an older question",
    () => ({ analytical: false, marketing: false, advertisement: false, version: consentVersion - 1 }),
  ],
])("the page does not show a choice %s as recorded", async (_what, changed) => {
  const visitor = app.visitor();
  await visitor.post("/souhlas", { choice: "refuse", back: "/" });
  expect((await visitor.visit("/info/cookies")).text).toContain("Vaše volba: jen technické");
  const content = JSON.stringify({ v: changed(), e: Date.parse("2027-01-01") });
  visitor.cookies.set("consent", encodeURIComponent(Buffer.from(content).toString("base64")));
  expect((await visitor.visit("/info/cookies")).text).not.toContain("Vaše volba");
});

test("a choice of an older question brings the question back", async () => {
  const visitor = app.visitor();
  const older = { analytical: true, marketing: true, advertisement: true, version: consentVersion - 1 };
  const content = JSON.stringify({ v: older, e: Date.parse("2027-01-01") });
  visitor.cookies.set("consent", encodeURIComponent(Buffer.from(content).toString("base64")));
  expect((await visitor.visit("/eshop")).has("region", bar)).toBe(true);
});

test("only a site with a tag tells of transfers outside the EU", async () => {
  const measured = await openTestApp({ upstreamFetch: app.passOn, config: { tag } });
  for (const path of ["/info/cookies", "/info/zasady-zpracovani-osobnich-udaju"]) {
    const answer = await measured.visitor().visit(path);
    expect(answer.text).toContain("Google Ireland Limited (tag.example)");
    expect(answer.text).toContain("(EU) 2023/1795");
    expect((await app.visitor().visit(path)).text).not.toContain("Google");
  }
});

test("the page about cookies lists every cookie of the site, with its whole time", async () => {
  const folder = join(root, "server/cookies");
  const kinds = (
    await Promise.all(readdirSync(folder).map((file) => import(/* @vite-ignore */ join(folder, file))))
  ).flatMap((module: object) => Object.values(module).filter(isKind));
  expect(kinds.length).toBeGreaterThan(15);
  const listed = cookieList.flatMap(({ stored, byTag = [] }) => [...stored, ...byTag]);
  const wrong = kinds.filter(({ name, maxAge }) => {
    const lasts = listed.find((stored) => stored.name === name)?.lasts.replaceAll("\u00a0", " ");
    return !lasts?.includes(times[maxAge] ?? "a time that has no words here");
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const measured = await openTestApp({ upstreamFetch: app.passOn, config: { tag } });
  const page = await measured.visitor().visit("/info/cookies");
  for (const { name, purpose } of listed) {
    expect(page.text).toContain(name);
    expect(page.text).toContain(purpose.replaceAll("\u00a0", " "));
  }
  expect(page.text).toContain("čte Google");
  const without = await app.visitor().visit("/info/cookies");
  expect(without.text).not.toContain("_ga");
  expect(without.text).toMatch(/drží přihlášení k účtu.*čteme my/u);
});

/** Times of cookies in seconds, in the words of the list. */
const times: Readonly<Record<number, string>> = {
  60: "1 minuta",
  600: "10 minut",
  1_800: "30 minut",
  3_600: "1 hodina",
  86_400: "1 den",
  1_209_600: "14 dní",
  5_184_000: "60 dní",
  31_536_000: "1 rok",
};

function isKind(value: unknown): value is CookieKind<unknown> {
  return typeof value === "object" && value !== null && "schema" in value && "maxAge" in value;
}
