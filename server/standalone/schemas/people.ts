import { z } from "@hono/zod-openapi";
import { rowId, word } from "./shared.ts";
import { day, namedSchema } from "./programme.ts";
import { productionStateSchema } from "./repertoire.ts";

export const personCardSchema = z
  .object({
    id: rowId,
    slug: word,
    name: word,
    surname: z.string(),
    group: namedSchema,
    function: z.string().nullable(),
    image: z.string().nullable().openapi({ description: "A file of the folder `person`." }),
    as_guest: z.boolean(),
  })
  .openapi("PersonCard");

export const personSchema = personCardSchema
  .extend({
    bio: z.string().openapi({ description: "HTML." }),
    credit: z.string().nullable().openapi({ description: "The picture's author." }),
    roles: z.array(
      z.object({
        kind: z.enum(["cast", "team"]),
        role: word,
        production: z.object({
          slug: word,
          title: word,
          image: z.string().nullable(),
          state: productionStateSchema,
        }),
        since: day.nullable(),
        until: day.nullable(),
      }),
    ),
  })
  .openapi("Person");
