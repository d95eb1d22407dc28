import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";

const app = await openTestApp({ onlyReads: true });

// The site caches answers of the upstream for a while, so the failing calls come first.
test.each([
  [paths.documents(), "GET /api/documents/cs", "Dokumenty"],
  [paths.annualReports(), "GET /api/annual-reports/cs", "Výroční zprávy"],
])("%s that cannot be read is 503 and says so", async (path, call, title) => {
  app.intercept(call, () => json({}, 503));
  const page = await app.visitor().get(path);
  app.intercept(call, undefined);
  expect(page.status).toBe(503);
  expect(page.all("heading")[0]).toBe(title);
  expect(page.text).toContain("se teď nepodařilo načíst");
});

test("documents are grouped, with type, size and date, and each one opens", async () => {
  const visitor = app.visitor();
  const page = await visitor.visit(paths.documents());
  expect(page.status).toBe(200);
  expect(page.title).toBe("Dokumenty · Divadlo Na Vantrokách");
  const links = elements(page.html, "a", (link) => (attribute(link, "href") ?? "").startsWith("/soubory/"));
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    expect(textOf(link)).toMatch(/[A-Z]{3,4}, [\d,]+ [kM]B, \d{1,2}\. \d{1,2}\. \d{4}$/u);
    const answer = await visitor.request(attribute(link, "href") ?? "");
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  }
});

test("annual reports are listed newest first, with their figures and file", async () => {
  const page = await app.visitor().visit(paths.annualReports());
  expect(page.status).toBe(200);
  const years = elements(page.html, "h2")
    .map(textOf)
    .filter((text) => text.startsWith("Rok "));
  expect(years[0]).toBe("Rok 2025");
  expect(years).toEqual([...years].sort().reverse());
  const newest = page.the("region", "Rok 2025");
  expect(textOf(newest)).toContain("48 320");
  expect(elements(newest, "a").map((link) => attribute(link, "href"))[0]).toMatch(
    /^\/soubory\/.+2025.*\.pdf$/u,
  );
});

test("the pages say when nothing is published", async () => {
  const other = await openTestApp({ upstreamFetch: async () => json({ data: [] }) });
  expect((await other.visitor().visit(paths.documents())).text).toContain("Zatím tu žádné dokumenty nejsou.");
  expect((await other.visitor().visit(paths.annualReports())).text).toContain(
    "Zatím tu žádné výroční zprávy",
  );
});
