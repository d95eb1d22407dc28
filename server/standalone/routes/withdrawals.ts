import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { retryWhileUnavailable } from "#standalone/db/database-unavailable.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { listWithdrawals, readReceived, receiveWithdrawal } from "#standalone/domain/orders/withdraw.ts";
import { metaSchema, pageQuery } from "#standalone/schemas/content.ts";
import { bearer, body, json, jsonData, responses } from "#standalone/schemas/shared.ts";
import { staffWithdrawal, withdrawalBody, withdrawalReceived } from "#standalone/schemas/withdrawal.ts";

const receive = createRoute({
  method: "post",
  path: "/api/withdrawals",
  tags: ["orders"],
  request: {
    headers: z.object({ "idempotency-key": z.string().max(255).optional() }),
    body: body(withdrawalBody),
  },
  responses: {
    201: jsonData(withdrawalReceived, "Received; also where there is no such order."),
    200: jsonData(withdrawalReceived, "The same statement was received within the last day."),
    ...responses.invalid,
  },
});

const list = createRoute({
  method: "get",
  path: "/api/admin/withdrawals",
  tags: ["admin"],
  security: bearer,
  request: { query: pageQuery },
  responses: {
    200: json(
      z.object({ data: z.array(staffWithdrawal), meta: metaSchema }),
      "Withdrawals, the newest first.",
    ),
    ...responses.signedOut,
  },
});

/** Statements of withdrawal from a contract (§ 1830a OZ). */
export function registerWithdrawals(app: Api, tools: Dependencies): void {
  const { db, clock, mailer } = tools;

  app.openapi(receive, async (context) => {
    const statement = context.req.valid("json");
    requireOwnLinks(tools, { summary_url: statement.summary_url });
    const { reference, isNew } = await inTransaction(db, (trx) => receiveWithdrawal(trx, statement, clock()));
    // The statement is committed: a connection that breaks from here on must not be reported as its failure.
    if (isNew) await mailer.wake();
    const data = await retryWhileUnavailable(() => readReceived(db, reference));
    return isNew ? context.json({ data }, 201) : context.json({ data }, 200);
  });
}

export function registerAdminWithdrawals(app: Api, { db }: Dependencies): void {
  app.openapi(list, async (context) => {
    return context.json(await listWithdrawals(db, context.req.valid("query")), 200);
  });
}
