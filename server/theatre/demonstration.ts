import { z } from "zod";
import { orNull, slug, text } from "./fields.ts";
import type { Folder } from "./folder.ts";
import { readJson } from "./records.ts";

/** `demo/`: the data that only the demonstration has: customers with orders, ratings and a register of companies. */

const place = { street: text, city: text, zip: text, country: z.string().length(2) };
const company = z.strictObject({ name: text, ico: text, dic: orNull(text), ...place });

/** `paid -44 18`: a state, a day from the first start, and an hour (UTC). */
const step = z
  .string()
  .regex(/^[a-z_]+ -?\d+ \d+$/u, "must be a state, a day and an hour such as paid -44 18")
  .transform((value) => {
    const [state = "", day, hour] = value.split(" ");
    return [state, Number(day), Number(hour)] as const;
  });

const order = z.strictObject({
  lines: z.array(z.strictObject({ product: slug, variant: orNull(text), quantity: z.int().min(1) })),
  codes: z.array(text),
  delivery: z.int(),
  payment: z.enum(["card", "transfer", "cod", "desk"]),
  branch: z.int().nullable(),
  for_company: z.boolean(),
  note: text.nullable(),
  is_paid: z.boolean(),
  progress: z.array(step),
});

const customer = z.strictObject({
  email: z.email(),
  password: text,
  first_name: text,
  last_name: text,
  phone: text.nullable(),
  scope: z.union([z.array(text), z.record(z.string(), z.boolean())]),
  addresses: z.array(
    z.strictObject({ first_name: text, last_name: text, ...place, phone: text.nullable(), is_default: z.boolean() }), // oxfmt-ignore
  ),
  company: company.nullable(),
  orders: z.array(order),
});

const stars = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const ratings = z.strictObject({
  production: slug,
  average: z.number(),
  count: z.int(),
  written: z.array(z.strictObject({ day: z.int(), stars, name: text, text, answer: orNull(text) })),
});

const register = z.strictObject({
  companies: z.array(company.extend({ dissolved: z.boolean() })),
  silentIco: text,
});

export function readDemonstration(folder: Folder) {
  return {
    customers: readJson(folder, "demo/customers.json", z.array(customer)) ?? [],
    ratings: readJson(folder, "demo/ratings.json", z.array(ratings)) ?? [],
    ...(readJson(folder, "demo/companies.json", register) ?? { companies: [], silentIco: "" }),
  };
}
