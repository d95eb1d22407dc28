// Fills an empty engine by its own workflows with a small Czech shop: 12 % and 21 %, variants, a sale, codes.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Modules } = require("@medusajs/framework/utils");
const flows = require("@medusajs/medusa/core-flows");

const categories = [
  { name: "Oblečení", handle: "obleceni" },
  { name: "Knihy a papír", handle: "knihy" },
  { name: "Dárky", handle: "darky" },
];
/** Prices in CZK, with tax; each variant with its stock. */
const products = [
  ["Tričko Opona", "tricko", "obleceni", { S: [399, 10], M: [449, 3], L: [449, 0] }],
  ["Ponožky Jeviště", "ponozky", "obleceni", { "36–40": [159, 50], "41–45": [159, 50] }],
  ["Kniha o divadle", "kniha", "knihy", { "Default variant": [459, 50] }],
  ["Zápisník Replika", "zapisnik", "knihy", { "Default variant": [189.9, 50] }],
  ["Hrnek s maskou", "hrnek", "darky", { "Default variant": [249, 50] }],
  ["Odznak Opona", "odznak", "darky", { "Default variant": [33.33, 9] }],
  ["Nahrávka představení", "nahravka", "darky", { "Default variant": [299.99, 1] }],
];

/** Returns the variables that the adapter needs. */
export default async function seed(container) {
  const make = async (flow, input) => (await flows[`${flow}Workflow`](container).run({ input })).result;
  const list = (entity, fields) => container.resolve("query").graph({ entity, fields });
  const link = (one, other) => container.resolve("link").create({ ...one, ...other });

  const [channel] = await make("createSalesChannels", { salesChannelsData: [{ name: "Web" }] });
  const [region] = await make("createRegions", {
    regions: [
      {
        name: "Česko",
        currency_code: "czk",
        countries: ["cz", "sk"],
        payment_providers: ["pp_system_default"],
        is_tax_inclusive: true,
        automatic_taxes: true,
      },
    ],
  });
  const [location] = await make("createStockLocations", {
    locations: [{ name: "Sklad", address: { city: "Praha", country_code: "cz", address_1: "Divadelní 1" } }],
  });
  const {
    data: [store],
  } = await list("store", ["id"]);
  await make("updateStores", {
    selector: { id: store.id },
    update: {
      supported_currencies: [{ currency_code: "czk", is_default: true, is_tax_inclusive: true }],
      default_sales_channel_id: channel.id,
      default_region_id: region.id,
      default_location_id: location.id,
    },
  });
  const stock = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } };
  await link(stock, { [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" } });
  const [profile] = await make("createShippingProfiles", { data: [{ name: "Default", type: "default" }] });
  const geo_zones = ["cz", "sk"].map((country_code) => ({ country_code, type: "country" }));
  const set = await container
    .resolve(Modules.FULFILLMENT)
    .createFulfillmentSets({ name: "CZ", type: "shipping", service_zones: [{ name: "CZ", geo_zones }] });
  await link(stock, { [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } });
  const delivery = (name, code, amount) => ({
    name,
    price_type: "flat",
    provider_id: "manual_manual",
    service_zone_id: set.service_zones[0].id,
    shipping_profile_id: profile.id,
    type: { label: name, description: name, code },
    prices: [{ region_id: region.id, amount }],
    rules: [
      { attribute: "enabled_in_store", value: "true", operator: "eq" },
      { attribute: "is_return", value: "false", operator: "eq" },
    ],
  });
  await make("createShippingOptions", [
    delivery("Balík do ruky", "balik", 99),
    delivery("Osobní odběr v pokladně", "osobni-odber", 0),
  ]);
  await make("linkSalesChannelsToStockLocation", { id: location.id, add: [channel.id] });
  const [key] = await make("createApiKeys", {
    api_keys: [{ title: "Web", type: "publishable", created_by: "" }],
  });
  await make("linkSalesChannelsToApiKey", { id: key.id, add: [channel.id] });

  const made = await make("createProductCategories", {
    product_categories: categories.map((each) => ({ ...each, is_active: true })),
  });
  const categoryOf = (handle) => made.find((each) => each.handle === handle).id;
  const [, socks, book] = await make("createProducts", {
    products: products.map(([title, handle, category, variants]) => ({
      title,
      handle,
      description: `${title} z divadla.`,
      category_ids: [categoryOf(category)],
      status: "published",
      shipping_profile_id: profile.id,
      sales_channels: [{ id: channel.id }],
      images: [{ url: `http://127.0.0.1:${process.env.PORT}/static/${picture(handle)}` }],
      thumbnail: `http://127.0.0.1:${process.env.PORT}/static/${picture(handle)}`,
      options: [{ title: "Provedení", values: Object.keys(variants) }],
      variants: Object.entries(variants).map(([name, [amount]]) => ({
        title: name,
        sku: `${handle}-${name}`,
        options: { Provedení: name },
        manage_inventory: true,
        prices: [{ amount, currency_code: "czk" }],
      })),
    })),
  });
  const { data: items } = await list("inventory_item", ["id", "sku"]);
  const pieces = products.flatMap(([, handle, , variants]) =>
    Object.entries(variants).map(([name, [, count]]) => [`${handle}-${name}`, count]),
  );
  const stocked = new Map(pieces);
  await make("createInventoryLevels", {
    inventory_levels: items.map(({ id, sku }) => ({
      location_id: location.id,
      inventory_item_id: id,
      stocked_quantity: stocked.get(sku),
    })),
  });
  await make("createPriceLists", {
    price_lists_data: [
      {
        title: "Výprodej",
        description: "Výprodej",
        status: "active",
        type: "sale",
        prices: socks.variants.map(({ id }) => ({ variant_id: id, amount: 119, currency_code: "czk" })),
      },
    ],
  });

  const default_tax_rate = { name: "DPH 21 %", rate: 21, code: "21" };
  const taxes = await make(
    "createTaxRegions",
    ["cz", "sk"].map((country_code) => ({ country_code, provider_id: "tp_system", default_tax_rate })),
  );
  await make(
    "createTaxRates",
    taxes.map(({ id }) => ({
      tax_region_id: id,
      name: "DPH 12 %",
      rate: 12,
      code: "12",
      rules: [{ reference: "product", reference_id: book.id }],
    })),
  );

  const code = (name, type, value, more) => ({
    code: name,
    type: "standard",
    status: "active",
    is_automatic: false,
    is_tax_inclusive: true,
    application_method: { type, value, currency_code: "czk", target_type: "order", allocation: "across" },
    ...more,
  });
  const between = (starts_at, ends_at) => ({
    campaign: { name: ends_at, campaign_identifier: ends_at, starts_at, ends_at },
  });
  const rules = [{ attribute: "item_total", operator: "gte", values: ["500"] }];
  await make("createPromotions", {
    promotionsData: [
      code("PADESAT", "fixed", 50),
      code("DESET", "percentage", 10),
      code("MIN500", "fixed", 100, { rules }),
      code("STARY", "fixed", 30, between("2024-01-01", "2024-02-01")),
      code("NETTO", "fixed", 20, { is_tax_inclusive: false }),
    ],
  });
  return { MEDUSA_KEY: key.token, MEDUSA_REGION: region.id };
}

/** A file that the engine serves. */
function picture(name) {
  mkdirSync("static", { recursive: true });
  writeFileSync(
    `static/${name}.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="#a33" d="M0 0h60v60H0z"/></svg>',
  );
  return `${name}.svg`;
}
