import { z } from "@hono/zod-openapi";
import { line, rowId, word, amount } from "./shared.ts";

export const voucherLookupSchema = z
  .object({ code: line(100).openapi({ example: "DAR-7KQ4-M2XW-P9TC" }) })
  .openapi("VoucherLookup");

export const voucherBalanceSchema = z
  .object({
    code: word,
    kind: z.literal("gift"),
    value: amount.openapi({ description: "Its price at the sale, gross CZK." }),
    balance: amount.openapi({ description: "Its balance, gross CZK." }),
    valid_until: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "The end of its last day; null: unlimited." }),
    state: z.enum(["active", "spent", "expired"]),
  })
  .openapi("VoucherBalance");

export const voucherPreviewSchema = z
  .object({
    product_id: rowId,
    variant_id: rowId.nullable(),
    note: z.string().trim().max(500).nullable().openapi({ description: "The dedication." }),
  })
  .openapi("VoucherPreview");
