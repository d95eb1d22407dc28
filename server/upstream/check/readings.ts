import type { Upstream } from "#server/upstream/client.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import { readSubscription } from "#server/upstream/resources/account.ts";
import { readAddresses } from "#server/upstream/resources/addresses.ts";
import { readMe } from "#server/upstream/resources/auth.ts";
import { readArticle, readArticleCategories, readArticles } from "#server/upstream/resources/blog.ts";
import { listCarts, readGuestCart } from "#server/upstream/resources/cart.ts";
import {
  readBrands,
  readCategories,
  readProduct,
  readProducts,
  readSimilar,
} from "#server/upstream/resources/catalogue.ts";
import { readBranches, readDeliveries, readPayments } from "#server/upstream/resources/checkout.ts";
import { askRegister, readCompany } from "#server/upstream/resources/company.ts";
import { readComplaints } from "#server/upstream/resources/complaints.ts";
import { readOwnTickets, readOrderRows, readOwnOrder } from "#server/upstream/resources/customer-orders.ts";
import { readContacts } from "#server/upstream/resources/contacts.ts";
import { readAnnualReports, readDocuments } from "#server/upstream/resources/documents.ts";
import { readLegalDocuments } from "#server/upstream/resources/legal-documents.ts";
import { readCountries, readCurrencies } from "#server/upstream/resources/lists.ts";
import { readOrderSummary } from "#server/upstream/resources/orders.ts";
import { readInfoPage } from "#server/upstream/resources/pages.ts";
import { readPartners } from "#server/upstream/resources/partners.ts";
import { readPeople, readPerson } from "#server/upstream/resources/people.ts";
import { readPosters } from "#server/upstream/resources/posters.ts";
import { readProgramme } from "#server/upstream/resources/programme.ts";
import { readRatings, readRatingSummary } from "#server/upstream/resources/ratings.ts";
import { checkReset } from "#server/upstream/resources/registration.ts";
import { readProduction, readRepertoire } from "#server/upstream/resources/repertoire.ts";
import { readSearch } from "#server/upstream/resources/search.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";

/**
 * Values that no record has, a company in the register (the Ministry of Finance), and a page that a Czech shop must
 * have.
 */
const probe = { hash: "0".repeat(22), company: "00006947", page: "obchodni-podminky" };

// Lists that need no customer and lead to no detail.
const lists = [readCurrencies, readCountries, readPosters, readCategories, readArticleCategories];
const ofTheatre = [readVenues, readRatingSummary, readContacts, readAnnualReports, readPartners];
const ofShop = [
  readBrands,
  readLegalDocuments,
  (upstream: Upstream) => readPayments(upstream, null),
  readBranches,
];

/**
 * Sends all calls that need no customer and change nothing; details are those of the first row of their list. Returns
 * the values for trying files and a cart.
 */
export async function readPublicContent(upstream: Upstream, now: Date) {
  for (const read of [...lists, ...ofTheatre, ...ofShop]) await read(upstream);
  const catalogue = await readProducts(upstream, { page: 1, perPage: 20 });
  const products = catalogue.ok ? catalogue.value.products : [];
  const [product] = products;
  if (product) await readProduct(upstream, product.id);
  if (product) await readSimilar(upstream, product.id);
  await readSearch(upstream, product?.name.split(/\s/u)[0] ?? "a", 4);
  const programme = await readProgramme(upstream, now.toISOString().slice(0, 10));
  const production = firstOf(await readRepertoire(upstream));
  if (production) await readProduction(upstream, production.slug);
  const person = firstOf(await readPeople(upstream));
  if (person) await readPerson(upstream, person.id);
  await readRatings(upstream, { page: 1 });
  const news = await readArticles(upstream, { page: 1, perPage: 10 });
  const [article] = news.ok ? news.value.articles : [];
  if (article) await readArticle(upstream, article.slug);
  await readInfoPage(upstream, probe.page);
  await checkReset(upstream, probe.hash);
  await askRegister(upstream, probe.company);
  const documents = firstOf(await readDocuments(upstream));
  const simple = products.find(
    (productCard) => !productCard.hasVariants && productCard.availability.code !== "sold_out",
  );
  return {
    dates: programme.ok ? programme.value : [],
    productId: simple?.id ?? null,
    picture: products.map(({ mainImage }) => mainImage).find((file) => file !== null) ?? null,
    document: documents?.documents[0]?.file ?? null,
  };
}

/** Sends all calls of a signed-in customer's pages that change nothing. */
export async function readCustomer(upstream: Upstream): Promise<void> {
  for (const read of [readMe, readAddresses, readCompany, readSubscription, readComplaints, readOwnTickets])
    await read(upstream);
  const cart = firstOf(await listCarts(upstream));
  if (cart) await readDeliveries(upstream, cart.id);
  const list = await readOrderRows(upstream, { question: "", page: 1 });
  const [row] = list.ok ? list.value.orders : [];
  if (!row) return;
  const order = await readOwnOrder(upstream, row.id);
  if (order.ok && order.value.hash !== null) await readOrderSummary(upstream, row.id, order.value.hash);
}

/** Reads a guest's cart and its delivery methods. */
export async function readGuest(upstream: Upstream, tempId: string): Promise<void> {
  const guest = upstream.asGuest(tempId);
  const cart = await readGuestCart(guest, tempId);
  if (cart.ok) await readDeliveries(guest, cart.value.id);
}

function firstOf<T>(answer: UpstreamResult<readonly T[]>): T | undefined {
  return answer.ok ? answer.value[0] : undefined;
}
