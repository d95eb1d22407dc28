// @ts-nocheck what the engine answers has no types here
/**
 * An adapter of Medusa 2.21 (Store API): shop, carts with codes, accounts and orders. Copy it, change it, and name the
 * copy in UPSTREAM_ADAPTER; API_BASE_URL is the address before `/store`, MEDUSA_KEY the publishable key, MEDUSA_REGION
 * the id of the region that sells in CZK, with prices that include tax. `npm run test:nightly -- engines medusa` tries it.
 */

const region_id = process.env.MEDUSA_REGION;

// Products

const file = (url) => url?.split("/").at(-1) ?? null;
const named = ({ id, name, handle }) => ({ id, name, slug: handle });

/** Descriptions are plain texts there. */
const paragraphs = (text) => text?.replaceAll(/(.+(?:\n.+)*)\n*/g, "<p>$1</p>");

const piecesOf = ({ manage_inventory: isCounted, allow_backorder, inventory_quantity }) =>
  isCounted && !allow_backorder ? inventory_quantity : 999;

function availabilityOf(variants) {
  const most = Math.max(...variants.map(piecesOf));
  return { code: most > 4 ? "in_stock" : most > 0 ? "last_pieces" : "sold_out" };
}

/** A price, and a lower one of a price list. */
const prices = (original, current) => ({
  price_gross: original,
  price_sale_gross: current,
  is_price_sale_active: current < original,
});
const priceOf = ({ calculated_price: at }) =>
  prices(at.original_amount_with_tax, at.calculated_amount_with_tax);

function rateOf({ calculated_price: at }) {
  const share = at.calculated_amount_with_tax / at.calculated_amount_without_tax;
  return { rate: Math.round((share - 1) * 1000) / 10 || 0 };
}

const productFields = `id,title,handle,description,thumbnail,created_at,*images,*categories,
  *variants,*variants.calculated_price,+variants.inventory_quantity`.replaceAll(/\s/g, "");
const priced = { region_id, country_code: "cz", fields: productFields };

/** Without a price in this region it is not for sale. */
const forSale = ({ variants }) => variants.filter((each) => each.calculated_price);

function product({ id, title, handle, thumbnail, categories, created_at, description, images, ...more }) {
  const variants = forSale(more);
  const gross = ({ calculated_price: at }) => at.calculated_amount_with_tax;
  const [cheapest] = variants.toSorted((one, other) => gross(one) - gross(other));
  const offered = variants.map((each) => ({
    id: each.id,
    name: each.title,
    ...priceOf(each),
    availability: availabilityOf([each]),
  }));
  return {
    id,
    name: title,
    slug: handle,
    ...priceOf(cheapest),
    availability: availabilityOf(variants),
    tax_rate: rateOf(cheapest),
    main_image: file(thumbnail),
    default_category: named(categories[0] ?? {}),
    categories: categories.map(named),
    has_variants: variants.length > 1,
    created_at,
    description: paragraphs(description),
    images: images.map(({ url }) => ({ image: file(url) })),
    variants: variants.length > 1 ? offered : [],
  };
}

const sold = (products) => products.filter((each) => forSale(each).length > 0).map(product);

/** Medusa does not sort by price, so the site does. */
async function allProducts({ get }) {
  const { products } = await get("/store/products", { query: { ...priced, limit: 10_000 } });
  return sold(products);
}

async function search({ get, params: { q, limit } }) {
  const { products, count } = await get("/store/products", { query: { ...priced, q, limit } });
  return { groups: [{ kind: "products", total: count, items: sold(products) }] };
}

// The cart: whoever has its id may read and change it

const cartFields = "id,completed_at,item_total,*items,*items.tax_lines,*items.adjustments,*promotions";
const rateOfLine = ({ tax_lines }) => ({ rate: tax_lines.reduce((sum, { rate }) => sum + rate, 0) });
/** The only variant of a product without options has this name there. */
const variantOf = ({ variant_id: id, variant_title: name }) =>
  name !== "Default variant" ? { id, name } : {};
const byTime = (one, other) => one.created_at.localeCompare(other.created_at);

function item(line) {
  const variant = variantOf(line);
  const price = prices(line.compare_at_unit_price ?? line.unit_price, line.unit_price);
  return {
    product: {
      id: line.product_id,
      name: line.product_title,
      slug: line.product_handle,
      main_image: file(line.thumbnail),
      tax_rate: rateOfLine(line),
      ...price,
    },
    variant: variant.id ? { ...variant, ...price } : null,
    quantity: line.quantity,
    total: line.original_total,
  };
}

/** What each promotion takes off, with tax, in the order in which the engine counts them. */
function reductions(lines) {
  const sums = new Map();
  for (const { code, total } of lines.flatMap(({ adjustments }) => adjustments))
    sums.set(code, (sums.get(code) ?? 0) + total);
  return sums;
}

const voucher = (code, discount = 0) => {
  return { voucher_id: code, code, voucher_type: "amount", value: 0, discount };
};

function cart({ id, items, promotions, item_total: total }) {
  const amounts = reductions(items);
  const codes = promotions.filter(({ is_automatic }) => !is_automatic).map(({ code }) => code);
  const automatic = [...amounts].filter(([code]) => !codes.includes(code));
  return {
    id,
    tempId: id,
    items: items.toSorted(byTime).map(item),
    vouchers: codes.map((code) => voucher(code, amounts.get(code))),
    discounts: automatic.map(([name, amount]) => ({ name, amount })),
    total,
  };
}

/** Without a country it counts no taxes. */
async function newCart({ post }) {
  const body = { region_id, shipping_address: { country_code: "cz" } };
  return cart((await post("/store/carts", { query: { fields: cartFields }, body })).cart);
}

async function openCart(call, path) {
  const { cart: found } = await call.get(path, { query: { fields: cartFields } });
  return found.completed_at ? call.refuse(404, "not_exists") : found;
}

/** Quantities are absolute here; a line there has an id, and more pieces than in stock are refused. */
async function putLine(call) {
  const { id, variantId, quantity } = call.body;
  const { product: of } = await call.get(`/store/products/${encodeURIComponent(id)}`, { query: priced });
  const variants = forSale(of);
  if (!variantId && variants.length > 1) call.refuse(422, { variantId: "Vyberte variantu." });
  const variant = variantId ? variants.find((each) => each.id === variantId) : variants[0];
  if (!variant) call.refuse(404, "not_exists");
  const { items } = await openCart(call, "/store/carts/{cartId}");
  const line = items.find((each) => each.variant_id === variant.id);
  const body = { quantity: Math.max(0, Math.min(quantity, piecesOf(variant))) };
  const lines = "/store/carts/{cartId}/line-items";
  if (line && body.quantity === 0) await call.delete(`${lines}/${line.id}`);
  else if (line) await call.post(`${lines}/${line.id}`, { body });
  else if (body.quantity > 0) await call.post(lines, { body: { ...body, variant_id: variant.id } });
  const name = variantId ? { name: variant.title } : null;
  return { ...body, product: { name: of.title }, variant: name, original_quantity: line?.quantity ?? 0 };
}

const promotions = "/store/carts/{cartId}/promotions";

/** An unknown code is a 400. One that does not count is left out without a reason, which only the Admin API has. */
async function addVoucher(call) {
  const code = call.body.voucherCode.toUpperCase();
  const hasIt = ({ promotions: all }) => all.some((each) => each.code === code);
  if (hasIt(await openCart(call, "/store/carts/{cartId}"))) call.refuse(400, "voucher_is_already_added");
  const query = { fields: "promotions.code" };
  const answer = await call.ask(promotions, { method: "POST", body: { promo_codes: [code] }, query });
  if (answer.status === 400) call.refuse(404, "not_exists");
  if (answer.status > 400) call.refuse(answer.status);
  if (!hasIt(answer.body.cart)) call.refuse(400, "quantity");
}

// Orders

const feeTax = { tax_rate: { rate: 21 } }; // which Medusa does not tell before the order

const theirAddress = (ours, who) => ({
  first_name: ours.first_name ?? who.first_name,
  last_name: ours.last_name ?? who.last_name,
  phone: ours.phone ?? who.phone ?? "",
  address_1: ours.street,
  city: ours.city,
  postal_code: ours.zip,
  country_code: ours.country?.toLowerCase() ?? "cz",
});
const ourAddress = ({ address_1: street, city, postal_code: zip, country_code }) =>
  street ? { street, city, zip, country: country_code.toUpperCase() } : null;

async function deliveries({ get, params }) {
  const { shipping_options: all } = await get("/store/shipping-options", { query: { cart_id: params.cart } });
  return all.map(({ id, name, type, amount }) => ({
    id,
    name,
    description: type.description,
    price_gross: amount,
    ...feeTax,
    requires_address: type.code !== "osobni-odber",
  }));
}

async function placeOrder(call) {
  const { address, delivery_address, company, note, ...body } = call.body;
  const { id, items } = await openCart(call, "/store/carts/{cartId}");
  if (items.length === 0) call.refuse(409, "empty_cart");
  const path = `/store/carts/${id}`;
  const shipping_address = theirAddress(delivery_address ?? address ?? {}, body);
  const billing_address = theirAddress(address ?? delivery_address ?? {}, body);
  const metadata = { company, note };
  await call.post(path, { body: { email: body.email, shipping_address, billing_address, metadata } });
  if (call.token) await call.post(`${path}/customer`);
  const { cart: sum } = await call.post(`${path}/shipping-methods`, {
    body: { option_id: body.delivery_id },
  });
  if (Math.abs(sum.total - body.expected_total) > 0.006) call.refuse(409, "changed", sum.total);
  const collection = await call.post("/store/payment-collections", { body: { cart_id: id } });
  const sessions = `/store/payment-collections/${collection.payment_collection.id}/payment-sessions`;
  await call.post(sessions, { body: { provider_id: body.payment_id } });
  const { status, body: done } = await call.ask(`${path}/complete`, { method: "POST", body: {} });
  if (status >= 500) call.refuse(status);
  // It is refused for want of stock; the payment can be arranged again.
  if (done?.type !== "order") call.refuse(409, "out_of_stock");
  return { id: done.order.id, hash: done.order.id, code: String(done.order.display_id) };
}

const rowFields = "id,display_id,created_at,status,total,payment_status,fulfillment_status";
const orderFields = `${rowFields},email,metadata,*items,*items.tax_lines,*items.adjustments,
  *shipping_address,*billing_address,*shipping_methods`.replaceAll(/\s/g, "");
const states = { fulfilled: "processing", shipped: "shipped", delivered: "delivered" };
const isPaid = ({ payment_status: state }) => state === "captured";

function row(order) {
  const unsent = isPaid(order) ? "paid" : "awaiting_payment";
  return {
    id: order.id,
    hash: order.id,
    code: String(order.display_id),
    date: order.created_at,
    total: order.total,
    state: order.status === "canceled" ? "cancelled" : (states[order.fulfillment_status] ?? unsent),
  };
}

function orderedLine(line) {
  const variant = variantOf(line);
  return {
    product_id: line.product_id,
    name: line.product_title,
    slug: line.product_handle,
    image: file(line.thumbnail),
    variant_id: variant.id,
    variant_name: variant.name,
    quantity: line.quantity,
    unit_gross: line.unit_price,
    original_unit_gross: line.compare_at_unit_price,
    tax_rate: rateOfLine(line),
    total: line.original_total,
  };
}

function summary(order) {
  const { shipping_address: to, billing_address: billing, metadata } = order;
  const [{ name, total: gross }] = order.shipping_methods;
  return {
    ...row(order),
    email: order.email,
    phone: to.phone,
    name: `${to.first_name} ${to.last_name}`,
    address: ourAddress(billing),
    company: metadata?.company,
    note: metadata?.note,
    lines: order.items.toSorted(byTime).map(orderedLine),
    vouchers: [...reductions(order.items)].map(([code, amount]) => voucher(code, amount)),
    delivery: { name, gross, ...feeTax },
    payment: { kind: "transfer", gross: 0, state: isPaid(order) ? "paid" : "unpaid" },
  };
}

/** Whoever has an order's id may read it. */
const orderSummary = async ({ get }) =>
  summary((await get("/store/orders/{id}", { query: { fields: orderFields } })).order);

/** The list has the customer's own orders only. */
async function ownOrder(call) {
  const { orders } = await call.get("/store/orders", { query: { id: call.params.id, fields: orderFields } });
  return orders.length > 0 ? summary(orders[0]) : call.refuse(404, "not_exists");
}

async function ownOrders({ get, params: { page = 1, per_page: limit = 10 } }) {
  const query = { limit, offset: (page - 1) * limit, order: "-created_at", fields: rowFields };
  const { orders, count: total } = await get("/store/orders", { query });
  return { data: orders.map(row), meta: { total, page, pages: Math.max(1, Math.ceil(total / limit)) } };
}

// The customer

async function register(call) {
  const { email, password, first_name, last_name, phone } = call.body;
  const identity = { method: "POST", body: { email, password } };
  const { status, body } = await call.ask("/auth/customer/emailpass/register", identity);
  if (status === 401) call.refuse(422, { email: "Tento e-mail u nás už účet má." });
  if (status >= 400) call.refuse(status);
  const headers = { Authorization: `Bearer ${body.token}` };
  await call.post("/store/customers", { headers, body: { email, first_name, last_name, phone } });
}

export default {
  absent: "all others",
  ids: "(?:prod|pcat)_[0-9A-Z]{26}",
  carts: "own",
  headers: { "x-publishable-api-key": process.env.MEDUSA_KEY ?? "" },
  calls: {
    settings: () => [{ name: "accounts", value: { signs_in_at_once: true } }],
    currencies: () => [{ id: 1, code: "CZK", is_default: true, rate: 1, symbol_after: "Kč" }],
    countries: async ({ get }) => {
      const names = new Intl.DisplayNames("cs", { type: "region" });
      const codes = (await get(`/store/regions/${region_id}`)).region.countries.map(({ iso_2 }) => iso_2);
      return codes.map((code) => ({ code: code.toUpperCase(), name: names.of(code.toUpperCase()) }));
    },
    categories: async ({ get }) => {
      const { product_categories: all } = await get("/store/product-categories", { query: { limit: 500 } });
      return all.map(({ description, ...each }) => ({ ...named(each), description }));
    },
    products: { all: allProducts },
    product: async ({ get, refuse }) =>
      sold([(await get("/store/products/{id}", { query: priced })).product])[0] ?? refuse(404, "not_exists"),
    search,
    picture: (call) => call.address("/static/{file}"),
    newGuestCart: newCart,
    guestCart: async (call) => cart(await openCart(call, "/store/carts/{tempId}")),
    putLine,
    addVoucher,
    removeVoucher: async (call) =>
      void (await call.delete(promotions, { body: { promo_codes: [call.body.voucherId] } })),
    deliveries,
    payments: () => [{ id: "pp_system_default", name: "Bankovním převodem", price_gross: 0, ...feeTax }],
    placeOrder,
    orderSummary,
    logIn: ({ post, body: { email, password } }) =>
      post("/auth/customer/emailpass", { body: { email, password } }),
    logOut: () => undefined, // a token cannot be revoked
    me: async ({ get }) => (await get("/store/customers/me")).customer,
    register,
    saveProfile: async ({ post, body: { first_name, last_name, phone } }) =>
      (await post("/store/customers/me", { body: { first_name, last_name, phone } })).customer,
    orders: ownOrders,
    ownOrder,
  },
};
