import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements } from "../support/page-queries.ts";

const app = await openTestApp({ onlyReads: true });

let pages = 0;

/** A page of the theatre with this text, at a URL that nobody has read yet. */
async function showing(fields: Readonly<Record<string, unknown>>) {
  const page = {
    slug: "rad",
    title: "Návštěvní řád",
    body: "<p>Vítejte.</p>",
    updated_at: null,
    sample: false,
  };
  app.intercept("GET /api/pages/cs/*", () => json({ data: { ...page, ...fields } }));
  const visited = await app.visitor().visit(`/info/rad-${(pages += 1)}`);
  app.intercept("GET /api/pages/cs/*", undefined);
  return visited;
}

test("an information page shows the upstream's text and that it is a sample", async () => {
  const page = await showing({ sample: true, updated_at: "2026-11-09T00:00:00+01:00" });
  expect(page.status).toBe(200);
  expect(page.title).toBe("Návštěvní řád · Divadlo Na Vantrokách");
  expect(page.all("heading")[0]).toBe("Návštěvní řád");
  expect(page.text).toContain("Vítejte.");
  expect(page.text).toContain("Vzorový text – před spuštěním nechte zkontrolovat právníkem.");
  expect(page.text).toContain("Poslední změna 9. listopadu 2026");
});

test("a page that is no legal text says nothing of a lawyer", async () => {
  expect((await showing({ sample: false })).text).not.toContain("Vzorový text");
});

test("a long page begins with its contents, a link to every section", async () => {
  const sections = Array.from(
    { length: 9 },
    (_none, at) => `<h2>Oddíl ${at}</h2><p>${"Text. ".repeat(60)}</p>`,
  );
  const page = await showing({ body: sections.join("") });
  const links = byRole(page.the("navigation", "Obsah"), page.html, "link");
  expect(links).toHaveLength(9);
  const titles = elements(page.html, "h2", (title) => (attribute(title, "id") ?? "").startsWith("oddil-"));
  expect(links.map((link) => attribute(link, "href"))).toEqual(
    titles.map((title) => `#${attribute(title, "id")}`),
  );
});

test("untrusted HTML of a page is rendered sanitized", async () => {
  const body = `<p onclick="x()">Ahoj<script>alert(1)</script> <a href="javascript:x()">sem</a><img src=x onerror=x()></p>`;
  const page = await showing({ body });
  expect(page.text).toContain("Ahoj");
  expect(page.body).not.toMatch(/alert\(1\)|javascript:|onclick|onerror/u);
});

test("a missing page is a 404, an unreadable one says so", async () => {
  const missing = await app.visitor().visit("/info/neni-tu");
  expect(missing.status).toBe(404);
  expect(missing.statusText).toBe("This page could not be found");
  app.intercept("GET /api/pages/cs/*", () => json({}, 503));
  const failed = await app.visitor().visit("/info/jina");
  app.intercept("GET /api/pages/cs/*", undefined);
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("se teď nepodařilo načíst");
});
