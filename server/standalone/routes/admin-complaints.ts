import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { closeComplaint } from "#standalone/domain/complaints/close.ts";
import { listAllComplaints, readComplaint } from "#standalone/domain/complaints/read-complaints.ts";
import { closedBody, staffComplaint, staffComplaintRow } from "#standalone/schemas/complaint.ts";
import { metaSchema, pageQuery } from "#standalone/schemas/content.ts";
import { json, jsonData, word } from "#standalone/schemas/shared.ts";

const pathParams = z.object({ reference: word.min(1).max(20) });

/** Complaints for staff. */
export const adminComplaintsRoutes = [
  route(
    "GET /api/admin/complaints",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      query: pageQuery.extend({ state: z.enum(["open", "all"]).default("open") }),
      200: json(
        z.object({ data: z.array(staffComplaintRow), meta: metaSchema }),
        "Open complaints, the oldest first; `all`: the newest first.",
      ),
      refuses: { 422: "An unknown `state`." },
    },
    ({ query }, { db }) => listAllComplaints(db, query),
  ),
  route(
    "GET /api/admin/complaints/{reference}",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      params: pathParams,
      200: jsonData(staffComplaint, "The complaint."),
    },
    async ({ params }, { db }) => ({ data: await readComplaint(db, params.reference) }),
  ),
  route(
    "POST /api/admin/complaints/{reference}/closed",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      params: pathParams,
      body: closedBody,
      200: jsonData(
        z.object({ reference: word, state: z.enum(["accepted", "rejected"]) }),
        "Settled; the customer gets an e-mail.",
      ),
      refuses: { 409: "`complaint_closed` (`value`: the result)." },
    },
    async ({ params, body, who }, { db, clock, mailer }) => {
      const { reference } = params;
      const closing = { reference, ...body, who: who, now: clock() };
      const data = await inTransaction(db, (trx) => closeComplaint(trx, closing));
      await mailer.wake();
      return { data };
    },
  ),
];
