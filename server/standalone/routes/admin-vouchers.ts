import { inTransaction } from "#standalone/db/in-transaction.ts";
import { route } from "#standalone/route.ts";
import { debitVoucher, lookUpVoucher } from "#standalone/domain/staff/vouchers.ts";
import { jsonData } from "#standalone/schemas/shared.ts";
import { debitBody, debitedSchema, lookupBody, staffVoucher } from "#standalone/schemas/staff.ts";

/** Vouchers at the box office. */
export const adminVouchersRoutes = [
  route(
    "POST /api/admin/vouchers/lookup",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      body: lookupBody,
      200: jsonData(staffVoucher, "The voucher; a reading."),
      refuses: { 404: "No such code." },
    },
    async ({ body }, { db }) => ({ data: await lookUpVoucher(db, body.code) }),
  ),
  route(
    "POST /api/admin/vouchers/debit",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      body: debitBody,
      200: jsonData(debitedSchema, "The balance left."),
      refuses: {
        404: "No such code.",
        409: "`not_a_gift_voucher`, `active_to`, `insufficient_balance` (`value`: the balance).",
      },
    },
    async ({ body, who }, { db, clock }) => {
      const acting = { who: who, now: clock() };
      const balance = await inTransaction(db, (trx) => debitVoucher(trx, { ...body, ...acting }));
      return { data: { balance } };
    },
  ),
];
