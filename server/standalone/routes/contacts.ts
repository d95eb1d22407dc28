import { createRoute, z } from "@hono/zod-openapi";
import { readReferences } from "#standalone/domain/content/person-references.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { contactSchema } from "#standalone/schemas/content.ts";
import { jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const contacts = createRoute({
  method: "get",
  path: "/api/contacts/{locale}",
  tags: ["contacts"],
  request: { params: localeParams },
  responses: {
    200: jsonData(z.array(contactSchema), "Departments and places, in the theatre's order."),
    ...responses.notFound,
  },
});

export function registerContacts(app: Api, { db }: Dependencies): void {
  app.openapi(contacts, async (context) => {
    const rows = await db.selectFrom("contacts").selectAll().orderBy("position").execute();
    const slugs = rows.flatMap(({ people }) => people.map((person) => person.person_slug));
    const references = await readReferences(db, slugs);
    const data = rows.map(({ position: _position, people, ...contact }) => ({
      ...contact,
      people: people.map(({ person_slug: slug, ...person }) => ({
        ...person,
        person: references.get(slug ?? "") ?? null,
      })),
    }));
    return context.json({ data }, 200);
  });
}
