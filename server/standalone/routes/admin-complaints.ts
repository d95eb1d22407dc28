import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { whoOf } from "#standalone/authentication.ts";
import { closeComplaint } from "#standalone/domain/complaints/close.ts";
import { listAllComplaints, readComplaint } from "#standalone/domain/complaints/read-complaints.ts";
import { closedBody, staffComplaint, staffComplaintRow } from "#standalone/schemas/complaint.ts";
import { metaSchema, pageQuery } from "#standalone/schemas/content.ts";
import { bearer, body, json, jsonData, responses } from "#standalone/schemas/shared.ts";

const tags = ["admin"];
const security = bearer;
const params = z.object({ reference: z.string().min(1).max(20) });

const list = createRoute({
  method: "get",
  path: "/api/admin/complaints",
  tags,
  security,
  request: { query: pageQuery.extend({ state: z.enum(["open", "all"]).default("open") }) },
  responses: {
    200: json(
      z.object({ data: z.array(staffComplaintRow), meta: metaSchema }),
      "Open complaints, the oldest first; `all`: the newest first.",
    ),
    ...responses.signedOut,
    ...responses.invalid,
  },
});

const read = createRoute({
  method: "get",
  path: "/api/admin/complaints/{reference}",
  tags,
  security,
  request: { params },
  responses: {
    200: jsonData(staffComplaint, "The complaint."),
    ...responses.signedOut,
    ...responses.notFound,
  },
});

const close = createRoute({
  method: "post",
  path: "/api/admin/complaints/{reference}/closed",
  tags,
  security,
  request: { params, body: body(closedBody) },
  responses: {
    200: jsonData(
      z.object({ reference: z.string(), state: z.enum(["accepted", "rejected"]) }),
      "Settled; the customer is told.",
    ),
    ...responses.signedOut,
    ...responses.notFound,
    ...responses.conflict,
    ...responses.invalid,
  },
});

/** Complaints for staff. */
export function registerAdminComplaints(app: Api, { db, clock, mailer }: Dependencies): void {
  app.openapi(list, async (context) => {
    return context.json(await listAllComplaints(db, context.req.valid("query")), 200);
  });

  app.openapi(read, async (context) => {
    return context.json({ data: await readComplaint(db, context.req.valid("param").reference) }, 200);
  });

  app.openapi(close, async (context) => {
    const { reference } = context.req.valid("param");
    const closing = { reference, ...context.req.valid("json"), who: whoOf(context), now: clock() };
    const data = await inTransaction(db, (trx) => closeComplaint(trx, closing));
    await mailer.wake();
    return context.json({ data }, 200);
  });
}
