import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { admitTicket, readGuestList } from "#standalone/domain/staff/tickets.ts";
import { idParam, jsonData } from "#standalone/schemas/shared.ts";
import { admittedBody, admittedSchema, guestListSchema } from "#standalone/schemas/staff-tickets.ts";

/** The doors of an evening. */
export const adminTicketsRoutes = [
  route(
    "POST /api/admin/tickets/admit",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      body: admittedBody,
      200: jsonData(admittedSchema, "Its holder may enter."),
      refuses: {
        404: "No such ticket.",
        409: "`ticket_void`, `ticket_unpaid` (`value`: the order's code), `already_admitted` (`value`: when), `other_evening` (`value`: its title, `starts_at`).",
      },
    },
    async ({ body, who }, { db, clock }) => {
      const { code } = body;
      const acting = { who: who, now: clock() };
      const data = await inTransaction(db, (trx) => admitTicket(trx, { code, ...acting }));
      return { data };
    },
  ),
  route(
    "GET /api/admin/performances/{id}/guest-list",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      params: z.object({ id: idParam }),
      200: jsonData(guestListSchema, "Its valid tickets, by their places."),
    },
    async ({ params }, { db }) => ({ data: await readGuestList(db, params.id) }),
  ),
];
