import { z } from "@hono/zod-openapi";
import { taxRate } from "./shared.ts";

const priced = {
  price: z.number().openapi({ description: "Net CZK." }),
  tax_rate: taxRate,
  image: z.string().nullable().openapi({ description: "File under the `delivery` image folder." }),
};

export const deliverySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    ...priced,
    free_from: z.number().nullable().openapi({ description: "Gross CZK of goods after vouchers." }),
    requires_address: z.boolean(),
    requires_branch: z.boolean(),
    by_email: z.boolean(),
    countries: z.array(z.string()).openapi({ description: "Codes it reaches; empty = all." }),
    payments: z.array(z.number().int()).openapi({ description: "Payments it goes with; empty = all." }),
  })
  .openapi("Delivery");

export const paymentSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    ...priced,
    kind: z.enum(["card", "transfer", "cod", "desk"]),
    rounds_to_crowns: z.boolean().openapi({ description: "In cash: what is left to pay is whole crowns." }),
  })
  .openapi("Payment");

export const branchSchema = z
  .object({
    id: z.number().int(),
    delivery_id: z.number().int(),
    name: z.string(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    country: z.string(),
    opening_hours: z.string().nullable(),
  })
  .openapi("Branch");
