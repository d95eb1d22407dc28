import { z } from "@hono/zod-openapi";
import { readReferences } from "#standalone/domain/content/person-references.ts";
import { route } from "#standalone/route.ts";
import { contactSchema } from "#standalone/schemas/content.ts";
import { jsonData, localeParams } from "#standalone/schemas/shared.ts";

export const contactsRoutes = [
  route(
    "GET /api/contacts/{locale}",
    {
      cost: "read",
      tag: "contacts",
      params: localeParams,
      200: jsonData(z.array(contactSchema), "Departments and places, in the theatre's order."),
    },
    async (_call, { db }) => {
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
      return { data };
    },
  ),
];
