import { sitemapPath } from "#server/services/sitemap.ts";
import { Readable } from "node:stream";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { expect, test } from "vitest";
import { sitemapSections } from "#app/domain/sitemap-sections.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";

const app = await openTestApp({ onlyReads: true });
const origin = "http://localhost:3000";

async function xmlOf(path: string): Promise<string> {
  const response = await app.visitor().request(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  return response.text();
}

test("robots.txt names the sitemap, and the sitemap its sections", async () => {
  const robots = await app.visitor().request("/robots.txt");
  expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const index = await parseSitemapIndex(Readable.from([await xmlOf(sitemapPath())]));
  expect(index.map(({ url }) => url)).toEqual(
    sitemapSections.map((section) => `${origin}/sitemap-${section}.xml`),
  );
});

test.each(sitemapSections)(
  "the addresses of the section %s are absolute, and answer",
  async (section) => {
    const items = await parseSitemap(Readable.from([await xmlOf(sitemapPath(section))]));
    expect(items.length).toBeGreaterThan(3);
    const urls = items.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const every = section === "stranky" ? 3 : 9;
    const sample = urls.filter((_, index) => index % every === 1);
    for (const url of sample) {
      const { status } = await app.visitor().get(url.slice(origin.length));
      expect(status, url).toBe(200);
    }
    for (const url of urls) {
      expect(url.startsWith(`${origin}/`), url).toBe(true);
      // It omits only private pages and URLs for machines.
      expect(url).not.toMatch(/\/(?:kosik|hledani|ucet|shrnuti\/)/u);
    }
    if (section === "aktuality") expect(items.every(({ lastmod }) => lastmod)).toBe(true);
  },
  60_000,
);

test("the section stranky has every public page that is not empty", async () => {
  const items = await parseSitemap(Readable.from([await xmlOf(sitemapPath("stranky"))]));
  const own = items.map(({ url }) => url.slice(origin.length)).filter((path) => !path.startsWith("/info/"));
  expect(own.toSorted()).toEqual(
    [
      "/",
      "/aktuality",
      "/documents/dokumenty",
      "/en",
      "/eshop",
      "/eshop/znacky",
      "/hodnoceni",
      "/hodnoceni/shrnuti",
      "/kontakty",
      "/lide",
      "/o-divadle",
      "/odstoupeni",
      "/poukaz",
      "/products/new",
      "/products/sale",
      "/program",
      "/reklamovat",
      "/repertoar",
      "/vstupenky",
      "/vstupenky/zaslat-znovu",
      "/vyrocni-zpravy",
    ].toSorted(),
  );
});

test("only an unreadable section is missing", async () => {
  const broken = await openTestApp({ upstreamFetch: app.passOn });
  broken.intercept("GET /api/people/cs", () => json({}, 500));
  const visitor = broken.visitor();
  expect((await visitor.request(sitemapPath("lide"))).status).toBe(503);
  expect((await visitor.request(sitemapPath("inscenace"))).status).toBe(200);
  expect((await visitor.request(sitemapPath())).status).toBe(200);
});
