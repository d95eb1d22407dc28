import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { lookUpVoucher } from "#standalone/domain/gift-vouchers/look-up.ts";
import { previewOf } from "#standalone/domain/gift-vouchers/preview.ts";
import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import { readTheatre } from "#standalone/domain/theatre/read-theatre.ts";
import { publicOriginOf } from "#standalone/domain/orders/gateway-address.ts";
import {
  voucherBalanceSchema,
  voucherLookupSchema,
  voucherPreviewSchema,
} from "#standalone/schemas/gift-voucher.ts";
import { jsonData } from "#standalone/schemas/shared.ts";

export const giftVouchersRoutes = [
  route(
    "POST /api/vouchers/lookup",
    {
      cost: "costly",
      tag: "gift vouchers",
      body: voucherLookupSchema,
      200: jsonData(voucherBalanceSchema, "A gift voucher, also one that is spent or expired."),
      refuses: { 404: "`not_exists`, also for a promotional code, which has no balance." },
    },
    async ({ body }, { db, clock }) => ({ data: await lookUpVoucher(db, body.code, clock()) }),
  ),
  route(
    "POST /api/vouchers/preview",
    {
      cost: "costly",
      tag: "gift vouchers",
      body: voucherPreviewSchema,
      200: {
        description: "The printable voucher, marked as a preview, without a valid code; at most 2 MB.",
        content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
      },
      refuses: { 404: "The product is no gift voucher." },
    },
    async ({ body, context }, tools) => {
      const { db, clock } = tools;
      const voucher = await previewOf(db, body);
      const issuer = issuerOf(await readTheatre({ db }), publicOriginOf(context.req.raw, tools));
      // Imported here, because few visits need the PDF library and megabytes of typefaces.
      const { drawPreview } = await import("../pdf/gift-voucher/draw-voucher.ts");
      const pdf = await drawPreview(voucher, issuer, clock());
      return context.body(new Uint8Array(pdf), 200, { "Content-Type": "application/pdf" });
    },
  ),
];
