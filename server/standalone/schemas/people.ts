import { z } from "@hono/zod-openapi";
import { day, namedSchema } from "./programme.ts";
import { productionStateSchema } from "./repertoire.ts";

export const personCardSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
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
    credit: z.string().nullable().openapi({ description: "Who made the picture." }),
    roles: z.array(
      z.object({
        kind: z.enum(["cast", "team"]),
        role: z.string(),
        production: z.object({
          slug: z.string(),
          title: z.string(),
          image: z.string().nullable(),
          state: productionStateSchema,
        }),
        since: day.nullable(),
        until: day.nullable(),
      }),
    ),
  })
  .openapi("Person");
