import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { whoOf } from "#standalone/authentication.ts";
import { admitTicket, readGuestList } from "#standalone/domain/staff/tickets.ts";
import { bearer, body, idParam, jsonData, responses } from "#standalone/schemas/shared.ts";
import { admittedBody, admittedSchema, guestListSchema } from "#standalone/schemas/staff-tickets.ts";

const shared = { tags: ["admin"], security: bearer };
const refusals = { ...responses.signedOut, ...responses.notFound };

const admit = createRoute({
  ...shared,
  method: "post",
  path: "/api/admin/tickets/admit",
  request: { body: body(admittedBody) },
  responses: {
    200: jsonData(admittedSchema, "Its holder may enter."),
    ...refusals,
    ...responses.conflict,
    ...responses.invalid,
  },
});

const guestList = createRoute({
  ...shared,
  method: "get",
  path: "/api/admin/performances/{id}/guest-list",
  request: { params: z.object({ id: idParam }) },
  responses: { 200: jsonData(guestListSchema, "Its valid tickets, by their places."), ...refusals },
});

/** The doors of an evening. */
export function registerAdminTickets(app: Api, { db, clock }: Dependencies): void {
  app.openapi(admit, async (context) => {
    const { code } = context.req.valid("json");
    const acting = { who: whoOf(context), now: clock() };
    const data = await inTransaction(db, (trx) => admitTicket(trx, { code, ...acting }));
    return context.json({ data }, 200);
  });

  app.openapi(guestList, async (context) => {
    return context.json({ data: await readGuestList(db, context.req.valid("param").id) }, 200);
  });
}
