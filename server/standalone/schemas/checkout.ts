import { z } from "@hono/zod-openapi";
import { rowId, taxRate, word, amount, country, spare } from "./shared.ts";

const priced = {
  price: amount.openapi({ description: "Net CZK." }),
  tax_rate: taxRate,
  image: z.string().nullable().openapi({ description: "File under the `delivery` image folder." }),
};

export const deliverySchema = z
  .object({
    id: rowId,
    name: word,
    description: z.string(),
    ...priced,
    free_from: amount.nullable().openapi({ description: "Gross CZK of goods after vouchers." }),
    requires_address: z.boolean(),
    requires_branch: z.boolean(),
    by_email: z.boolean(),
    countries: z
      .array(country)
      .openapi({ description: "Codes of the countries that it reaches; empty: all." }),
    payments: z.array(rowId).openapi({ description: "Payments that it can be combined with; empty: all." }),
  })
  .openapi("Delivery");

export const paymentSchema = z
  .object({
    id: rowId,
    name: word,
    description: z.string(),
    ...priced,
    kind: z.enum(["card", "transfer", "cod", "desk"]),
    rounds_to_crowns: z
      .boolean()
      .openapi({ ...spare, description: "In cash: the amount due is in whole crowns." }),
  })
  .openapi("Payment");

export const branchSchema = z
  .object({
    id: rowId,
    delivery_id: rowId,
    name: word,
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    country: z.string(),
    opening_hours: z.string().nullable(),
  })
  .openapi("Branch");
