// @ts-nocheck what GraphQL answers has no types here
/**
 * An adapter of Vendure 3.7 (Shop API, GraphQL): shop, carts with coupons, accounts and orders. Copy it, change it, and
 * name the copy in UPSTREAM_ADAPTER; API_BASE_URL is the address before `/shop-api`. The token of its session is a
 * guest's `tempId` or a customer's token. `npm run test:nightly -- vendure` tries it.
 */

function refuse(status, body = {}) {
  throw Response.json(body, { status });
}

/** An error of GraphQL is a 200 too. */
async function gql({ ask, token, guest }, query, variables = {}) {
  const headers = !token && guest ? { Authorization: `Bearer ${guest}` } : {};
  const { status, body, ...answer } = await ask("/shop-api", {
    method: "POST",
    body: { query, variables },
    headers,
  });
  if (status >= 500 || (!body?.data && !body?.errors)) refuse(502);
  if (body.errors?.[0].extensions?.code === "FORBIDDEN") refuse(401);
  if (body.errors) throw new Error(body.errors[0].message);
  return { ...body.data, session: answer.headers.get("vendure-auth-token") };
}

/** A call that is one question. */
const one =
  (query, read = () => undefined, variables = () => ({})) =>
  async (call) =>
    read(await gql(call, query, variables(call)), call);

/** The result of a change, or the reason that is in its place. */
function done(result, refusals = {}) {
  if (!result.errorCode) return result;
  refusals[result.errorCode]?.();
  return refuse(409, { error: result.errorCode.toLowerCase(), message: result.message });
}
const failed = "... on ErrorResult { errorCode message }";

// Products

const crowns = (hellers) => hellers / 100;
const net = (hellers, rate) => Math.round((hellers * 100) / (1 + rate / 100)) / 10_000;
const file = (asset) => asset?.preview.replace(/^.*\/assets\//, "") ?? null;
const price = (gross, rate) => ({ price: net(gross, rate), price_sale: null, is_price_sale_active: false });
const stock = { IN_STOCK: "in_stock", LOW_STOCK: "last_pieces", OUT_OF_STOCK: "sold_out" };
const sold = ({ priceWithTax, taxRateApplied, stockLevel }) => ({
  ...price(priceWithTax, taxRateApplied.value),
  availability: { code: stock[stockLevel] ?? "in_stock" },
});
const optionsOf = (variant) => variant.options.map(({ name }) => name).join(", ") || variant.name;

const productFields = `id name slug description featuredAsset { preview } assets { preview }
  collections { id name slug } facetValues { name facet { name } }
  variants { id name priceWithTax stockLevel taxRateApplied { value } options { name } }`;

function card({ id, name, slug, variants, collections, featuredAsset }) {
  const [cheapest] = variants.toSorted((a, b) => a.priceWithTax - b.priceWithTax);
  const offered = variants.find(({ stockLevel }) => stockLevel !== "OUT_OF_STOCK") ?? cheapest;
  return {
    id,
    name,
    slug,
    ...sold(cheapest),
    availability: sold(offered).availability,
    tax_rate: { rate: cheapest.taxRateApplied.value },
    main_image: file(featuredAsset),
    default_category: collections[0] ?? null,
    has_variants: variants.length > 1,
  };
}

const detail = (product) => ({
  ...card(product),
  description: product.description,
  images: product.assets.map((asset) => ({ image: file(asset) })),
  categories: product.collections,
  variants: product.variants
    .filter(() => product.variants.length > 1)
    .map((variant) => ({ id: variant.id, name: optionsOf(variant), ...sold(variant) })),
  attributes: product.facetValues.map(({ name, facet }) => ({ name: facet.name, value: name })),
});

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

/** Nothing is on sale, and without facets the site offers no filters. */
async function listProducts(call) {
  const { category, sale, list, sort, page = 1, per_page: take = 20 } = call.params;
  if (sale || list === "sale") return { data: [], meta: { total: 0, page: 1, pages: 1 } };
  const [collectionId] = [category ?? []].flat().map(String);
  const { total, items } = await find(call, {
    collectionId,
    sort: sorts[sort],
    take,
    skip: (page - 1) * take,
  });
  return { data: items, meta: { total, page, pages: Math.max(1, Math.ceil(total / take)) } };
}

async function searchProducts(call) {
  const { q: term, limit: take } = call.params;
  return { groups: [{ kind: "products", ...(await find(call, { term, take })) }] };
}

// The cart

const lineFields = `id quantity discountedUnitPriceWithTax discountedLinePriceWithTax taxRate
  productVariant { id name options { name } product { id name slug featuredAsset { preview }
    collections { id name slug } variantList { totalItems } } }`;
const orderFields = `id code state couponCodes totalWithTax subTotalWithTax lines { ${lineFields} }
  discounts { type description amountWithTax }`;
const cartQuery = `{ activeCustomer { id } activeOrder { ${orderFields} } }`;
const changed = `__typename ... on Order { ${orderFields} } ${failed}`;

/** Prices of lines contain their own promotions. Which coupon another one is of is not told. */
const discountsOf = (order) =>
  order.discounts
    .filter(({ type }) => type === "DISTRIBUTED_ORDER_PROMOTION")
    .map(({ description, amountWithTax }) => ({ name: description, amount: -crowns(amountWithTax) }));
const variantOf = ({ product, ...variant }) =>
  product.variantList.totalItems > 1 ? { id: variant.id, name: optionsOf(variant) } : null;

function item({ quantity, discountedUnitPriceWithTax: gross, taxRate, ...line }) {
  const { product } = line.productVariant;
  const own = price(gross, taxRate);
  const variant = variantOf(line.productVariant);
  const more = { main_image: file(product.featuredAsset), default_category: product.collections[0] ?? null };
  return {
    product: { ...product, ...own, ...more, tax_rate: { rate: taxRate } },
    variant: variant && { ...variant, ...own },
    quantity,
  };
}

function cart({ activeOrder: order, session }, { token, guest }) {
  const identity = { id: order?.code ?? "empty", ...(!token && { tempId: session ?? guest }) };
  if (!order) return { ...identity, items: [] };
  const vouchers = order.couponCodes.map((code) => ({
    voucher_id: code,
    code,
    voucher_type: "amount",
    value: 0,
  }));
  const total = crowns(order.subTotalWithTax);
  return { ...identity, items: order.lines.map(item), vouchers, discounts: discountsOf(order), total };
}

const removeCoupon = "mutation($code: String!) { removeCouponCode(couponCode: $code) { id } }";
/** An order that was about to be paid can be changed again. */
async function reopen(call, order) {
  const mutation = `mutation { transitionOrderToState(state: "AddingItems") { __typename } }`;
  if (order?.state === "ArrangingPayment") await gql(call, mutation);
}

/** Quantities are absolute here, and lines have ids there. */
async function putLine(call) {
  const { id, variantId, quantity } = call.body;
  const query = `query($id: ID!) { product(id: $id) { name variants { id } }
    activeOrder { state lines { id quantity productVariant { id } } } }`;
  const { product, activeOrder } = await gql(call, query, { id: String(id) });
  if (!product) refuse(404, { error: "not_exists" });
  if (!variantId && product.variants.length > 1)
    refuse(422, { errors: { variantId: ["Vyberte variantu."] } });
  const variant = String(variantId ?? product.variants[0].id);
  const isIt = ({ productVariant }) => productVariant.id === variant;
  const line = activeOrder?.lines.find(isIt);
  const before = { product: { name: product.name }, original_quantity: line?.quantity ?? 0 };
  if (!line && quantity === 0) return { ...before, quantity };
  await reopen(call, activeOrder);
  const change = line ? "adjustOrderLine(orderLineId" : "addItemToOrder(productVariantId";
  const mutation = `mutation($id: ID!, $quantity: Int!) { result: ${change}: $id, quantity: $quantity) {
    ${changed} ... on InsufficientStockError { order { ${orderFields} } } } }`;
  const { result } = await gql(call, mutation, { id: line?.id ?? variant, quantity });
  const order = result.order ?? done(result);
  return { ...before, quantity: order.lines.find(isIt)?.quantity ?? 0 };
}

async function addVoucher(call) {
  const code = String(call.body.voucherCode);
  const { activeOrder: before } = await gql(call, cartQuery);
  if (!before) refuse(409, { error: "empty_cart" });
  const isIt = (each) => each.toLowerCase() === code.toLowerCase();
  if (before.couponCodes.some(isIt)) refuse(400, { error: "voucher_is_already_added" });
  const mutation = `mutation($code: String!) { result: applyCouponCode(couponCode: $code) {
    ${changed} ... on CouponCodeLimitError { limit } } }`;
  const { result } = await gql(call, mutation, { code });
  const after = done(result, {
    COUPON_CODE_INVALID_ERROR: () => refuse(404, { error: "not_exists" }),
    COUPON_CODE_EXPIRED_ERROR: () => refuse(400, { error: "active_to" }),
    COUPON_CODE_LIMIT_ERROR: () => refuse(400, { error: "quantity_per_user_limit", value: result.limit }),
  });
  if (after.totalWithTax < before.totalWithTax) return;
  // It stays in the order although its condition, which is not told, is not met.
  await gql(call, removeCoupon, { code });
  refuse(400, { error: "minimal_price" });
}

async function deleteCart(call) {
  const { activeOrder } = await gql(call, "{ activeOrder { state couponCodes } }");
  await reopen(call, activeOrder);
  for (const code of activeOrder?.couponCodes ?? []) await gql(call, removeCoupon, { code });
  if (activeOrder) await gql(call, "mutation { removeAllOrderLines { __typename } }");
}

// Orders

const place = (theirs) =>
  theirs?.streetLine1 && {
    street: theirs.streetLine1,
    city: theirs.city ?? "",
    zip: theirs.postalCode ?? "",
    country: theirs.countryCode ?? theirs.country.code,
  };
const theirPlace = (ours, who) =>
  ours && {
    fullName: `${ours.first_name ?? who.first_name} ${ours.last_name ?? who.last_name}`,
    streetLine1: ours.street,
    city: ours.city,
    postalCode: ours.zip,
    countryCode: ours.country,
    phoneNumber: ours.phone ?? who.phone ?? undefined,
    company: who.company?.name,
  };

const prepare = `mutation($to: CreateAddressInput!, $billing: CreateAddressInput!, $has: Boolean!, $shipping: [ID!]!) {
  to: setOrderShippingAddress(input: $to) @include(if: $has) { __typename ${failed} }
  billing: setOrderBillingAddress(input: $billing) @include(if: $has) { __typename ${failed} }
  order: setOrderShippingMethod(shippingMethodId: $shipping) { __typename ... on Order { totalWithTax } ${failed} } }`;
const arrange = `mutation { moved: transitionOrderToState(state: "ArrangingPayment") {
  __typename ${failed} ... on OrderStateTransitionError { transitionError } } }`;
const account = "Pro tento e-mail u nás máte účet. Přihlaste se prosím.";

async function placeOrder(call) {
  const { body, token } = call;
  const { activeOrder, activePaymentMethods: methods } = await gql(
    call,
    "{ activeOrder { state lines { id } } activePaymentMethods { id code } }",
  );
  if (!activeOrder?.lines.length) refuse(409, { error: "empty_cart" });
  await reopen(call, activeOrder);
  if (!token) {
    const { email: emailAddress, first_name: firstName, last_name: lastName, phone: phoneNumber } = body;
    const mutation = `mutation($input: CreateCustomerInput!) { result: setCustomerForOrder(input: $input) {
      __typename ${failed} } }`;
    const { result } = await gql(call, mutation, {
      input: { emailAddress, firstName, lastName, phoneNumber },
    });
    done(result, { EMAIL_ADDRESS_CONFLICT_ERROR: () => refuse(422, { errors: { email: [account] } }) });
  }
  const nowhere = { streetLine1: "", countryCode: "CZ" };
  const to = theirPlace(body.delivery_address ?? body.address, body);
  const billing = theirPlace(body.address ?? body.delivery_address, body);
  const variables = { to: to ?? nowhere, billing: billing ?? nowhere, has: Boolean(to) };
  const prepared = await gql(call, prepare, { ...variables, shipping: [String(body.delivery_id)] });
  for (const result of [prepared.to, prepared.billing, prepared.order]) if (result) done(result);
  const total = crowns(prepared.order.totalWithTax);
  if (Math.abs(total - body.expected_total) > 0.005) refuse(409, { error: "changed", value: total });
  const { moved } = await gql(call, arrange);
  if (moved.transitionError) refuse(409, { error: "out_of_stock", message: moved.transitionError });
  const pay = `mutation($input: PaymentInput!) { result: addPaymentToOrder(input: $input) {
    __typename ... on Order { id code } ${failed} } }`;
  const method = methods.find(({ id }) => id === String(body.payment_id))?.code;
  const { result } = await gql(call, pay, { input: { method, metadata: { note: body.note } } });
  const { id, code } = done(result);
  return { data: { id, code, hash: code } };
}

const states = {
  PaymentAuthorized: ["new", "Přijatá"],
  PaymentSettled: ["paid", "Zaplacená"],
  Shipped: ["shipped", "Odeslaná"],
  Delivered: ["delivered", "Doručená"],
  Cancelled: ["cancelled", "Zrušená"],
};
const kinds = { dobirka: "cod", prevod: "transfer" };
const names = { dobirka: "Dobírka", prevod: "Bankovním převodem" };
const placedFields = `${orderFields} orderPlacedAt
  customer { emailAddress phoneNumber firstName lastName } billingAddress { streetLine1 city postalCode countryCode }
  shippingLines { discountedPriceWithTax shippingMethod { name } } payments { method state }
  taxSummary { taxRate taxBase taxTotal }`;

function row({ id, code, orderPlacedAt: date, totalWithTax, state }) {
  const [ours, label] = states[state] ?? [state, state];
  return { id, code, hash: code, date, total: crowns(totalWithTax), state: ours, state_label: label };
}

function orderedLine({ quantity, taxRate, productVariant: variant, ...line }) {
  const { id, name, slug, collections, featuredAsset } = variant.product;
  return {
    product_id: id,
    name,
    slug,
    quantity,
    image: file(featuredAsset),
    category_slug: collections[0]?.slug ?? null,
    variant_name: variantOf(variant)?.name ?? null,
    variant_id: variantOf(variant)?.id ?? null,
    unit_gross: crowns(line.discountedUnitPriceWithTax),
    tax_rate: { rate: taxRate },
    total: crowns(line.discountedLinePriceWithTax),
  };
}

const toVoucher = ({ name: code, amount }) => ({
  code,
  voucher_type: "amount",
  value: amount,
  discount: amount,
});

function summary(order) {
  const { customer, payments, shippingLines, taxSummary } = order;
  const [{ method = "", state } = {}] = payments;
  const isPaid = state === "Settled";
  return {
    ...row(order),
    progress: [{ ...row(order), label: row(order).state_label }],
    email: customer.emailAddress,
    phone: customer.phoneNumber,
    name: `${customer.firstName} ${customer.lastName}`,
    address: place(order.billingAddress) || null,
    lines: order.lines.map(orderedLine),
    vouchers: discountsOf(order).map(toVoucher),
    delivery: {
      name: shippingLines[0]?.shippingMethod.name ?? "",
      gross: crowns(shippingLines[0]?.discountedPriceWithTax ?? 0),
    },
    payment: {
      name: names[method] ?? method,
      kind: kinds[method],
      gross: 0,
      state: isPaid ? "paid" : "unpaid",
    },
    vat: taxSummary.map((of) => ({ rate: of.taxRate, base: crowns(of.taxBase), tax: crowns(of.taxTotal) })),
  };
}
const found = (order) => (order ? { data: summary(order) } : refuse(404, { error: "not_exists" }));

// The customer

/** An expired session is an anonymous one. */
const mine = async (call, fields) =>
  (await gql(call, `{ activeCustomer { ${fields} } }`)).activeCustomer ?? refuse(401);
const profile = ({ emailAddress, firstName, lastName, phoneNumber, ...customer }) => ({
  id: customer.id,
  email: emailAddress,
  first_name: firstName,
  last_name: lastName,
  phone: phoneNumber,
});

async function register(call) {
  const { email: emailAddress, password, first_name: firstName, last_name: lastName } = call.body;
  const mutation = `mutation($input: RegisterCustomerInput!) { result: registerCustomerAccount(input: $input) {
    __typename ${failed} ... on PasswordValidationError { validationErrorMessage } } }`;
  const { result } = await gql(call, mutation, { input: { emailAddress, password, firstName, lastName } });
  const weak = { errors: { password: [result.validationErrorMessage] } };
  done(result, { PASSWORD_VALIDATION_ERROR: () => refuse(422, weak) });
}

async function ownOrders(call) {
  const { page = 1, per_page: perPage = 10 } = call.params;
  const options = `options: { skip: ${(page - 1) * perPage}, take: ${perPage}, sort: { orderPlacedAt: DESC }
    filter: { active: { eq: false } } }`;
  const { orders: own } = await mine(
    call,
    `orders(${options}) { totalItems items { id code state orderPlacedAt totalWithTax } }`,
  );
  const pages = Math.max(1, Math.ceil(own.totalItems / perPage));
  return { data: own.items.map(row), meta: { total: own.totalItems, page, pages } };
}

const logIn = `mutation($email: String!, $password: String!) {
  login(username: $email, password: $password, rememberMe: true) { __typename ${failed} } }`;

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
      ({ product }) => (product?.variants.length ? detail(product) : refuse(404, { error: "not_exists" })),
      ({ params }) => ({ id: String(params.id) }),
    ),
    search: searchProducts,
    picture: (call) => call.address("/assets/{file}"),
    newGuestCart: one(cartQuery, cart),
    guestCart: one(cartQuery, cart),
    carts: one(cartQuery, (data, call) => (data.activeCustomer ? [cart(data, call)] : refuse(401))),
    createCart: () => undefined, // the first line makes it
    deleteCart,
    putLine,
    addVoucher,
    removeVoucher: one(removeCoupon, undefined, ({ body }) => ({ code: String(body.voucherId) })),
    deliveries: one(
      "{ eligibleShippingMethods { id name description priceWithTax code } }",
      ({ eligibleShippingMethods: all }) =>
        all.map(({ priceWithTax, code, ...each }) => ({
          ...each,
          price: net(priceWithTax, 21),
          tax_rate: { rate: 21 },
          requires_address: code !== "osobni-odber",
        })),
    ),
    payments: one("{ activePaymentMethods { id name description code } }", ({ activePaymentMethods: all }) =>
      all.map(({ code, ...each }) => ({ ...each, price: 0, tax_rate: { rate: 21 }, kind: kinds[code] })),
    ),
    placeOrder,
    orderSummary: one(
      `query($code: String!) { orderByCode(code: $code) { ${placedFields} } }`,
      ({ orderByCode: order }, { params }) => found(order?.id === String(params.id) ? order : null),
      ({ params }) => ({ code: params.hash }),
    ),
    logIn: one(
      logIn,
      ({ login, session }) => (login.errorCode ? refuse(401) : { token: session }),
      ({ body }) => ({ email: body.email, password: body.password }),
    ),
    logOut: one("mutation { logout { success } }"),
    me: async (call) => profile(await mine(call, "id emailAddress firstName lastName phoneNumber")),
    register,
    orders: ownOrders,
    ownOrder: one(
      `query($id: ID!) { order(id: $id) { ${placedFields} } }`,
      ({ order }) => found(order),
      ({ params }) => ({ id: String(params.id) }),
    ),
  },
};
