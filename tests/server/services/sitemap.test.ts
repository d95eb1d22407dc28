import { expect, test } from "vitest";
import { sitemapOf } from "#server/services/sitemap.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { fakeServices } from "../support/fake-context.ts";
import { wireProduct } from "../support/wire.ts";

/** A list of one item a page, with the unreadable page `broken`. */
function paged(item: (page: number) => object, broken?: number): Answerer {
  return (_request, { path }) => {
    const page = Number(new URL(path, "http://upstream.test").searchParams.get("page"));
    if (page === broken) return json({}, 500);
    return json({ data: [item(page)], meta: { total: 3, page, pages: 3 } });
  };
}

const product = (page: number) => ({ ...wireProduct, id: 100 + page });
const article = (page: number) => ({
  slug: `clanek-${page}`,
  title: "Článek",
  date: "2026-11-20T10:00:00Z",
  excerpt: "Text",
});
const lists = [
  ["produkty", "GET /api/products/cs", product, (page: number) => `/${100 + page}/domov/hrnek-prestavka`],
  ["aktuality", "GET /api/blog/cs", article, (page: number) => `/aktuality/clanek-${page}`],
] as const;

test.each(lists)(
  "the section %s has the items of every page of its list",
  async (section, call, item, to) => {
    const services = fakeServices({ [call]: paged(item) });
    const xml = (await sitemapOf(await services.context(), section)) ?? "";
    const named = [...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/gu)].map(([, path]) => path);
    expect(named).toEqual([1, 2, 3].map(to));
  },
);

test.each(lists)(
  "the section %s fails as a whole if a later page cannot be read",
  async (section, call, item) => {
    for (const broken of [1, 2, 3]) {
      const services = fakeServices({ [call]: paged(item, broken) });
      expect(await sitemapOf(await services.context(), section), `page ${broken}`).toBeNull();
    }
  },
);
