import { z } from "@hono/zod-openapi";
import { count, rowId, taxRate, word, amount, orNull, spare } from "./shared.ts";

export const namedSchema = z.object({ slug: word, name: word }).openapi("Named");
export const priceRangeSchema = z
  .object({ from: count, to: count })
  .openapi("PriceRange", { description: "Gross CZK." });
export const personReferenceSchema = z
  .object({ id: rowId, slug: word, name: word })
  .openapi("PersonReference");
export const instant = z.string().openapi({ format: "date-time" });
export const day = z.string().openapi({ format: "date", example: "2026-11-24" });

/** An invalid day is ignored. */
function dayFilter(without: string) {
  return z.iso
    .date()
    .optional()
    .catch(undefined)
    .openapi({ type: "string", format: "date", description: `In Prague, included; ${without} without it.` });
}

export const programmeQuery = z.object({ from: dayFilter("today"), to: dayFilter("everything") });

export const performanceSchema = z
  .object({
    id: rowId,
    title: word,
    production: z
      .object({
        slug: word,
        title: word,
        author: word.nullable(),
        genre: orNull(namedSchema),
        image: z.string().nullable().openapi({ description: "A file of the folder `poster`." }),
        length_minutes: count.nullable(),
      })
      .nullable(),
    starts_at: instant,
    previous_starts_at: instant
      .optional()
      .openapi({ description: "The start before the first move of a moved evening." }),
    ends_at: instant.nullable(),
    venue: namedSchema.extend({ step_free: z.boolean() }),
    state: z.enum([
      "on_sale",
      "few_left",
      "sold_out",
      "presale_soon",
      "box_office_only",
      "reservation",
      "free",
      "closed_perf",
      "cancelled",
      "moved",
    ]),
    presale_from: instant.nullable(),
    moved_to: z.object({ id: rowId, starts_at: instant }).nullable(),
    ticket_url: z.string().nullable().openapi({ description: "Absolute, or a path of the site." }),
    price: orNull(priceRangeSchema),
    tickets: z
      .object({
        product_id: rowId.openapi({ description: "A ticket is a product of the shop." }),
        max_per_order: count.openapi({ ...spare, description: "For all categories together." }),
        has_plan: z.boolean().optional().openapi({ description: "Visitors may choose their seats." }),
        categories: z.array(
          z.object({
            variant_id: rowId,
            name: word,
            price: amount.openapi({ description: "Net CZK." }),
            tax_rate: taxRate,
            free: count.openapi({ ...spare, description: "Places left; categories may share them." }),
            note: z.string().nullable(),
            needs_proof: z.string().nullable().openapi({ description: "The proof of a reduced price." }),
            concession_of: count.optional().openapi({
              description: "The `variant_id` of the full-price category of this concession.",
            }),
            is_access: z.boolean().openapi({
              ...spare,
              description: "For wheelchair users, holders of a disability card and their companions.",
            }),
          }),
        ),
      })
      .optional()
      .openapi({ description: "If the shop sells this evening now." }),
    labels: z.array(
      z.enum([
        "premiere",
        "derniere",
        "renewed_premiere",
        "dress_rehearsal",
        "guest",
        "tour",
        "last_this_year",
        "debate",
      ]),
    ),
    access: z.array(
      z.enum(["cs_captions", "en_surtitles", "czj", "audio_description", "relaxed", "step_free"]),
    ),
    audience: z.array(z.enum(["adults", "families", "schools"])),
    is_soon: z.boolean(),
    note: z.string().nullable().openapi({ description: "Plain text." }),
    description: z.string().nullable().openapi({ description: "Plain text." }),
    updated_at: instant.openapi({ ...spare, description: "Last change of time, hall or state." }),
    cast: z.array(
      z.object({
        role: z.string(),
        name: word,
        person: orNull(personReferenceSchema),
        as_guest: z.boolean(),
      }),
    ),
  })
  .openapi("Performance");

export const venueSchema = z
  .object({
    ...namedSchema.shape,
    capacity: count.nullable(),
    step_free: z.boolean(),
    description: z.string().openapi({ description: "HTML." }),
    access: z.string().nullable().openapi({ description: "Plain text." }),
    image: z.string().nullable().openapi({ description: "A file of the folder `venue`." }),
    zones: z.array(
      z.object({
        name: word,
        price: count,
        colour: z
          .string()
          .optional()
          .openapi({ description: "The colour of its seats on the plan, `#rrggbb`." }),
      }),
    ),
  })
  .openapi("Venue");
