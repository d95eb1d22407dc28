import { z } from "zod";
import {
  day,
  id,
  priceInCrowns,
  oneOf,
  orNull,
  several,
  slug,
  text,
  whole,
  words,
  written,
  yes,
} from "./fields.ts";
import type { Folder } from "./folder.ts";
import { readTable, readTexts } from "./records.ts";

/** `shop/`: products as texts, everything else as tables. */

const rates = oneOf({ 0: 0, 12: 12, 21: 21 });
const usualRate = 21;
/** Pieces at the first load. */
const stock = written((value, refuse): number | null | undefined => {
  if (value === "nepočítá se") return null;
  return /^\d{1,6}$/u.test(value) ? Number(value) : refuse("must be a number of pieces or nepočítá se");
});

const category = z.strictObject({ id, slug, name: words, description: orNull(words) });
export const categoriesIn = (folder: Folder) => rowsOf(folder, "categories", category);

const brand = z.strictObject({ id, slug, name: words, logo: orNull(words), maker: orNull(words), address: orNull(words), email: orNull(words) }); // oxfmt-ignore
export function brandsIn(folder: Folder) {
  return rowsOf(folder, "brands", brand).map(({ maker, address, email, ...rest }) => ({
    ...rest,
    manufacturer: maker && address && email ? { name: maker, address, email } : null,
  }));
}

const payments = oneOf({ karta: "card", převod: "transfer", dobírka: "cod", pokladna: "desk" });
const payment = z.strictObject({ id: whole, kind: payments, name: words, description: words.default(""), price: priceInCrowns, tax: rates.default(usualRate), image: orNull(words) }); // oxfmt-ignore
export const paymentsIn = (folder: Folder) => rowsOf(folder, "payments", payment);

const delivery = z.strictObject({
  id: whole,
  kind: oneOf({ vyzvednutí: "pickup", zásilka: "parcel", "e-mail": "email" }),
  name: words,
  description: words.default(""),
  price: priceInCrowns,
  tax: rates.default(usualRate),
  free_from: orNull(priceInCrowns),
  place: orNull(oneOf({ adresa: "address", "výdejní místo": "branch" })),
  vouchers: yes,
  countries: several(z.string().regex(/^[A-Z]{2}$/u, "must be codes of countries such as CZ")),
  payments: several(payments),
  image: orNull(words),
});
export function deliveriesIn(folder: Folder) {
  return rowsOf(folder, "deliveries", delivery).map(({ place, vouchers, ...rest }) => ({
    ...rest,
    requires_address: place === "address",
    requires_branch: place === "branch",
    for_vouchers: vouchers,
  }));
}

const branch = z.strictObject({ id: whole, delivery: whole, name: words, street: words, city: words, zip: words, country: words.default("CZ"), hours: orNull(words) }); // oxfmt-ignore
export function branchesIn(folder: Folder) {
  return rowsOf(folder, "branches", branch).map(({ hours, ...rest }) => ({ ...rest, opening_hours: hours }));
}

const code = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9-]{3,40}$/u, "must be capital letters, digits and dashes"),
    kind: oneOf({ sleva: "promo", poukaz: "gift" }).default("promo"),
    percent: whole.optional(),
    amount: priceInCrowns.optional(),
    balance: orNull(priceInCrowns),
    for: oneOf({ eshop: "eshop", vstupenky: "tickets" }).default("eshop"),
    uses: orNull(whole),
    uses_each: orNull(whole),
    minimum: orNull(priceInCrowns),
    from: orNull(day),
    to: orNull(day),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ["amount"],
    message: "must have either percent or amount",
  });
export function codesIn(folder: Folder) {
  return rowsOf(folder, "codes", code).map(({ percent, amount, uses, uses_each, minimum, ...rest }) => ({
    code: rest.code,
    kind: rest.kind,
    voucher_type: percent === undefined ? ("amount" as const) : ("percent" as const),
    value: percent ?? amount ?? 0,
    balance: rest.kind === "gift" ? (rest.balance ?? amount ?? 0) : null,
    service_type: rest.for,
    quantity: uses,
    quantity_per_user_limit: uses_each,
    minimal_price: minimum,
    from: rest.from,
    to: rest.to,
  }));
}

/** Named values in their order. */
const attributes = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .default({})
  .transform((given) => Object.entries(given).map(([name, value]) => ({ name, value: String(value) })));

const maker = z.strictObject({ name: text, address: text, email: z.email("must be an e-mail address") });

const food = z
  .strictObject({
    name: text,
    net_quantity: words,
    operator: orNull(text),
    nutrition: z.array(z.strictObject({ kind: orNull(text), per: words, values: attributes })).default([]),
    nutrition_exemption: orNull(text),
  })
  .optional()
  .transform((value) => value ?? null);

const variant = z.strictObject({
  name: words,
  price: priceInCrowns.optional(),
  stock,
  order_days: orNull(whole),
});

const product = z.strictObject({
  name: text,
  id,
  position: whole.default(0),
  brand: orNull(slug),
  categories: several(slug),
  price: priceInCrowns,
  tax: rates.default(usualRate),
  sale: orNull(priceInCrowns),
  lowest: orNull(priceInCrowns),
  stock: stock.default(0),
  order_days: orNull(whole),
  new: yes,
  by_email: yes,
  added: day,
  summary: orNull(text),
  images: several(text),
  attributes,
  variants: z.array(variant).default([]),
  composition: orNull(text),
  warnings: orNull(text),
  withdrawal_excluded: orNull(text),
  manufacturer: orNull(maker),
  responsible_person: orNull(maker),
  unit_price: orNull(z.strictObject({ price: priceInCrowns, unit: text })),
  food,
});

export function productsIn(folder: Folder) {
  return readTexts(folder, "shop/products", product)
    .sort((item, other) => item.position - other.position)
    .map(({ html, summary, by_email, unit_price, variants, ...rest }) => ({
      ...rest,
      perex: summary,
      description: html === "" ? null : html,
      is_new: rest.new,
      delivered_by_email: by_email,
      unit_price: unit_price && { gross: unit_price.price, unit: unit_price.unit },
      // A variant without a price costs the same as its product, a sale included.
      variants: variants.map(({ price, ...one }) =>
        price === undefined
          ? { ...one, price: rest.price, sale: rest.sale, lowest: rest.lowest }
          : { ...one, price, sale: null, lowest: null },
      ),
    }));
}

function rowsOf<Schema extends z.ZodType<object>>(folder: Folder, name: string, schema: Schema) {
  return readTable(folder, `shop/${name}.csv`, schema).map(({ fields }) => fields);
}

/** By file, as docs/theatre-fields.md names it. */
export const shopFiles = {
  "shop/products/*.md": product,
  "shop/categories.csv": category,
  "shop/brands.csv": brand,
  "shop/deliveries.csv": delivery,
  "shop/payments.csv": payment,
  "shop/branches.csv": branch,
  "shop/codes.csv": code,
};
