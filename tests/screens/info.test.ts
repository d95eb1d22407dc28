import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements } from "../support/page-queries.ts";

const app = await openTestApp({ onlyReads: true });

test("an information page shows the upstream's text and that it is a sample", async () => {
  const page = await app.visitor().visit("/info/obchodni-podminky");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Obchodní podmínky · Divadlo Na Vantrokách");
  expect(page.all("heading")[0]).toBe("Obchodní podmínky");
  expect(page.text).toContain("Vzorový text – před spuštěním nechte zkontrolovat právníkem.");
  expect(page.text).toMatch(/Poslední změna \d+\. \p{L}+ \d{4}/u);
});

test("a page that is no legal text says nothing of a lawyer", async () => {
  for (const slug of ["jdu-poprve", "pristupnost-a-cesta", "doprava-a-platba"]) {
    const page = await app.visitor().visit(`/info/${slug}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("Vzorový text");
  }
});

test("a long page begins with its contents, a link to every section", async () => {
  const page = await app.visitor().visit("/info/obchodni-podminky");
  const links = byRole(page.the("navigation", "Obsah"), page.html, "link");
  expect(links.length).toBeGreaterThan(8);
  const titles = elements(page.html, "h2", (title) => (attribute(title, "id") ?? "").startsWith("oddil-"));
  expect(links.map((link) => attribute(link, "href"))).toEqual(
    titles.map((title) => `#${attribute(title, "id")}`),
  );
});

test("untrusted HTML of a page is rendered sanitized", async () => {
  app.intercept("GET /api/pages/cs/*", () =>
    json({
      data: {
        slug: "zly",
        title: "Zlý text",
        body: `<p onclick="x()">Ahoj<script>alert(1)</script> <a href="javascript:x()">sem</a><img src=x onerror=x()></p>`,
        updated_at: null,
        sample: false,
      },
    }),
  );
  const page = await app.visitor().visit("/info/zly");
  app.intercept("GET /api/pages/cs/*", undefined);
  expect(page.text).toContain("Ahoj");
  expect(page.body).not.toMatch(/alert\(1\)|javascript:|onclick|onerror/u);
  expect(page.text).not.toContain("Vzorový text");
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

const pages =
  "obchodni-podminky zasady-zpracovani-osobnich-udaju cookies odstoupeni-od-smlouvy reklamace doprava-a-platba jak-nakupovat darkove-poukazy pristupnost pristupnost-a-cesta kontakt-a-pokladna navstevni-rad jdu-poprve pro-skoly pro-media predplatne pronajmy volna-mista povinne-zverejnovane-informace vnitrni-oznamovaci-system";

test.each(pages.split(" "))("%s exists with Czech typography and headings in order", async (slug) => {
  const page = await app.visitor().get(`/info/${slug}`);
  expect(page.status).toBe(200);
  const main = page.the("main");
  const levels = elements(main, "*", ({ tagName }) => /^h[1-6]$/u.test(tagName)).map(({ tagName }) =>
    Number(tagName[1]),
  );
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  const text = elements(main, "p")
    .concat(elements(main, "li"))
    .flatMap(({ childNodes }) => childNodes);
  const loose = text.filter((node) => "value" in node && /(?:^| )[ksvzouai] \S|"| - /iu.test(node.value));
  expect(loose).toEqual([]);
});
