// @ts-nocheck what GraphQL answers has no types here
/**
 * An adapter of Vendure 3.7 (Shop API, GraphQL): shop, carts with coupons, accounts and orders. Copy it, change it, and
 * name the copy in UPSTREAM_ADAPTER; API_BASE_URL is the address before `/shop-api`. The token of its session is a
 * guest's `tempId` or a customer's token. Aliases in the queries are the site's names of the fields.
 * `npm run test:nightly -- engines vendure` tries it.
 */

/** An error of GraphQL is a 200 too. */
async function gql({ ask, token, guest, refuse }, query, variables = {}) {
  const headers = !token && guest ? { Authorization: `Bearer ${guest}` } : {};
  const answer = await ask("/shop-api", { method: "POST", body: { query, variables }, headers });
  const { data, errors } = answer.body ?? {};
  if (answer.status >= 500 || (!data && !errors)) refuse(502);
  if (errors?.[0].extensions?.code === "FORBIDDEN") refuse(401);
  if (errors) throw new Error(errors[0].message);
  return { ...data, session: answer.headers.get("vendure-auth-token") };
}

/** A call that is one question. GraphQL ignores variables that the question does not have. */
const one =
  (query, read = () => undefined) =>
  async (call) =>
    read(await gql(call, query, { ...call.params, ...call.body }), call);

/** Reasons of the site for those of Vendure. */
const refusals = {
  COUPON_CODE_INVALID_ERROR: [404, "not_exists"],
  COUPON_CODE_EXPIRED_ERROR: [400, "active_to"],
  COUPON_CODE_LIMIT_ERROR: [400, "quantity_per_user_limit"],
  EMAIL_ADDRESS_CONFLICT_ERROR: [422, { email: "Pro tento e-mail u nás máte účet. Přihlaste se prosím." }],
  INVALID_CREDENTIALS_ERROR: [401],
  NO_ACTIVE_ORDER_ERROR: [409, "empty_cart"],
  ORDER_STATE_TRANSITION_ERROR: [409, "out_of_stock"],
  PASSWORD_VALIDATION_ERROR: [422, { password: "Zvolte prosím delší heslo." }],
};

/** The result of a change. In its place may be a reason, which the site has other words for. */
function done(call, result) {
  const { errorCode: code, limit } = result ?? {};
  if (code) call.refuse(...(refusals[code] ?? [409, code.toLowerCase()]), ...(limit ? [limit] : []));
  return result;
}
const failed = "... on ErrorResult { errorCode message }";

// Products

const crowns = (hellers) => hellers / 100;
const textOf = (html) => html.replaceAll(/<[^>]+>/g, "");
const file = (asset) => asset?.preview.replace(/^.*\/assets\//, "") ?? null;
const stock = { IN_STOCK: "in_stock", LOW_STOCK: "last_pieces", OUT_OF_STOCK: "sold_out" };
const sold = ({ priceWithTax, stockLevel, taxRateApplied }) => ({
  price_gross: crowns(priceWithTax),
  tax_rate: taxRateApplied,
  availability: { code: stock[stockLevel] ?? "in_stock" },
});
const optionsOf = (variant) => variant.options.map(({ name }) => name).join(", ") || variant.name;

const productFields = `id name slug description created_at: createdAt featuredAsset { preview } assets { preview }
  categories: collections { id name slug } attributes: facetValues { value: name facet { name } }
  variants { id name priceWithTax stockLevel taxRateApplied { rate: value } options { name } }`;

/** For a page and for lists, which ignore what they do not need. */
function productOf({ variants, ...product }) {
  const [cheapest] = variants.toSorted((a, b) => a.priceWithTax - b.priceWithTax);
  const { stockLevel } = variants.find((each) => each.stockLevel !== "OUT_OF_STOCK") ?? cheapest;
  const offered = variants.map((each) => ({ id: each.id, name: optionsOf(each), ...sold(each) }));
  return {
    ...product,
    ...sold({ ...cheapest, stockLevel }),
    main_image: file(product.featuredAsset),
    images: product.assets.map((asset) => ({ image: file(asset) })),
    default_category: product.categories[0],
    variants: variants.length > 1 ? offered : [],
    attributes: product.attributes.map(({ value, facet }) => ({ name: facet.name, value })),
  };
}
const isSold = (product) => product?.variants.length > 0;

const productList = `query($options: ProductListOptions) {
  products(options: $options) { totalItems items { ${productFields} } } }`;

/** Vendure answers at most 100 at once. */
async function allProducts(call) {
  const all = [];
  for (let skip = 0, total = 1; skip < total; skip += 100) {
    const { products } = await gql(call, productList, { options: { skip, take: 100 } });
    total = products.totalItems;
    all.push(...products.items);
  }
  return all.filter(isSold).map(productOf);
}

async function searchProducts(call) {
  const hits = "query($input: SearchInput!) { search(input: $input) { totalItems items { productId } } }";
  const input = { groupByProduct: true, term: call.params.q, take: call.params.limit };
  const { search } = await gql(call, hits, { input });
  const ids = search.items.map(({ productId }) => productId);
  const { products } = await gql(call, productList, { options: { filter: { id: { in: ids } } } });
  const items = products.items.filter(isSold).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { groups: [{ kind: "products", total: search.totalItems, items: items.map(productOf) }] };
}

// The cart

const lineFields = `quantity unit: discountedUnitPriceWithTax total: discountedLinePriceWithTax tax_rate: taxRate
  productVariant { id name options { name } product { id name slug featuredAsset { preview }
    categories: collections { name slug } variantList { totalItems } } }`;
const rowFields = "id code hash: code date: orderPlacedAt totalWithTax state";
const orderFields = `${rowFields} couponCodes subTotalWithTax lines { id ${lineFields} } promotions { id couponCode }
  discounts { type source: adjustmentSource name: description gross: amountWithTax }
  customer { email: emailAddress phone: phoneNumber firstName lastName }
  address: billingAddress { street: streetLine1 city zip: postalCode country: countryCode }
  shippingLines { gross: discountedPriceWithTax shippingMethod { name } } payments { method state }`;
const cartQuery = `{ activeCustomer { id } activeOrder { ${orderFields} } }`;
const changed = `... on Order { ${orderFields} } ${failed}`;

function item({ quantity, unit, total, tax_rate, productVariant: variant }) {
  const { categories, featuredAsset, variantList, ...product } = variant.product;
  const price = { price_gross: crowns(unit) };
  const more = { tax_rate, main_image: file(featuredAsset), default_category: categories[0] };
  const chosen = variantList.totalItems > 1 ? { id: variant.id, name: optionsOf(variant), ...price } : null;
  return { product: { ...product, ...price, ...more }, variant: chosen, quantity, total: crowns(total) };
}

const isSame = (code, other) => code?.toLowerCase() === other.toLowerCase();
const voucher = (code, value = 0) => ({ voucher_id: code, code, voucher_type: "amount", value });

/** Discounts of the whole order, some by a coupon. Prices of lines contain their own. */
function discountsOf({ promotions, discounts }) {
  const couponOf = (source) => promotions.find(({ id }) => source === `PROMOTION:${id}`)?.couponCode;
  const all = discounts.filter(({ type }) => type === "DISTRIBUTED_ORDER_PROMOTION");
  return all.map(({ name, source, gross }) => ({ name, coupon: couponOf(source), amount: -crowns(gross) }));
}

function cart({ activeOrder: order, session }, { token, guest }) {
  const identity = { id: order?.code ?? "empty", ...(!token && { tempId: session ?? guest }) };
  if (!order) return { ...identity, items: [] };
  const discounts = discountsOf(order);
  const amountOf = (code) => discounts.find(({ coupon }) => isSame(coupon, code))?.amount;
  return {
    ...identity,
    items: order.lines.map(item),
    vouchers: order.couponCodes.map((code) => voucher(code, amountOf(code))),
    discounts: discounts.filter(({ coupon }) => !coupon),
    total: crowns(order.subTotalWithTax),
  };
}

const removeCoupon = "mutation($voucherId: String!) { removeCouponCode(couponCode: $voucherId) { id } }";
/** In front of a change: an order that was about to be paid can be changed again. */
const reopen = `reopened: transitionOrderToState(state: "AddingItems") { __typename }`;

/** Quantities are absolute here, and lines have ids there. */
async function putLine(call) {
  const { id, variantId, quantity } = call.body;
  const query = `query($id: ID!) { product(id: $id) { name variants { id } }
    activeOrder { lines { id quantity productVariant { id } } } }`;
  const { product, activeOrder } = await gql(call, query, { id });
  if (!product) call.refuse(404, "not_exists");
  if (!variantId && product.variants.length > 1) call.refuse(422, { variantId: "Vyberte variantu." });
  const variant = variantId ?? product.variants[0].id;
  const isIt = ({ productVariant }) => productVariant.id === variant;
  const line = activeOrder?.lines.find(isIt);
  const before = { product, original_quantity: line?.quantity ?? 0 };
  if (!line && quantity === 0) return { ...before, quantity };
  const change = line ? "adjustOrderLine(orderLineId" : "addItemToOrder(productVariantId";
  const mutation = `mutation($id: ID!, $quantity: Int!) { ${reopen} result: ${change}: $id, quantity: $quantity) {
    ${changed} ... on InsufficientStockError { order { ${orderFields} } } } }`;
  const { result } = await gql(call, mutation, { id: line?.id ?? variant, quantity });
  const order = result.order ?? done(call, result);
  return { ...before, quantity: order.lines.find(isIt)?.quantity ?? 0 };
}

async function addVoucher(call) {
  const { voucherCode: code } = call.body;
  const { activeOrder: before } = await gql(call, cartQuery);
  if (before?.couponCodes.some((each) => isSame(each, code))) call.refuse(400, "voucher_is_already_added");
  const mutation = `mutation($code: String!) {
    result: applyCouponCode(couponCode: $code) { ${changed} ... on CouponCodeLimitError { limit } } }`;
  const after = done(call, (await gql(call, mutation, { code })).result);
  if (after.totalWithTax < before?.totalWithTax) return;
  // It stays in the order although its condition, which the API does not return, is not met.
  await gql(call, removeCoupon, { voucherId: code });
  call.refuse(400, "minimal_price");
}

// Orders

const addressOf = (ours, { first_name, last_name, phone, company }) => ({
  fullName: `${ours?.first_name ?? first_name} ${ours?.last_name ?? last_name}`,
  streetLine1: ours?.street ?? "",
  city: ours?.city,
  postalCode: ours?.zip,
  countryCode: ours?.country ?? "CZ",
  phoneNumber: ours?.phone ?? phone ?? "",
  company: company?.name,
});

const prepare = `mutation($email: String!, $first_name: String!, $last_name: String!, $phone: String, $isGuest: Boolean!,
  $hasAddress: Boolean!, $to: CreateAddressInput!, $billing: CreateAddressInput!, $delivery_id: ID!) {
  ${reopen}
  who: setCustomerForOrder(input: { emailAddress: $email, firstName: $first_name, lastName: $last_name,
    phoneNumber: $phone }) @include(if: $isGuest) { ${failed} }
  to: setOrderShippingAddress(input: $to) @include(if: $hasAddress) { ${failed} }
  billing: setOrderBillingAddress(input: $billing) @include(if: $hasAddress) { ${failed} }
  order: setOrderShippingMethod(shippingMethodId: [$delivery_id]) { ... on Order { totalWithTax } ${failed} } }`;
const pay = `mutation($payment_id: String!, $note: String) {
  moved: transitionOrderToState(state: "ArrangingPayment") { ${failed} }
  paid: addPaymentToOrder(input: { method: $payment_id, metadata: { note: $note } }) {
    ... on Order { id code hash: code } ${failed} } }`;

async function placeOrder(call) {
  const { address, delivery_address: elsewhere, ...body } = call.body;
  const to = addressOf(elsewhere ?? address, body);
  const billing = addressOf(address ?? elsewhere, body);
  const more = { isGuest: !call.token, hasAddress: Boolean(address ?? elsewhere), to, billing };
  const { who, order, ...set } = await gql(call, prepare, { ...body, ...more });
  for (const result of [who, set.to, set.billing, order]) done(call, result);
  const total = crowns(order.totalWithTax);
  if (Math.abs(total - body.expected_total) > 0.005) call.refuse(409, "changed", total);
  const { moved, paid } = await gql(call, pay, body);
  return done(call, moved) && done(call, paid);
}

const states = { PaymentSettled: "paid", Shipped: "shipped", Delivered: "delivered", Cancelled: "cancelled" };
const kinds = { dobirka: "cod", prevod: "transfer" };
const feeTax = { tax_rate: 21 }; // which Vendure does not tell

function row({ totalWithTax, state: theirs, ...order }) {
  return { ...order, total: crowns(totalWithTax), state: states[theirs] ?? "processing" };
}

function summary(call, order) {
  if (!order) call.refuse(404, "not_exists");
  const { customer, address } = order;
  const [{ shippingMethod, gross }] = order.shippingLines;
  const [{ method, state }] = order.payments;
  return {
    ...row(order),
    ...customer,
    name: `${customer.firstName} ${customer.lastName}`,
    address: address?.street ? address : null,
    lines: order.lines.map(item),
    vouchers: discountsOf(order).map(({ coupon, name, amount }) => voucher(coupon ?? name, amount)),
    delivery: { name: shippingMethod.name, gross: crowns(gross), ...feeTax },
    payment: { kind: kinds[method], gross: 0, state: state === "Settled" ? "paid" : "unpaid" },
  };
}

// The customer

/** An expired session is an anonymous one. */
const mine = async (call, fields) =>
  (await gql(call, `{ activeCustomer { ${fields} } }`)).activeCustomer ?? call.refuse(401);

async function ownOrders(call) {
  const { page = 1, per_page: take = 10 } = call.params;
  const options = `{ skip: ${(page - 1) * take}, take: ${take}, sort: { orderPlacedAt: DESC }
    filter: { active: { eq: false } } }`;
  const fields = `orders(options: ${options}) { total: totalItems items { ${rowFields} } }`;
  const { items, total } = (await mine(call, fields)).orders;
  return { data: items.map(row), meta: { page, pages: Math.max(1, Math.ceil(total / take)), total } };
}

export default {
  absent: "all others",
  calls: {
    settings: () => [{ name: "accounts", value: { signs_in_at_once: true } }],
    currencies: () => [{ id: 1, code: "CZK", is_default: true, rate: 1, symbol_after: "Kč" }],
    countries: one("{ availableCountries { code name } }", (data) => data.availableCountries),
    categories: one("{ collections { items { id name slug description } } }", ({ collections }) =>
      collections.items.map((each) => ({ ...each, description: textOf(each.description) })),
    ),
    products: { all: allProducts },
    product: one(`query($id: ID!) { product(id: $id) { ${productFields} } }`, ({ product }, call) =>
      isSold(product) ? productOf(product) : call.refuse(404, "not_exists"),
    ),
    search: searchProducts,
    picture: (call) => call.address("/assets/{file}"),
    newGuestCart: one(cartQuery, cart),
    guestCart: one(cartQuery, cart),
    carts: one(cartQuery, (data, call) => (data.activeCustomer ? [cart(data, call)] : call.refuse(401))),
    createCart: () => undefined, // the first line makes it
    putLine,
    addVoucher,
    removeVoucher: one(removeCoupon),
    deliveries: one("{ eligibleShippingMethods { id name description code gross: priceWithTax } }", (data) =>
      data.eligibleShippingMethods.map(({ gross, code, ...each }) => {
        return { ...each, ...feeTax, price_gross: crowns(gross), requires_address: code !== "osobni-odber" };
      }),
    ),
    payments: one("{ activePaymentMethods { id: code name description } }", ({ activePaymentMethods: all }) =>
      all.map((each) => ({ ...each, ...feeTax, price: 0 })),
    ),
    placeOrder,
    orderSummary: one(
      `query($hash: String!) { orderByCode(code: $hash) { ${orderFields} } }`,
      ({ orderByCode: order }, call) => summary(call, order?.id === call.params.id && order),
    ),
    logIn: one(
      `mutation($email: String!, $password: String!) {
        login(username: $email, password: $password, rememberMe: true) { ${failed} } }`,
      ({ login, session }, call) => done(call, login) && { token: session },
    ),
    logOut: one("mutation { logout { success } }"),
    me: (call) =>
      mine(call, "id email: emailAddress first_name: firstName last_name: lastName phone: phoneNumber"),
    register: one(
      `mutation($email: String!, $password: String!, $first_name: String!, $last_name: String!) {
        result: registerCustomerAccount(input: { emailAddress: $email, password: $password,
          firstName: $first_name, lastName: $last_name }) { ${failed} } }`,
      ({ result }, call) => void done(call, result),
    ),
    orders: ownOrders,
    ownOrder: one(`query($id: ID!) { order(id: $id) { ${orderFields} } }`, ({ order }, call) =>
      summary(call, order),
    ),
  },
};
