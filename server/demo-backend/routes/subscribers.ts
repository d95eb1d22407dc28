import { createRoute, z } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import type { DemoApp, Dependencies } from "#server/demo-backend/app.ts";
import { Refusal } from "#server/demo-backend/refusal.ts";
import { body, json, line, responses } from "#server/demo-backend/schemas/shared.ts";

const save = createRoute({
  method: "post",
  path: "/api/subscriber/save",
  tags: ["newsletter"],
  request: {
    body: body(
      z
        .object({ email: z.email().max(254), type: line(50).openapi({ example: "modal" }) })
        .openapi("Subscriber"),
    ),
  },
  responses: { 201: json(z.object({}), "Saved."), ...responses.conflict, ...responses.invalid },
});

export function registerSubscribers(app: DemoApp, { db, clock }: Dependencies): void {
  app.openapi(save, async (context) => {
    const { email, type } = context.req.valid("json");
    const isNew = await saveSubscriber(db, { email, type, now: clock() });
    if (!isNew) throw new Refusal(409, "already_exists");
    return context.json({}, 201);
  });
}

/** Stores a newsletter subscriber; false if the address is already stored. */
export async function saveSubscriber(
  db: Kysely<Tables>,
  { email, type, now }: { email: string; type: string; now: Date },
): Promise<boolean> {
  const saved = await db
    .insertInto("subscribers")
    .values({ email: email.toLowerCase(), type, created_at: now })
    .onConflict((on) => on.doNothing())
    .returning("email")
    .executeTakeFirst();
  return saved !== undefined;
}
