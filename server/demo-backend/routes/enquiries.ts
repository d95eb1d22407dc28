import { createRoute } from "@hono/zod-openapi";
import type { DemoApp, Dependencies } from "#server/demo-backend/app.ts";
import { submitEnquiry } from "#server/demo-backend/domain/enquiries/submit-enquiry.ts";
import { enquiryBody, enquiryReceived } from "#server/demo-backend/schemas/enquiry.ts";
import { body, jsonData, responses } from "#server/demo-backend/schemas/shared.ts";

const submit = createRoute({
  method: "post",
  path: "/api/enquiries",
  tags: ["enquiries"],
  request: { body: body(enquiryBody) },
  responses: {
    201: jsonData(enquiryReceived, "Recorded; both letters are queued."),
    ...responses.invalid,
  },
});

/** Enquiries of groups, schools and subscribers. */
export function registerEnquiries(app: DemoApp, { db, clock, mailer }: Dependencies): void {
  app.openapi(submit, async (context) => {
    const input = context.req.valid("json");
    const data = await db.transaction().execute((trx) => submitEnquiry(trx, input, clock()));
    await mailer.wake();
    return context.json({ data }, 201);
  });
}
