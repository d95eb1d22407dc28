import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { lookUpVoucher } from "#standalone/domain/gift-vouchers/look-up.ts";
import { previewOf } from "#standalone/domain/gift-vouchers/preview.ts";
import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import { readTheatre } from "#standalone/domain/theatre/own-theatre.ts";
import { publicOriginOf } from "#standalone/domain/orders/gateway-address.ts";
import {
  voucherBalanceSchema,
  voucherLookupSchema,
  voucherPreviewSchema,
} from "#standalone/schemas/gift-voucher.ts";
import { body, jsonData, responses } from "#standalone/schemas/shared.ts";

const tags = ["gift vouchers"];

const lookup = createRoute({
  method: "post",
  path: "/api/vouchers/lookup",
  tags,
  request: { body: body(voucherLookupSchema) },
  responses: {
    200: jsonData(voucherBalanceSchema, "A gift voucher, also one that is spent or expired."),
    ...responses.notFound,
    ...responses.invalid,
  },
});

const preview = createRoute({
  method: "post",
  path: "/api/vouchers/preview",
  tags,
  request: { body: body(voucherPreviewSchema) },
  responses: {
    200: {
      description: "The voucher as it would be printed, marked as a preview, without a valid code.",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...responses.notFound,
    ...responses.invalid,
  },
});

export function registerGiftVouchers(app: Api, tools: Dependencies): void {
  const { db, clock, own } = tools;

  app.openapi(lookup, async (context) =>
    context.json({ data: await lookUpVoucher(db, context.req.valid("json").code, clock()) }, 200),
  );

  app.openapi(preview, async (context) => {
    const voucher = await previewOf(db, context.req.valid("json"));
    const issuer = issuerOf(await readTheatre({ db, own }), own, publicOriginOf(context.req.raw, tools));
    // Imported here, because few visits need the PDF library and megabytes of typefaces.
    const { drawPreview } = await import("../pdf/gift-voucher/draw-voucher.ts");
    const pdf = await drawPreview(voucher, issuer, clock());
    return context.body(new Uint8Array(pdf), 200, { "Content-Type": "application/pdf" });
  });
}
