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

/** A call that is one question. */
const one =
  (query, read = () => undefined, variables = () => ({})) =>
  async (call) =>
    read(await gql(call, query, variables(call)), call);

/** The result of a change. In its place may be a reason, which the site has other words for. */
function done(call, result, refusals = {}) {
  const code = result?.errorCode;
  return code ? call.refuse(...(refusals[code] ?? [409, code.toLowerCase()])) : result;
}
const failed = "... on ErrorResult { errorCode message }";

// Products

const crowns = (hellers) => hellers / 100;
const file = (asset) => asset?.preview.replace(/^.*\/assets\//, "") ?? null;
const stock = { IN_STOCK: "in_stock", LOW_STOCK: "last_pieces", OUT_OF_STOCK: "sold_out" };
const sold = ({ priceWithTax, stockLevel }) => ({
  price_gross: crowns(priceWithTax),
  availability: { code: stock[stockLevel] ?? "in_stock" },
});
const optionsOf = (variant) => variant.options.map(({ name }) => name).join(", ") || variant.name;

const productFields = `id name slug description featuredAsset { preview } assets { preview }
  categories: collections { id name slug } facetValues { value: name facet { name } }
  variants { id name priceWithTax stockLevel taxRateApplied { rate: value } options { name } }`;

/** The site ignores fields that it does not know. */
function card({ variants, ...product }) {
  const [cheapest] = variants.toSorted((a, b) => a.priceWithTax - b.priceWithTax);
  const { stockLevel } = variants.find((each) => each.stockLevel !== "OUT_OF_STOCK") ?? cheapest;
  return {
    ...product,
    ...sold({ ...cheapest, stockLevel }),
    tax_rate: cheapest.taxRateApplied,
    main_image: file(product.featuredAsset),
    default_category: product.categories[0],
    has_variants: variants.length > 1,
  };
}

function detail(product) {
  const { assets, facetValues, variants } = product;
  const offered = variants.map((each) => ({ id: each.id, name: optionsOf(each), ...sold(each) }));
  return {
    ...card(product),
    images: assets.map((asset) => ({ image: file(asset) })),
    variants: variants.length > 1 ? offered : [],
    attributes: facetValues.map(({ value, facet }) => ({ name: facet.name, value })),
  };
}

/** A page of products, by Vendure's own index. */
async function find(call, input) {
  const hits = "query($input: SearchInput!) { search(input: $input) { totalItems items { productId } } }";
  const { search } = await gql(call, hits, { input: { groupByProduct: true, ...input } });
  const ids = search.items.map(({ productId }) => productId);
  const query = `query($ids: [String!]) {
    products(options: { filter: { id: { in: $ids } } }) { items { ${productFields} } } }`;
  const { products } = await gql(call, query, { ids });
  const known = new Map(products.items.map((product) => [product.id, product]));
  return { total: search.totalItems, items: ids.flatMap((id) => known.get(id) ?? []).map(card) };
}

const sorts = { cheapest: { price: "ASC" }, dearest: { price: "DESC" }, name: { name: "ASC" } };
const pagesOf = (total, page, size) => ({ total, page, pages: Math.max(1, Math.ceil(total / size)) });

/** Nothing is on sale, and without facets the site offers no filters. */
async function listProducts(call) {
  const { category = [], sale, list, sort, page = 1, per_page: take = 20 } = call.params;
  if (sale || list === "sale") return { data: [], meta: pagesOf(0, 1, take) };
  const wanted = { collectionId: category[0], sort: sorts[sort], take, skip: (page - 1) * take };
  const { total, items } = await find(call, wanted);
  return { data: items, meta: pagesOf(total, page, take) };
}

async function searchProducts(call) {
  const { q: term, limit: take } = call.params;
  return { groups: [{ kind: "products", ...(await find(call, { term, take })) }] };
}

// The cart

const lineFields = `quantity unit: discountedUnitPriceWithTax total: discountedLinePriceWithTax rate: taxRate
  productVariant { id name options { name } product { id name slug featuredAsset { preview }
    categories: collections { name slug } variantList { totalItems } } }`;
const orderFields = `id code state couponCodes totalWithTax subTotalWithTax lines { id ${lineFields} }
  promotions { id couponCode } discounts { type adjustmentSource name: description amountWithTax }`;
const cartQuery = `{ activeCustomer { id } activeOrder { ${orderFields} } }`;
const changed = `... on Order { ${orderFields} } ${failed}`;

const variantOf = ({ product, ...variant }) =>
  product.variantList.totalItems > 1 ? { id: variant.id, name: optionsOf(variant) } : null;

function item({ quantity, unit, total, rate, productVariant }) {
  const { categories, featuredAsset, ...product } = productVariant.product;
  const price = { price_gross: crowns(unit) };
  const more = { tax_rate: rate, main_image: file(featuredAsset), default_category: categories[0] };
  const variant = variantOf(productVariant);
  const chosen = variant && { ...variant, ...price };
  return { product: { ...product, ...price, ...more }, variant: chosen, quantity, total: crowns(total) };
}

const isSame = (code, other) => code?.toLowerCase() === other.toLowerCase();
const voucher = (code, value = 0) => ({
  voucher_id: code,
  code,
  voucher_type: "amount",
  value,
  discount: value,
});

/** Discounts of the whole order, some by a coupon. Prices of lines contain their own. */
function discountsOf({ promotions, discounts }) {
  const coupons = new Map(promotions.map(({ id, couponCode }) => [`PROMOTION:${id}`, couponCode]));
  return discounts
    .filter(({ type }) => type === "DISTRIBUTED_ORDER_PROMOTION")
    .map(({ name, adjustmentSource: source, amountWithTax }) => {
      return { name, coupon: coupons.get(source), amount: -crowns(amountWithTax) };
    });
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

const removeCoupon = "mutation($code: String!) { removeCouponCode(couponCode: $code) { id } }";
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
  const code = call.body.voucherCode;
  const { activeOrder: before } = await gql(call, cartQuery);
  if (!before) call.refuse(409, "empty_cart");
  if (before.couponCodes.some((each) => isSame(each, code))) call.refuse(400, "voucher_is_already_added");
  const mutation = `mutation($code: String!) { result: applyCouponCode(couponCode: $code) {
    ${changed} ... on CouponCodeLimitError { limit } } }`;
  const { result } = await gql(call, mutation, { code });
  const after = done(call, result, {
    COUPON_CODE_INVALID_ERROR: [404, "not_exists"],
    COUPON_CODE_EXPIRED_ERROR: [400, "active_to"],
    COUPON_CODE_LIMIT_ERROR: [400, "quantity_per_user_limit", result.limit],
  });
  if (after.totalWithTax < before.totalWithTax) return;
  // It stays in the order although its condition, which is not told, is not met.
  await gql(call, removeCoupon, { code });
  call.refuse(400, "minimal_price");
}

// Orders

const addressOf = (ours, who) => ({
  fullName: `${ours?.first_name ?? who.first_name} ${ours?.last_name ?? who.last_name}`,
  streetLine1: ours?.street ?? "",
  city: ours?.city,
  postalCode: ours?.zip,
  countryCode: ours?.country ?? "CZ",
  phoneNumber: ours?.phone ?? who.phone ?? undefined,
  company: who.company?.name,
});

const prepare = `mutation($isGuest: Boolean!, $who: CreateCustomerInput!, $hasAddress: Boolean!, $to: CreateAddressInput!,
  $billing: CreateAddressInput!, $delivery: ID!) {
  ${reopen}
  who: setCustomerForOrder(input: $who) @include(if: $isGuest) { ${failed} }
  to: setOrderShippingAddress(input: $to) @include(if: $hasAddress) { ${failed} }
  billing: setOrderBillingAddress(input: $billing) @include(if: $hasAddress) { ${failed} }
  order: setOrderShippingMethod(shippingMethodId: [$delivery]) { ... on Order { totalWithTax } ${failed} } }`;
const arrange = `mutation { moved: transitionOrderToState(state: "ArrangingPayment") { ${failed} } }`;
const pay = `mutation($input: PaymentInput!) { result: addPaymentToOrder(input: $input) {
  ... on Order { id code hash: code } ${failed} } }`;
const account = "Pro tento e-mail u nás máte účet. Přihlaste se prosím.";

async function placeOrder(call) {
  const { email: emailAddress, first_name: firstName, last_name: lastName, ...body } = call.body;
  const { who, to, billing, order } = await gql(call, prepare, {
    isGuest: !call.token,
    hasAddress: Boolean(body.address ?? body.delivery_address),
    who: { emailAddress, firstName, lastName, phoneNumber: body.phone },
    to: addressOf(body.delivery_address ?? body.address, call.body),
    billing: addressOf(body.address ?? body.delivery_address, call.body),
    delivery: body.delivery_id,
  });
  for (const result of [who, to, billing, order])
    done(call, result, {
      EMAIL_ADDRESS_CONFLICT_ERROR: [422, { email: account }],
      NO_ACTIVE_ORDER_ERROR: [409, "empty_cart"],
    });
  const total = crowns(order.totalWithTax);
  if (Math.abs(total - body.expected_total) > 0.005) call.refuse(409, "changed", total);
  const { moved } = await gql(call, arrange);
  done(call, moved, { ORDER_STATE_TRANSITION_ERROR: [409, "out_of_stock"] });
  const input = { method: body.payment_id, metadata: { note: body.note } };
  return done(call, (await gql(call, pay, { input })).result);
}

const states = {
  PaymentAuthorized: "new",
  PaymentSettled: "paid",
  Shipped: "shipped",
  Delivered: "delivered",
  Cancelled: "cancelled",
};
const kinds = { dobirka: "cod", prevod: "transfer" };
const feeTax = { tax_rate: 21 }; // which Vendure does not tell
async function deliveries(call) {
  const query = "{ eligibleShippingMethods { id name description gross: priceWithTax code } }";
  const { eligibleShippingMethods: all } = await gql(call, query);
  const more = ({ gross, code }) => ({
    price_gross: crowns(gross),
    requires_address: code !== "osobni-odber",
  });
  return all.map((each) => ({ ...each, ...feeTax, ...more(each) }));
}

const rowFields = "id code hash: code date: orderPlacedAt total: totalWithTax state";
const placedFields = `${rowFields} lines { ${lineFields} } promotions { id couponCode }
  discounts { type adjustmentSource name: description amountWithTax }
  customer { email: emailAddress phone: phoneNumber firstName lastName }
  address: billingAddress { street: streetLine1 city zip: postalCode country: countryCode }
  shippingLines { gross: discountedPriceWithTax shippingMethod { name } } payments { method state }`;

function row({ total, state: theirs, ...order }) {
  return { ...order, total: crowns(total), state: states[theirs] ?? "processing" };
}

function orderedLine({ quantity, unit, total, rate, productVariant }) {
  const { id, categories, featuredAsset, ...product } = productVariant.product;
  const variant = variantOf(productVariant);
  const bought = {
    ...product,
    product_id: id,
    image: file(featuredAsset),
    category_slug: categories[0]?.slug,
  };
  const chosen = { variant_id: variant?.id, variant_name: variant?.name, quantity };
  return { ...bought, ...chosen, unit_gross: crowns(unit), tax_rate: rate, total: crowns(total) };
}

function summary(order) {
  const { customer, address } = order;
  const [{ shippingMethod, gross }] = order.shippingLines;
  const [{ method, state }] = order.payments;
  return {
    ...row(order),
    ...customer,
    name: `${customer.firstName} ${customer.lastName}`,
    address: address?.street ? address : null,
    lines: order.lines.map(orderedLine),
    vouchers: discountsOf(order).map(({ coupon, name, amount }) => voucher(coupon ?? name, amount)),
    delivery: { name: shippingMethod.name, gross: crowns(gross), ...feeTax },
    payment: { kind: kinds[method], gross: 0, state: state === "Settled" ? "paid" : "unpaid" },
  };
}
const found = (call, order) => (order ? summary(order) : call.refuse(404, "not_exists"));

// The customer

/** An expired session is an anonymous one. */
const mine = async (call, fields) =>
  (await gql(call, `{ activeCustomer { ${fields} } }`)).activeCustomer ?? call.refuse(401);

async function register(call) {
  const { email: emailAddress, password, first_name: firstName, last_name: lastName } = call.body;
  const mutation = `mutation($input: RegisterCustomerInput!) { result: registerCustomerAccount(input: $input) {
    ${failed} ... on PasswordValidationError { validationErrorMessage } } }`;
  const { result } = await gql(call, mutation, { input: { emailAddress, password, firstName, lastName } });
  done(call, result, { PASSWORD_VALIDATION_ERROR: [422, { password: result.validationErrorMessage }] });
}

async function ownOrders(call) {
  const { page = 1, per_page: take = 10 } = call.params;
  const options = `{ skip: ${(page - 1) * take}, take: ${take}, sort: { orderPlacedAt: DESC }
    filter: { active: { eq: false } } }`;
  const { orders } = await mine(call, `orders(options: ${options}) { totalItems items { ${rowFields} } }`);
  return { data: orders.items.map(row), meta: pagesOf(orders.totalItems, page, take) };
}

export default {
  absent: "all others",
  calls: {
    settings: () => [{ name: "accounts", value: { signs_in_at_once: true } }],
    currencies: () => [{ id: 1, code: "CZK", is_default: true, rate: 1, symbol_after: "Kč" }],
    countries: one("{ availableCountries { code name } }", (data) => data.availableCountries),
    categories: one("{ collections { items { id name slug description } } }", ({ collections }) =>
      collections.items.map((each) => ({
        ...each,
        description: each.description.replaceAll(/<[^>]+>/g, ""),
      })),
    ),
    products: listProducts,
    product: one(
      `query($id: ID!) { product(id: $id) { ${productFields} } }`,
      ({ product }, call) => (product?.variants.length ? detail(product) : call.refuse(404, "not_exists")),
      ({ params }) => ({ id: params.id }),
    ),
    search: searchProducts,
    picture: (call) => call.address("/assets/{file}"),
    newGuestCart: one(cartQuery, cart),
    guestCart: one(cartQuery, cart),
    carts: one(cartQuery, (data, call) => (data.activeCustomer ? [cart(data, call)] : call.refuse(401))),
    createCart: () => undefined, // the first line makes it
    putLine,
    addVoucher,
    removeVoucher: one(removeCoupon, undefined, ({ body }) => ({ code: body.voucherId })),
    deliveries,
    payments: one("{ activePaymentMethods { id: code name description } }", ({ activePaymentMethods: all }) =>
      all.map((each) => ({ ...each, ...feeTax, price: 0 })),
    ),
    placeOrder,
    orderSummary: one(
      `query($code: String!) { orderByCode(code: $code) { ${placedFields} } }`,
      ({ orderByCode: order }, call) => found(call, order?.id === call.params.id ? order : null),
      ({ params }) => ({ code: params.hash }),
    ),
    logIn: one(
      `mutation($email: String!, $password: String!) {
        login(username: $email, password: $password, rememberMe: true) { ${failed} } }`,
      ({ login, session }, call) => (login.errorCode ? call.refuse(401) : { token: session }),
      ({ body }) => ({ email: body.email, password: body.password }),
    ),
    logOut: one("mutation { logout { success } }"),
    me: (call) =>
      mine(call, "id email: emailAddress first_name: firstName last_name: lastName phone: phoneNumber"),
    register,
    orders: ownOrders,
    ownOrder: one(
      `query($id: ID!) { order(id: $id) { ${placedFields} } }`,
      ({ order }, call) => found(call, order),
      ({ params }) => ({ id: params.id }),
    ),
  },
};
