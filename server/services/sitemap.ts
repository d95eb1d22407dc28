import { Readable } from "node:stream";
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from "sitemap";
import { paths } from "#app/domain/paths.ts";
import { sitemapSections, type SitemapSection } from "#app/domain/sitemap-sections.ts";
import { readArticles } from "#server/upstream/resources/blog.ts";
import { readBrands, readCategories, readProducts } from "#server/upstream/resources/catalogue.ts";
import type { UpstreamResult, Failure } from "#server/upstream/failure.ts";
import { readPeople } from "#server/upstream/resources/people.ts";
import { readRepertoire } from "#server/upstream/resources/repertoire.ts";
import type { RequestContext } from "#server/context/context.ts";
import { closedPages } from "./closed-pages.ts";
import { readIdentity } from "./seller-identity.ts";
import { siteOrigin } from "./site-origin.ts";

/** The address of the site map, which names its sections, or of one of them. */
export function sitemapPath(section?: string): string {
  return section === undefined ? "/sitemap.xml" : `/sitemap-${section}.xml`;
}

interface Entry {
  /** A local path. */
  readonly url: string;
  /** ISO instant. */
  readonly lastmod?: string;
}

/** Null: the upstream did not respond; only this section is missing then. */
type Reader = (context: RequestContext) => Promise<readonly Entry[] | null>;

const perPage = 100;
/** Pages of articles or products; a theatre has fewer. */
const mostPages = 50;

/** The screen of what a section lists. */
const screenOf: Readonly<Record<SitemapSection, string>> = {
  stranky: paths.home(),
  inscenace: paths.repertoire(),
  lide: paths.people(),
  aktuality: paths.news(),
  produkty: paths.shop(),
  kategorie: paths.shop(),
  znacky: paths.brands(),
};

/** The list of all sections that the theatre has. */
export async function sitemapIndex(context: RequestContext): Promise<string> {
  const origin = siteOrigin(context);
  const closed = await closedPages(context);
  const sections = sitemapSections
    .filter((section) => !closed?.test(screenOf[section]))
    .map((section) => ({ url: origin + sitemapPath(section) }));
  return String(await streamToPromise(Readable.from(sections).pipe(new SitemapIndexStream())));
}

/** The absolute URLs of one section as XML, possibly empty; null if they could not be read. */
export async function sitemapOf(context: RequestContext, section: SitemapSection): Promise<string | null> {
  const entries = await readers[section](context);
  if (!entries) return null;
  if (entries.length === 0) return noEntries;
  const items: SitemapItemLoose[] = entries.map((entry) => ({ ...entry }));
  const stream = new SitemapStream({ hostname: siteOrigin(context) });
  return String(await streamToPromise(Readable.from(items).pipe(stream)));
}

/** The library's stream fails without an entry. */
const noEntries =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

const readers: Readonly<Record<SitemapSection, Reader>> = {
  stranky: readPages,
  inscenace: async ({ upstream }) =>
    entriesOf(await readRepertoire(upstream), (one) => ({ url: paths.production(one) })),
  lide: async ({ upstream }) => entriesOf(await readPeople(upstream), (one) => ({ url: paths.person(one) })),
  aktuality: ({ upstream }) =>
    everyPage(async (page) => {
      const read = await readArticles(upstream, { page, perPage });
      if (!read.ok) return noPages(read.error);
      const { articles, pages } = read.value;
      return {
        pages,
        entries: articles.map((article) => ({ url: paths.article(article), lastmod: article.date })),
      };
    }),
  produkty: ({ upstream }) =>
    everyPage(async (page) => {
      const read = await readProducts(upstream, { page, perPage });
      if (!read.ok) return noPages(read.error);
      const { products, pages } = read.value;
      return { pages, entries: products.map((product) => ({ url: paths.product(product) })) };
    }),
  kategorie: async ({ upstream }) =>
    entriesOf(await readCategories(upstream), (one) => ({ url: paths.category(one) })),
  znacky: async ({ upstream }) => entriesOf(await readBrands(upstream), (one) => ({ url: paths.brand(one) })),
};

/** The site's own pages, and the information pages that its menus link to. */
async function readPages(context: RequestContext): Promise<readonly Entry[]> {
  const { topMenu, bottomMenu, legal } = await readIdentity(context);
  const links = [
    ...(topMenu ?? []).flatMap((item) => [item, ...item.submenu]),
    ...bottomMenu.flatMap((group) => group.links),
    ...legal,
  ].flatMap(({ link }) => link ?? []);
  const pages = [...context.pages.listed, ...links.filter((link) => /^\/info\/[^?#]+$/u.test(link))];
  const closed = await closedPages(context);
  return [...new Set(pages)].filter((url) => !closed?.test(url)).map((url) => ({ url }));
}

function entriesOf<T>(
  read: UpstreamResult<readonly T[]>,
  toEntry: (one: T) => Entry,
): readonly Entry[] | null {
  if (read.ok) return read.value.map(toEntry);
  return read.error.kind === "not-found" ? [] : null;
}

interface PageOfEntries {
  readonly pages: number;
  readonly entries: readonly Entry[];
}

/** A list that the upstream does not have is empty; one that could not be read is unknown (null). */
function noPages({ kind }: Failure): PageOfEntries | null {
  return kind === "not-found" ? { pages: 0, entries: [] } : null;
}

async function everyPage(
  read: (page: number) => Promise<PageOfEntries | null>,
): Promise<readonly Entry[] | null> {
  const entries: Entry[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page += 1) {
    const found = await read(page);
    if (!found) return null;
    entries.push(...found.entries);
    pages = found.pages;
  }
  return entries;
}
