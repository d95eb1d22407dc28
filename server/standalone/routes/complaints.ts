import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { customerOf, signedIn } from "#standalone/authentication.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { listOwnComplaints } from "#standalone/domain/complaints/read-complaints.ts";
import { submitComplaint } from "#standalone/domain/complaints/submit.ts";
import { complaintBody, complaintSchema, receivedSchema } from "#standalone/schemas/complaint.ts";
import { bearer, body, jsonData, optionalBearer, responses } from "#standalone/schemas/shared.ts";

const tags = ["complaints"];

const submit = createRoute({
  method: "post",
  path: "/api/complaints",
  tags,
  security: optionalBearer,
  request: { body: body(complaintBody) },
  responses: {
    201: jsonData(receivedSchema, "Recorded, whether there is such an order or not."),
    ...responses.invalid,
  },
});

const own = createRoute({
  method: "get",
  path: "/api/me/complaints",
  tags,
  security: bearer,
  responses: {
    200: jsonData(z.array(complaintSchema), "The customer's complaints, the newest first."),
    ...responses.signedOut,
  },
});

/** Complaints of defects. */
export function registerComplaints(app: Api, tools: Dependencies): void {
  const { db, clock, mailer } = tools;

  app.openapi(submit, async (context) => {
    const user = await signedIn(tools, context.req.header("Authorization"));
    const input = context.req.valid("json");
    requireOwnLinks(tools, { summary_url: input.summary_url });
    const data = await inTransaction(db, (trx) =>
      submitComplaint(trx, { input, userId: user?.id ?? null, now: clock() }),
    );
    await mailer.wake();
    return context.json({ data }, 201);
  });

  app.openapi(own, async (context) => {
    return context.json({ data: await listOwnComplaints(db, customerOf(context).id) }, 200);
  });
}
