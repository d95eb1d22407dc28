import { idFromUrl } from "#app/domain/id-from-url.ts";
import { formatDate, formatDay, formatTime } from "#app/domain/dates.ts";
import type { Theatre } from "#app/domain/shell.ts";
import { isPlayed, nextPlayed } from "#app/domain/theatre/next-performance.ts";
import type { ShareCard } from "#app/domain/share-card.ts";
import { heading, nbsp } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import { newsTexts } from "#app/messages/news.ts";
import { programmeTexts } from "#app/messages/programme.ts";
import type { RequestContext } from "#server/context.ts";
import { readIdentity } from "./identity.ts";
import { findBrand, findCategory } from "./shop/browse-shop.ts";
import { openProduct } from "./shop/open-product.ts";
import { openPerson } from "./theatre/people.ts";
import { listPerformances } from "./theatre/programme.ts";
import { readPage } from "./content/read-page.ts";
import { openArticle } from "./content/read-news.ts";
import { openProduction } from "./theatre/repertoire.ts";
import { ownPages, shopName } from "./share-titles.ts";

interface FoundCard {
  readonly card: ShareCard;
  /** False: the upstream did not respond; the theatre's own card takes the place. */
  readonly isFinal: boolean;
}

type Words = Pick<ShareCard, "look" | "kicker" | "title" | "lines" | "picture">;
/** Three lines fit under the title. */
const datesOfProgramme = 3;

type FoundWords = Words | "missing" | "failed";

/**
 * Returns the content of the share picture for the page at `path`; made from the page's resource, never from text in
 * the URL. Null: the page does not exist.
 */
export async function findShareCard(context: RequestContext, path: string): Promise<FoundCard | null> {
  const { theatre, isKnown } = await readIdentity(context);
  const found = await wordsOf(context, path);
  if (found === "missing") {
    return context.listedPages.includes(path) ? { isFinal: isKnown, card: theatreCard(theatre) } : null;
  }
  if (found === "failed") return { isFinal: false, card: theatreCard(theatre) };
  return {
    isFinal: isKnown,
    card: {
      ...found,
      kicker: found.kicker && nbsp(found.kicker),
      title: heading(found.title),
      lines: found.lines.map(nbsp),
      signature: nbsp(theatre.name),
    },
  };
}

function theatreCard({ name, claim, street, city }: Theatre): ShareCard {
  return {
    look: "theatre",
    kicker: null,
    title: heading(name),
    lines: claim ? [nbsp(claim)] : [],
    picture: null,
    signature: nbsp([street, city].filter(Boolean).join(", ") || name),
  };
}

async function wordsOf(context: RequestContext, path: string): Promise<FoundWords> {
  if (path === paths.programme()) return ofProgramme(context);
  const own = ownPages[path];
  if (own) return { kicker: null, lines: [], picture: null, ...own };
  const [first = "", second = "", third, ...more] = path.slice(1).split("/");
  if (more.length > 0 || !second) return "missing";
  if (third === undefined) {
    if (first === "repertoar") return ofProduction(context, second);
    if (first === "aktuality") return ofArticle(context, second);
    if (first === "info") return ofInfo(context, second);
    return ofCategory(context, first, second);
  }
  if (first === "lide") return ofPerson(context, second, third);
  if (first === "eshop" && second === "znacky") return ofBrand(context, third);
  return ofProduct(context, { first, category: second, slug: third });
}

/** The next performances, as on a printed programme. */
async function ofProgramme(context: RequestContext): Promise<FoundWords> {
  const dates = await listPerformances(context);
  if (!dates.ok) return "failed";
  const next = dates.value.filter(isPlayed).slice(0, datesOfProgramme);
  return {
    look: "page",
    kicker: null,
    title: programmeTexts.title,
    lines: next.map(({ startsAt, title }) => `${startOf(startsAt)} · ${title}`),
    picture: null,
  };
}

async function ofProduction(context: RequestContext, slug: string): Promise<FoundWords> {
  const found = await openProduction(context, slug);
  if (found.kind !== "found") return found.kind === "failed" ? "failed" : "missing";
  const { title, author, genre, image, state, premiere } = found.production;
  const next = found.dates.ok ? nextPlayed(found.dates.value) : null;
  const first = premiere && state === "coming" ? `Premiéra ${formatDate(premiere)}` : null;
  return {
    look: "poster",
    kicker: joined(genre?.name, author),
    title,
    lines: next ? [startOf(next.startsAt), next.venue.name] : first ? [first] : [],
    picture: image ? { folder: "poster", file: image } : null,
  };
}

async function ofArticle(context: RequestContext, slug: string): Promise<FoundWords> {
  const found = await openArticle(context, slug);
  if (found.kind !== "found") return found.kind;
  const { title, category, date, image } = found.article;
  return {
    look: "scene",
    kicker: joined(category?.name ?? newsTexts.title, formatDate(date)),
    title,
    lines: [],
    picture: image ? { folder: "article", file: image } : null,
  };
}

async function ofPerson(context: RequestContext, id: string, slug: string): Promise<FoundWords> {
  const known = idFromUrl(id);
  const found = known ? await openPerson(context, { id: known, slug }) : null;
  if (found?.kind !== "found") return found?.kind === "failed" ? "failed" : "missing";
  const { name, group, function: does, image } = found.person;
  return {
    look: "portrait",
    kicker: group.name,
    title: name,
    lines: does ? [does] : [],
    picture: image ? { folder: "person", file: image } : null,
  };
}

async function ofProduct(
  context: RequestContext,
  { first, category, slug }: { readonly first: string; readonly category: string; readonly slug: string },
): Promise<FoundWords> {
  const id = idFromUrl(first);
  const found = id ? await openProduct(context, { id, category, slug }) : null;
  if (found?.kind !== "found") return found?.kind === "failed" ? "failed" : "missing";
  const { name, brand, mainImage } = found.product;
  return {
    look: "product",
    // No price: other sites show a shared picture for months.
    kicker: joined(shopName, found.product.category?.name),
    title: name,
    lines: brand ? [brand.name] : [],
    picture: mainImage ? { folder: "product", file: mainImage } : null,
  };
}

async function ofCategory(context: RequestContext, first: string, slug: string): Promise<FoundWords> {
  const id = idFromUrl(first);
  const found = id ? await findCategory(context, { id, slug }) : null;
  if (found?.kind !== "found") return found?.kind === "failed" ? "failed" : "missing";
  return { look: "shop", kicker: shopName, title: found.category.name, lines: [], picture: null };
}

async function ofBrand(context: RequestContext, slug: string): Promise<FoundWords> {
  const found = await findBrand(context, slug);
  if (found.kind !== "found") return found.kind;
  const { name, logo } = found.brand;
  return {
    look: "brand",
    kicker: shopName,
    title: name,
    lines: [],
    picture: logo ? { folder: "brand", file: logo } : null,
  };
}

async function ofInfo(context: RequestContext, slug: string): Promise<FoundWords> {
  const found = await readPage(context, slug);
  // The cookie settings are a page even without a text of the theatre.
  const title = found.kind === "found" ? found.title : slug === "cookies" ? "Cookies" : null;
  if (title === null || found.kind === "failed") return found.kind === "failed" ? "failed" : "missing";
  return { look: "page", kicker: null, title, lines: [], picture: null };
}

/** `so 21. 11. v 19:00` */
function startOf(startsAt: string): string {
  return `${formatDay(startsAt)} v\u00a0${formatTime(startsAt)}`;
}

function joined(...parts: readonly (string | null | undefined)[]): string | null {
  return parts.filter(Boolean).join(" · ") || null;
}
