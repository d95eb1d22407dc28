import { z } from "@hono/zod-openapi";
import { readPerson, readPersonCards } from "#standalone/domain/theatre/read-people.ts";
import { route } from "#standalone/route.ts";
import { personCardSchema, personSchema } from "#standalone/schemas/people.ts";
import { idParam, jsonData, localeParams } from "#standalone/schemas/shared.ts";

const shared = { cost: "read", tag: "theatre" } as const;

export const peopleRoutes = [
  route(
    "GET /api/people/{locale}",
    {
      ...shared,
      params: localeParams,
      200: jsonData(z.array(personCardSchema), "Everybody, group after group."),
    },
    async (_call, { db }) => ({ data: await readPersonCards(db) }),
  ),
  route(
    "GET /api/people/{locale}/{id}",
    { ...shared, params: localeParams.extend({ id: idParam }), 200: jsonData(personSchema, "One person.") },
    async ({ params }, { db, clock }) => ({ data: await readPerson(db, params.id, clock()) }),
  ),
];
