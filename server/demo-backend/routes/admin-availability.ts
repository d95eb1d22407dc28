import { createRoute, z } from "@hono/zod-openapi";
import type { DemoApp, Dependencies } from "#server/demo-backend/app.ts";
import { whoOf } from "#server/demo-backend/authentication.ts";
import { setAvailability, soldStates } from "#server/demo-backend/domain/staff/availability.ts";
import { bearer, body, idParam, jsonData, responses } from "#server/demo-backend/schemas/shared.ts";

const change = createRoute({
  method: "put",
  path: "/api/admin/performances/{id}/availability",
  tags: ["admin"],
  security: bearer,
  request: {
    params: z.object({ id: idParam }),
    body: body(z.object({ state: z.enum(soldStates) }).openapi("EveningAvailability")),
  },
  responses: {
    200: jsonData(
      z.object({
        id: z.number().int(),
        title: z.string(),
        starts_at: z.iso.datetime(),
        before: z.string(),
        after: z.enum(soldStates),
      }),
      "The state before and after; who waits for tickets is told.",
    ),
    ...responses.signedOut,
    ...responses.notFound,
    ...responses.conflict,
    ...responses.invalid,
  },
});

/** Whether there are tickets left for an evening, for staff. */
export function registerAdminAvailability(app: DemoApp, { db, clock, mailer }: Dependencies): void {
  app.openapi(change, async (context) => {
    const { id } = context.req.valid("param");
    const changing = { id, ...context.req.valid("json"), who: whoOf(context), now: clock() };
    const data = await db.transaction().execute((trx) => setAvailability(trx, changing));
    await mailer.wake();
    return context.json({ data }, 200);
  });
}
