import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, textOf } from "../support/page-queries.ts";

const app = await openTestApp({ onlyReads: true });

const pages = ["/eshop", "/kosik", "/login"];
const shellCalls = {
  settings: "GET /api/settings/cs",
  currencies: "GET /api/lists/currencies",
  banners: "GET /api/poster/all/cs",
  partners: "GET /api/partners/cs",
} as const;
const failures = {
  fails: () => json({}, 500),
  "is not there": () => json({}, 404),
  refuses: () => json({}, 403),
  "answers with half of a JSON": () =>
    new Response('{"data":[{', { headers: { "Content-Type": "application/json" } }),
  "answers with a page": () =>
    new Response("<html>Bad Gateway</html>", { status: 200, headers: { "Content-Type": "text/html" } }),
  "answers something else": () => json({ data: { a: 1 } }),
  "answers nothing": () => new Response(null, { status: 204 }),
} as const;
const builtIn = ["Program", "Repertoár", "Vstupenky", "E-shop", "O divadle", "Kontakty"];

function breakAll(site: typeof app, answer: () => Response) {
  for (const call of Object.values(shellCalls)) site.intercept(call, answer);
}

test.each(Object.entries(failures))(
  "while every call of the shell %s, each page still has a complete shell",
  async (_, answer) => {
    const site = await openTestApp({ upstreamFetch: app.passOn });
    breakAll(site, answer);
    for (const path of pages) {
      const page = await site.visitor().get(path);
      expect(page.status, path).toBe(200);
      const menu = byRole(page.the("navigation", "Hlavní nabídka"), page.html, "link");
      expect(menu.map(textOf)).toEqual(builtIn);
      expect(page.title).toMatch(/(?:^| · )Divadlo$/u);
      expect(textOf(page.the("contentinfo"))).toContain("Otevírací doba pokladny");
      expect(
        byRole(page.the("contentinfo"), page.html, "link").map((link) => attribute(link, "href")),
      ).toContain("/info/odstoupeni-od-smlouvy");
      expect(page.has("link", "Košík, 0 položek")).toBe(true);
      expect(page.has("button", "Odebírat novinky")).toBe(true);
    }
  },
);

test.each(Object.entries(shellCalls))(
  "without %s alone, nothing else of the shell is missing",
  async (name, call) => {
    const site = await openTestApp({ upstreamFetch: app.passOn });
    site.intercept(call, failures.fails);
    for (const path of pages) {
      const page = await site.visitor().get(path);
      expect(page.status, path).toBe(200);
      expect(page.title.endsWith(name === "settings" ? "Divadlo" : "Divadlo Na Vantrokách")).toBe(true);
      expect(page.has("region", "Partneři divadla")).toBe(name !== "partners");
      expect(page.has("region", "Měna")).toBe(name !== "currencies");
      expect(page.body.includes("vanoce-pocitac.svg")).toBe(name !== "banners");
    }
  },
);

test.each(["fails", "answers with half of a JSON"] as const)(
  "cached answers are used while the upstream %s later",
  async (failure) => {
    const site = await openTestApp({ upstreamFetch: app.passOn });
    await site.visitor().visit("/eshop");
    breakAll(site, failures[failure]);
    for (const path of pages) {
      const page = await site.visitor().get(path);
      expect(page.title).toMatch(/Divadlo Na Vantrokách$/u);
      expect(page.has("navigation", "Nákup")).toBe(true);
      expect(page.has("region", "Partneři divadla")).toBe(true);
      expect(page.has("region", "Měna")).toBe(true);
    }
  },
);

test.each([
  ["JSON as text", (value: unknown) => JSON.stringify(value), true],
  ["objects", (value: unknown) => value, true],
  ["broken text", () => "[{text: Program", false],
  ["a number", () => 7, false],
  ["nothing", () => null, false],
])("the settings' values may be %s", async (_, write, isUnderstood) => {
  const site = await openTestApp({ upstreamFetch: app.passOn });
  site.intercept(shellCalls.settings, () =>
    json([
      { name: "topmenu", value: write([{ text: "Jen program", link: "/program" }]) },
      {
        name: "bottommenu",
        value: write([{ title: "Dole", links: [{ text: "Kontakty", link: "/kontakty" }] }]),
      },
      { name: "intropopup", value: write({ active: false }) },
      { name: "theatre", value: write({ name: "Jiné divadlo" }) },
    ]),
  );
  const page = await site.visitor().visit("/eshop");
  const menu = byRole(page.the("navigation", "Hlavní nabídka"), page.html, "link").map(textOf);
  expect(menu).toEqual(isUnderstood ? ["Jen program"] : builtIn);
  expect(page.has("navigation", "Dole")).toBe(isUnderstood);
  expect(page.title).toBe(`E-shop · ${isUnderstood ? "Jiné divadlo" : "Divadlo"}`);
  // A missing or unreadable entry means that the intro popup is on.
  expect(page.body.includes("vanoce-pocitac.svg")).toBe(!isUnderstood);
});

test("a wrong menu item is left out alone", async () => {
  const site = await openTestApp({ upstreamFetch: app.passOn });
  site.intercept(shellCalls.settings, () =>
    json([
      {
        name: "topmenu",
        value: [
          {
            text: "Program",
            link: "/program",
            submenu: [
              { text: "Zlý", link: "javascript:alert(1)" },
              { text: "Lidé", link: "/lide" },
            ],
          },
          { text: "Zlý", link: "javascript:alert(1)" },
          { link: "/bez-textu" },
          "nic",
        ],
      },
    ]),
  );
  const page = await site.visitor().visit("/eshop");
  const menu = byRole(page.the("navigation", "Hlavní nabídka"), page.html, "link").map(textOf);
  expect(menu).toEqual(["Program", "Lidé"]);
  expect(page.body).not.toContain("javascript:alert");
});
