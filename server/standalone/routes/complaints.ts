import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { signedIn } from "#standalone/authentication.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { listOwnComplaints } from "#standalone/domain/complaints/read-complaints.ts";
import { submitComplaint } from "#standalone/domain/complaints/submit.ts";
import { complaintBody, complaintSchema, receivedSchema } from "#standalone/schemas/complaint.ts";
import { jsonData } from "#standalone/schemas/shared.ts";

/** Complaints of defects. */
export const complaintsRoutes = [
  route(
    "POST /api/complaints",
    {
      cost: "costly",
      tag: "complaints",
      token: "optional",
      body: complaintBody,
      201: jsonData(receivedSchema, "Recorded, whether such an order exists or not."),
    },
    async ({ body: input, context }, tools) => {
      const { db, clock, mailer } = tools;
      const user = await signedIn(tools, context.req.header("Authorization"));
      requireOwnLinks(tools, { summary_url: input.summary_url });
      const data = await inTransaction(db, (trx) =>
        submitComplaint(trx, { input, userId: user?.id ?? null, now: clock() }),
      );
      await mailer.wake();
      return { data };
    },
  ),
  route(
    "GET /api/me/complaints",
    {
      cost: "read",
      tag: "complaints",
      token: "customer",
      200: jsonData(z.array(complaintSchema), "The customer's complaints, the newest first."),
    },
    async ({ customer }, { db }) => ({ data: await listOwnComplaints(db, customer.id) }),
  ),
];
