import { cartTotals } from "#app/domain/shop/cart-totals.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import { isReading, type Upstream } from "#server/upstream/client.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import { readArticle, readArticles } from "#server/upstream/resources/blog.ts";
import { createCustomerCart, listCarts, readGuestCart } from "#server/upstream/resources/cart.ts";
import { readProduct, readProducts, readSimilar } from "#server/upstream/resources/catalogue.ts";
import { readDeliveries, readPayments } from "#server/upstream/resources/checkout.ts";
import { askRegister } from "#server/upstream/resources/company.ts";
import { readOrderRows, readOwnOrder } from "#server/upstream/resources/customer-orders.ts";
import { readDocuments } from "#server/upstream/resources/documents.ts";
import { readOrderSummary } from "#server/upstream/resources/orders.ts";
import { readInfoPage } from "#server/upstream/resources/pages.ts";
import { readPeople, readPerson } from "#server/upstream/resources/people.ts";
import { readProgramme } from "#server/upstream/resources/programme.ts";
import { readRatings } from "#server/upstream/resources/ratings.ts";
import { checkReset } from "#server/upstream/resources/registration.ts";
import { readProduction, readRepertoire } from "#server/upstream/resources/repertoire.ts";
import { readSearch } from "#server/upstream/resources/search.ts";
import type { Table } from "./table.ts";

/**
 * Values that no record has, a company in the register (the Ministry of Finance), and a page that a Czech shop must
 * have.
 */
const probe = { hash: "0".repeat(22), company: "00006947", page: "obchodni-podminky" };

/** All GETs without parameters: what the files of the resources make by `reading`. */
const readings = Object.values(
  // Stryker disable next-line all: Vite reads this call before any code runs.
  import.meta.glob<Readonly<Record<string, unknown>>>("/server/upstream/resources/*.ts", { eager: true }),
).flatMap((resource) => Object.values(resource).filter(isReading));

/**
 * Sends all calls that need no customer and change nothing; details are those of the first row of their list. Returns
 * the values for trying files and a cart.
 */
export async function readPublicContent(upstream: Upstream, now: Date) {
  for (const read of readings) if (!read.isOfCustomer) await read(upstream);
  await readPayments(upstream, null);
  const catalogue = await readProducts(upstream, { page: 1, perPage: 20 });
  const products = catalogue.ok ? catalogue.value.products : [];
  const [product] = products;
  if (product) await readProduct(upstream, product.id);
  if (product) await readSimilar(upstream, product.id);
  const varied = products.find(({ hasVariants }) => hasVariants);
  if (varied && varied !== product) await readProduct(upstream, varied.id);
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
  return {
    dates: programme.ok ? programme.value : [],
    products: catalogue.ok ? products : null,
    picture: products.map(({ mainImage }) => mainImage).find((file) => file !== null) ?? null,
    document: documents?.documents[0]?.file ?? null,
  };
}

/** Sends all calls of a signed-in customer's pages. `changes`: a customer without a cart gets one, as from the site. */
export async function readCustomer(upstream: Upstream, changes = false): Promise<void> {
  for (const read of readings) if (read.isOfCustomer) await read(upstream);
  let carts = await listCarts(upstream);
  if (changes && carts.ok && carts.value.length === 0 && (await createCustomerCart(upstream)).ok)
    carts = await listCarts(upstream);
  const cart = firstOf(carts);
  if (cart) await readDeliveries(upstream, cart.id);
  const list = await readOrderRows(upstream, { question: "", page: 1 });
  const [row] = list.ok ? list.value.orders : [];
  if (!row) return;
  const order = await readOwnOrder(upstream, row.id);
  if (order.ok && order.value.hash !== null) await readOrderSummary(upstream, row.id, order.value.hash);
}

/** Reads a guest's cart and its delivery methods. */
export async function readGuest(upstream: Upstream, tempId: string, wrong: Table["wrong"]): Promise<void> {
  const guest = upstream.asGuest(tempId);
  const cart = await readGuestCart(guest, tempId);
  if (!cart.ok) return;
  examineSums(cart.value, wrong);
  await readDeliveries(guest, cart.value.id);
}

/** Whether the rows of a guest's cart add up to its total, except for a rounding. */
export function examineSums(cart: Cart, wrong: Table["wrong"]): void {
  const { total, unexplained } = cartTotals(cart);
  const isPart = cart.unread !== undefined || cart.lines.some(({ evening }) => evening?.isOver);
  if (isPart || unexplained === 0) return;
  wrong(
    "guestCart",
    `its total is ${total.toFixed(2)} CZK, its rows add up to ${(total - unexplained).toFixed(2)}: send total of lines and discount of vouchers, or discounts`,
  );
}

function firstOf<T>(answer: UpstreamResult<readonly T[]>): T | undefined {
  return answer.ok ? answer.value[0] : undefined;
}
