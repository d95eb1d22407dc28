// Fills an empty engine over its admin API with a small Czech shop: 12 % and 21 %, variants, coupons, a customer.
import { createRequire } from "node:module";

const sharp = createRequire(import.meta.url)("sharp");
const url = `http://127.0.0.1:${process.env.PORT}/admin-api`;
let token = "";

async function send(body, headers) {
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  token ||= answer.headers.get("vendure-auth-token") ?? "";
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
const gql = (query, variables = {}) =>
  send(JSON.stringify({ query, variables }), { "content-type": "application/json" });
/** `create("Zone", { name })`: the id of the new record. */
async function create(what, input, fields = "id") {
  const { made } = await gql(
    `mutation($input: Create${what}Input!) { made: create${what}(input: $input) { ${fields} } }`,
    { input },
  );
  return fields === "id" ? made.id : made;
}
const cs = (name, more = {}) => [{ languageCode: "cs", name, ...more }];
const args = (values) => Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));

await gql('mutation { login(username: "superadmin", password: "superadmin") { __typename } }');
await gql("mutation { updateGlobalSettings(input: { availableLanguages: [cs] }) { __typename } }");
const countries = [
  await create("Country", { code: "CZ", enabled: true, translations: cs("Česko") }),
  await create("Country", { code: "SK", enabled: true, translations: cs("Slovensko") }),
];
const zone = await create("Zone", { name: "EU", memberIds: countries });
const { activeChannel } = await gql("{ activeChannel { id } }");
await gql("mutation($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }", {
  input: {
    id: activeChannel.id,
    defaultLanguageCode: "cs",
    availableLanguageCodes: ["cs"],
    availableCurrencyCodes: ["CZK"],
    defaultCurrencyCode: "CZK",
    pricesIncludeTax: true,
    defaultTaxZoneId: zone,
    defaultShippingZoneId: zone,
    trackInventory: true,
  },
});
const taxes = {};
for (const rate of [21, 12]) {
  taxes[rate] = await create("TaxCategory", { name: `${rate} %`, isDefault: rate === 21 });
  await create("TaxRate", {
    name: `${rate} %`,
    enabled: true,
    value: rate,
    categoryId: taxes[rate],
    zoneId: zone,
  });
}
const kinds = await create(
  "Facet",
  {
    code: "druh",
    isPrivate: false,
    translations: cs("Druh"),
    values: ["knihy", "darky"].map((code) => ({ code, translations: cs(code) })),
  },
  "values { id code }",
);
const kindOf = (code) => kinds.values.find((one) => one.code === code).id;
const sizes = await create(
  "ProductOptionGroup",
  {
    code: "velikost",
    translations: cs("Velikost"),
    options: ["S", "M"].map((size) => ({ code: size.toLowerCase(), translations: cs(size) })),
  },
  "id options { id code }",
);

async function picture(file, colour) {
  const png = await sharp({ create: { width: 600, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const query =
    "mutation($input: [CreateAssetInput!]!) { made: createAssets(input: $input) { ... on Asset { id } } }";
  const form = new FormData();
  form.append("operations", JSON.stringify({ query, variables: { input: [{ file: null }] } }));
  form.append("map", JSON.stringify({ 0: ["variables.input.0.file"] }));
  form.append("0", new Blob([png], { type: "image/png" }), file);
  const { made } = await send(form, { "apollo-require-preflight": "true" });
  return made[0].id;
}

async function product({ name, slug, kind, rate, colour, variants }) {
  const asset = await picture(`${slug}.png`, colour);
  const translations = cs(name, { slug, description: `<p>${name} z <b>divadla</b>.</p>` });
  const about = { translations, facetValueIds: [kindOf(kind)], assetIds: [asset], featuredAssetId: asset };
  const productId = await create("Product", about);
  const attach =
    "mutation($p: ID!, $g: ID!) { addOptionGroupToProduct(productId: $p, optionGroupId: $g) { id } }";
  if (variants.length > 1) await gql(attach, { p: productId, g: sizes.id });
  const input = variants.map(({ size, ...variant }) => ({
    ...variant,
    productId,
    sku: `${slug}-${size}`,
    taxCategoryId: taxes[rate],
    trackInventory: "TRUE",
    translations: cs(name),
    ...(size && { optionIds: [sizes.options.find(({ code }) => code === size).id] }),
  }));
  await gql(
    "mutation($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }",
    { input },
  );
}

// Prices in hellers, with tax.
const shirt = [
  { size: "s", price: 39_900, stockOnHand: 10 },
  { size: "m", price: 44_900, stockOnHand: 3 },
];
await product({
  name: "Tričko Opona",
  slug: "tricko",
  kind: "darky",
  rate: 21,
  colour: "#a33",
  variants: shirt,
});
const simple = [
  ["Hrnek s maskou", "hrnek", "darky", 21, 24_900, 50],
  ["Plátěná taška", "taska", "darky", 21, 14_933, 20],
  ["Kniha o divadle", "kniha", "knihy", 12, 49_050, 7],
  ["Nahrávka představení", "nahravka", "knihy", 21, 29_999, 1],
];
for (const [name, slug, kind, rate, price, stockOnHand] of simple)
  await product({ name, slug, kind, rate, colour: "#36a", variants: [{ price, stockOnHand }] });
for (const [name, slug] of [
  ["Knihy a nahrávky", "knihy"],
  ["Dárky", "darky"],
]) {
  const values = { facetValueIds: JSON.stringify([kindOf(slug)]), containsAny: false };
  await create("Collection", {
    isPrivate: false,
    inheritFilters: false,
    translations: cs(name, { slug, description: `<p>${name} z divadla.</p>` }),
    filters: [{ code: "facet-value-filter", arguments: args(values) }],
  });
}
for (const [code, name, rate] of [
  ["balik", "Balík do ruky", 9_900],
  ["osobni-odber", "Osobní odběr v pokladně", 0],
])
  await create("ShippingMethod", {
    code,
    translations: cs(name, { description: name }),
    fulfillmentHandler: "manual-fulfillment",
    checker: { code: "default-shipping-eligibility-checker", arguments: args({ orderMinimum: 0 }) },
    calculator: {
      code: "default-shipping-calculator",
      arguments: args({ rate, includesTax: "include", taxRate: 21 }),
    },
  });
for (const [code, name] of [
  ["dobirka", "Dobírka"],
  ["prevod", "Bankovním převodem"],
])
  await create("PaymentMethod", {
    code,
    enabled: true,
    translations: cs(name, { description: "" }),
    handler: { code: "dummy-payment-handler", arguments: args({ automaticSettle: false }) },
  });

const over = (amount) => [{ code: "minimum_order_amount", arguments: args({ amount, taxInclusive: true }) }];
const promotion = (name, conditions, [action, discount], more) =>
  create(
    "Promotion",
    {
      enabled: true,
      translations: cs(name),
      conditions,
      actions: [{ code: action, arguments: args({ discount }) }],
      ...more,
    },
    "... on Promotion { id }",
  );
const fixed = ["order_fixed_discount", 10_000];
await promotion("Sleva 10 %", over(50_000), ["order_percentage_discount", 10], { couponCode: "SLEVA10" });
await promotion("Sleva 100 Kč", [], fixed, { couponCode: "STOKORUN" });
await promotion("Prošlý", [], fixed, { couponCode: "PROSLY", endsAt: "2025-01-01T00:00:00Z" });
await promotion("Věrnostní sleva 5 %", over(150_000), ["order_percentage_discount", 5]);
await gql(
  `mutation($input: CreateCustomerInput!) { createCustomer(input: $input, password: "heslo-do-divadla") { __typename } }`,
  { input: { firstName: "Jana", lastName: "Nováková", emailAddress: "jana@example.cz" } },
);
await gql("mutation { reindex { id } }");
// Jobs write the contents of collections and the index of words; some of them start others.
const unsettled = "{ jobs(options: { filter: { isSettled: { eq: false } } }) { totalItems } }";
for (let quiet = 0; quiet < 5; quiet += 1) {
  if ((await gql(unsettled)).jobs.totalItems > 0) quiet = 0;
  await new Promise((resolve) => setTimeout(resolve, 200));
}
