import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { whoOf } from "#standalone/authentication.ts";
import { debitVoucher, lookUpVoucher } from "#standalone/domain/staff/vouchers.ts";
import { bearer, body, jsonData, responses } from "#standalone/schemas/shared.ts";
import { debitBody, debitedSchema, lookupBody, staffVoucher } from "#standalone/schemas/staff.ts";

const tags = ["admin"];
const shared = { method: "post" as const, tags, security: bearer };
const refusals = { ...responses.signedOut, ...responses.notFound, ...responses.invalid };

const lookup = createRoute({
  ...shared,
  path: "/api/admin/vouchers/lookup",
  request: { body: body(lookupBody) },
  responses: { 200: jsonData(staffVoucher, "The voucher; a reading."), ...refusals },
});

const debit = createRoute({
  ...shared,
  path: "/api/admin/vouchers/debit",
  request: { body: body(debitBody) },
  responses: { 200: jsonData(debitedSchema, "What is left."), ...refusals, ...responses.conflict },
});

/** Vouchers at the box office. */
export function registerAdminVouchers(app: Api, { db, clock }: Dependencies): void {
  app.openapi(lookup, async (context) => {
    return context.json({ data: await lookUpVoucher(db, context.req.valid("json").code) }, 200);
  });

  app.openapi(debit, async (context) => {
    const acting = { who: whoOf(context), now: clock() };
    const balance = await inTransaction(db, (trx) =>
      debitVoucher(trx, { ...context.req.valid("json"), ...acting }),
    );
    return context.json({ data: { balance } }, 200);
  });
}
