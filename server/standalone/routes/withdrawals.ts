import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { made, route } from "#standalone/route.ts";
import { retryWhileUnavailable } from "#standalone/db/database-unavailable.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { listWithdrawals, readReceived, receiveWithdrawal } from "#standalone/domain/orders/withdraw.ts";
import { metaSchema, pageQuery } from "#standalone/schemas/content.ts";
import { json, jsonData } from "#standalone/schemas/shared.ts";
import { staffWithdrawal, withdrawalBody, withdrawalReceived } from "#standalone/schemas/withdrawal.ts";

/** Statements of withdrawal from a contract (§ 1830a OZ). */
export const withdrawalsRoutes = [
  route(
    "POST /api/withdrawals",
    {
      cost: "costly",
      tag: "orders",
      body: withdrawalBody,
      201: jsonData(withdrawalReceived, "Received, whether such an order exists or not."),
      200: jsonData(
        withdrawalReceived,
        "The first one, if the same statement (order code, e-mail and items) arrived within a day or with the same `Idempotency-Key`.",
      ),
    },
    async ({ body: statement }, tools) => {
      const { db, clock, mailer } = tools;
      requireOwnLinks(tools, { summary_url: statement.summary_url });
      const { reference, isNew } = await inTransaction(db, (trx) =>
        receiveWithdrawal(trx, statement, clock()),
      );
      // The statement is committed: a connection that breaks from here on must not count as its failure.
      if (isNew) await mailer.wake();
      const data = await retryWhileUnavailable(() => readReceived(db, reference));
      return made(isNew, { data });
    },
  ),
];

export const adminWithdrawalsRoutes = [
  route(
    "GET /api/admin/withdrawals",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      query: pageQuery,
      200: json(
        z.object({ data: z.array(staffWithdrawal), meta: metaSchema }),
        "Withdrawals, the newest first.",
      ),
    },
    ({ query }, { db }) => listWithdrawals(db, query),
  ),
];
