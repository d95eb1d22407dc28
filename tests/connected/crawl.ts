import { paths } from "#app/domain/paths.ts";
import { blockFailed } from "#app/messages/errors-texts.ts";
import { attribute, elements, everyElement } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { promises } from "./promises.ts";

/** With ordinary spaces. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Addresses to which no page has to link. */
export const unlinked = [
  paths.home(),
  paths.tickets(),
  paths.contacts(),
  paths.withdrawal(),
  paths.login(),
  paths.cart(),
  "/sitemap.xml",
];

interface Crawl {
  readonly pages: readonly Page[];
  /** `page → target: status` */
  readonly dead: readonly string[];
  /** `page: sentence`, of each failed block and of each sentence of `promises` that lacks its fact. */
  readonly wrongSentences: readonly string[];
}

interface Office {
  readonly origin?: string;
  /** Those of `promises` that it has. */
  readonly facts?: readonly string[];
}

/** Follows every link and sitemap entry from these addresses on. */
export async function crawl(
  visitor: Visitor,
  from: readonly string[],
  { origin = "http://localhost:3000", facts = [] }: Office = {},
): Promise<Crawl> {
  const found = new Map<string, Page>();
  const links = new Map<string, string>(from.map((address) => [address, "–"]));
  const dead: string[] = [];
  for (const [target, on] of links) {
    const [address = ""] = target.split("#");
    const page = found.get(address) ?? (await visitor.visit(address));
    found.set(address, page);
    const fragment = target.split("#")[1];
    const isThere =
      !fragment || everyElement(page.html).some((element) => attribute(element, "id") === fragment);
    if (page.status >= 400 || !isThere) dead.push(`${on} → ${target}: ${page.status}`);
    for (const next of targetsOf(page, origin)) if (!links.has(next)) links.set(next, page.path);
  }
  const pages = [...found.values()];
  const unkept = promises.filter(({ fact }) => !facts.includes(fact)).map(({ sentence }) => sentence);
  const wrongSentences = pages.flatMap(({ path, text }) =>
    [blockFailed, ...unkept]
      .filter((sentence) => plain(text).includes(plain(sentence)))
      .map((sentence) => `${path}: ${sentence}`),
  );
  return { pages, dead, wrongSentences };
}

function targetsOf(page: Page, origin: string): readonly string[] {
  const listed = [...page.body.matchAll(/<loc>(?<url>[^<]*)/gu)].map(({ groups }) => groups?.["url"] ?? "");
  const linked = ["a", "link"].flatMap((name) =>
    elements(page.html, name).map((link) => attribute(link, "href") ?? ""),
  );
  return [...listed, ...linked]
    .map((to) => new URL(to, origin + page.path))
    .filter((url) => url.origin === origin && !/^\/(?:assets|favicon|fonts|odhlaseni)/u.test(url.pathname))
    .map((url) => url.pathname + url.search + url.hash);
}
