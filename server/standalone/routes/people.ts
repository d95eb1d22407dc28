import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { readPerson, readPersonCards } from "#standalone/domain/theatre/read-people.ts";
import { personCardSchema, personSchema } from "#standalone/schemas/people.ts";
import { idParam, jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const tags = ["theatre"];

const people = createRoute({
  method: "get",
  path: "/api/people/{locale}",
  tags,
  request: { params: localeParams },
  responses: {
    200: jsonData(z.array(personCardSchema), "Everybody, group after group."),
    ...responses.notFound,
  },
});

const person = createRoute({
  method: "get",
  path: "/api/people/{locale}/{id}",
  tags,
  request: { params: localeParams.extend({ id: idParam }) },
  responses: { 200: jsonData(personSchema, "One person."), ...responses.notFound },
});

export function registerPeople(app: Api, { db, clock }: Dependencies): void {
  app.openapi(people, async (context) => context.json({ data: await readPersonCards(db) }, 200));

  app.openapi(person, async (context) => {
    const { id } = context.req.valid("param");
    return context.json({ data: await readPerson(db, id, clock()) }, 200);
  });
}
