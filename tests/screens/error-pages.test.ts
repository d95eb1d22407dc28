import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { expectNoise } from "../support/noise.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

const app = await openTestApp();

/** The page has the shell around it and shows its request id, by which the log is searched. */
function expectFramed(page: Page) {
  for (const role of ["banner", "main", "contentinfo"]) expect(page.all(role)).toHaveLength(1);
  expect(page.has("navigation", "Hlavní nabídka")).toBe(true);
  expect(page.text).toContain(`Číslo požadavku: ${page.headers.get("X-Request-Id")}`);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
}

test.each([
  ["an address that nobody knows", "/neni/tu/vubec/nic"],
  ["a category whose id is no number", "/abc/obleceni"],
  ["a product whose id is nought", "/0/obleceni/tricko"],
  ["a product that there is not", "/99999/obleceni/tricko"],
  ["a title that there is not", "/repertoar/neni"],
  ["an article that there is not", "/aktuality/neni"],
  ["a person that there is not", "/lide/99999/nikdo"],
  ["an information page that there is not", "/info/neni"],
  ["a summary whose hash is not", "/shrnuti/1/spatny"],
])("%s is the 404 page", async (_, path) => {
  const page = await app.visitor().get(path);
  expect(page.status).toBe(404);
  expect(page.all("heading")[0]).toBe("Stránka nenalezena (404)");
  expect(page.text).toContain(
    "Stránka, kterou hledáte, neexistuje. Možná jsme ji přesunuli nebo odstranili.",
  );
  expect(page.text).toContain("Zkontrolujte prosím, zda je adresa napsaná správně.");
  expect(attribute(page.the("link", "Zpět na úvodní stránku"), "href")).toBe("/");
  expectFramed(page);
});

test("the 404 page offers a search without JavaScript and links to the main pages", async () => {
  const page = await app.visitor().get("/neni-tu");
  expect(byRole(page.the("main"), page.html, "search")).toHaveLength(1);
  const ways = byRole(page.the("navigation", "Nebo pokračujte sem:"), page.html, "link").map(textOf);
  expect(ways).toEqual(["Program", "Repertoár", "Vstupenky", "E-shop", "O divadle", "Kontakty"]);
});

test("a page that fails because of the upstream shows its status and the apology", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const visitor = other.visitor();
  await (
    await visitor.visit("/login")
  ).press(/^Přihlásit/u, {
    email: "divak@divadlonavantrokach.example",
    password: "demo1234",
  });
  other.intercept("GET /api/me", () => json({}, 500));
  const page = await visitor.get("/ucet");
  expect(page.status).toBe(503);
  expect(page.title).toBe("Něco se nepovedlo (chyba 503) · Divadlo Na Vantrokách");
  expect(page.all("heading")[0]).toBe("Něco se nepovedlo (chyba 503)");
  expect(page.text).toContain("Omlouváme se, ale nastala chyba.");
  expect(attribute(page.the("link", "Zkusit znovu"), "href")).toBe("/ucet");
  expectFramed(page);
});

test.each([
  ["/souhlas", { choice: "nic" }],
  ["/okno", { popup: "nic" }],
])("a form that %s does not understand is the 400 page", async (path, form) => {
  const page = await app.visitor().post(path, form);
  expect(page.status).toBe(400);
  expect(page.all("heading")[0]).toBe("Něco se nepovedlo (chyba 400)");
  expect(page.text).toContain("Omlouváme se, ale nastala chyba.");
  expect(page.has("link", "Zkusit znovu")).toBe(false);
  // A failing action has read nothing else: the shell is the built-in one.
  expectFramed(page);
});

test.each([
  ["/program?x=%00", 400, "Adrese nebo odeslaným údajům server nerozumí."],
  [`/hledani?q=${"a".repeat(3000)}`, 414, "Adresa je příliš dlouhá."],
])("a refusal of the request pipeline is a page without a shell: %s", async (path, status, more) => {
  const page = await app.visitor().get(path.replace("?x=%00", "%00"));
  expect(page.status).toBe(status);
  expect(page.all("heading")).toEqual([`Něco se nepovedlo (chyba ${status})`]);
  expect(page.text).toContain("Omlouváme se, ale nastala chyba.");
  expect(page.text).toContain(more);
  expect(page.text).toContain(`Číslo požadavku: ${page.headers.get("X-Request-Id")}`);
  expect(page.has("link", "Zpět na úvodní stránku")).toBe(true);
});

test("if even the shell fails, the last fallback is a static page with its id", async () => {
  expectNoise(/./u);
  let isBroken = false;
  const broken = await openTestApp({
    upstreamFetch: app.passOn,
    clock() {
      if (isBroken) throw new Error("no clock");
      return new Date("2026-11-21T10:00:00Z");
    },
  });
  isBroken = true;
  const page = await broken.visitor().get("/program");
  expect(page.status).toBe(500);
  expect(attribute(page.html, "lang")).toBe("cs");
  expect(page.title).toBe("Něco se nepovedlo (chyba 500)");
  expect(page.text).toContain("Omlouváme se, ale nastala chyba.");
  expect(page.text).toContain(`Číslo požadavku: ${page.headers.get("X-Request-Id")}`);
  expect(page.all("banner")).toEqual([]);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
});

test("an error whose stack cannot be read is a 500 page as well", async () => {
  expectNoise(/no clock/u);
  const unreadable = Object.defineProperty(new Error("no clock"), "stack", {
    get() {
      throw new RangeError("Maximum call stack size exceeded");
    },
  });
  const broken = await openTestApp({
    upstreamFetch: app.passOn,
    clock() {
      throw unreadable;
    },
  });
  expect((await broken.visitor().get("/program")).status).toBe(500);
});
