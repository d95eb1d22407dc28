import type { ProductCard } from "#app/domain/shop/product.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { readArticle, readArticleCategories, readArticles } from "#server/upstream/resources/blog.ts";
import {
  readBrands,
  readCategories,
  readProduct,
  readProducts,
  readSimilar,
} from "#server/upstream/resources/catalogue.ts";
import { readBranches, readPayments } from "#server/upstream/resources/checkout.ts";
import { askRegister } from "#server/upstream/resources/company.ts";
import { readContacts } from "#server/upstream/resources/contacts.ts";
import { readAnnualReports, readDocuments } from "#server/upstream/resources/documents.ts";
import { readLegalDocuments } from "#server/upstream/resources/legal-documents.ts";
import { readCountries, readCurrencies } from "#server/upstream/resources/lists.ts";
import { readInfoPage } from "#server/upstream/resources/pages.ts";
import { readPartners } from "#server/upstream/resources/partners.ts";
import { readPeople, readPerson } from "#server/upstream/resources/people.ts";
import { readPosters } from "#server/upstream/resources/posters.ts";
import { readProgramme } from "#server/upstream/resources/programme.ts";
import { readRatings, readRatingSummary } from "#server/upstream/resources/ratings.ts";
import { checkReset } from "#server/upstream/resources/registration.ts";
import { readProduction, readRepertoire } from "#server/upstream/resources/repertoire.ts";
import { readSearch } from "#server/upstream/resources/search.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";
import type { CallBook } from "./call-book.ts";

const nobodysHash = "0".repeat(22);
/** The Ministry of Finance, which is in the register. */
const knownCompany = "00006947";
/** A page that a Czech shop must have. */
const termsSlug = "obchodni-podminky";

export interface PublicContent {
  /** The first ones of the catalogue. */
  readonly products: readonly ProductCard[];
  readonly document: string | null;
}

/** Asks everything that needs no customer and changes nothing. Details are those of the first row of their list. */
export async function readPublicContent(
  upstream: Upstream,
  { book, today }: { readonly book: CallBook; readonly today: string },
): Promise<PublicContent> {
  await readSettings(upstream);
  await readCurrencies(upstream);
  await readCountries(upstream);
  await readPosters(upstream);
  await readCategories(upstream);
  await readArticleCategories(upstream);

  const products = listOf(await readProducts(upstream, { page: 1, perPage: 20 }), ({ products: all }) => all);
  const [product] = products;
  if (product) {
    await readProduct(upstream, product.id);
    await readSimilar(upstream, product.id);
  } else {
    book.notTried("product", "there is no product to ask for");
    book.notTried("similarProducts", "there is no product to ask for");
  }
  await readBrands(upstream);
  await readSearch(upstream, product?.name.split(/\s/u)[0] ?? "a", 4);

  await readProgramme(upstream, today);
  const [production] = listOf(await readRepertoire(upstream));
  if (production) await readProduction(upstream, production.slug);
  else book.notTried("production", "there is no title to ask for");
  await readVenues(upstream);
  const [person] = listOf(await readPeople(upstream));
  if (person) await readPerson(upstream, person.id);
  else book.notTried("person", "there is nobody to ask for");
  await readRatings(upstream, { page: 1 });
  await readRatingSummary(upstream);

  const [article] = listOf(
    await readArticles(upstream, { page: 1, perPage: 10 }),
    ({ articles }) => articles,
  );
  if (article) await readArticle(upstream, article.slug);
  else book.notTried("article", "there is no article to ask for");
  await readContacts(upstream);
  const [group] = listOf(await readDocuments(upstream));
  await readAnnualReports(upstream);
  await readPartners(upstream);
  await readInfoPage(upstream, termsSlug);
  await readLegalDocuments(upstream);

  await readPayments(upstream);
  await readBranches(upstream);
  await checkReset(upstream, nobodysHash);
  await askRegister(upstream, knownCompany);
  return { products, document: group?.documents[0]?.file ?? null };
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

function listOf<T>(answer: Answer<readonly T[]>): readonly T[];
function listOf<P, T>(answer: Answer<P>, of: (value: P) => readonly T[]): readonly T[];
function listOf(
  answer: Answer<unknown>,
  of = (value: unknown) => value as readonly unknown[],
): readonly unknown[] {
  return answer.ok ? of(answer.value) : [];
}
