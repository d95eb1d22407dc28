import { z } from "@hono/zod-openapi";
import { reference } from "./product.ts";
import { whole } from "./shared.ts";

const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

export const titleSchema = z.object({ slug: z.string(), title: z.string() }).openapi("ProductionTitle");

export const articleCardSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    perex: z.string(),
    date: instant,
    image: z.string().nullable().openapi({ description: "Folder `article`." }),
    category: reference.nullable(),
    kind: z.enum(["news", "post"]),
  })
  .openapi("ArticleCard");
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const articleSchema = articleCardSchema
  .extend({
    body: z.string().openapi({ description: "HTML." }),
    author: z.string().nullable(),
    updated_at: instant.nullable(),
    production: titleSchema.nullable(),
    related: z.array(articleCardSchema),
  })
  .openapi("Article");

/** Invalid values become the defaults instead of errors: anyone can edit the query string. */
export const pageQuery = z.object({ page: whole(1, 100_000), per_page: whole(10, 100) });

/** A slug from the query string. NUL is removed: PostgreSQL allows none in text, so no slug contains one. */
export const slugFilter = z
  .string()
  .transform((slug) => slug.replaceAll("\0", ""))
  .optional()
  .openapi({ type: "string" });

export const metaSchema = z
  .object({
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    per_page: z.number().int(),
  })
  .openapi("PageMeta");

export const contactSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    kind: z.enum(["department", "venue", "branch"]),
    description: z.string().nullable(),
    street: z.string().nullable(),
    zip: z.string().nullable(),
    city: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    map: z.string().nullable().openapi({ description: "Folder `map`." }),
    opening_hours: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    people: z.array(
      z.object({
        name: z.string(),
        title: z.string().nullable(),
        function: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        image: z.string().nullable().openapi({ description: "Folder `person`." }),
        person: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }).nullable(),
      }),
    ),
  })
  .openapi("Contact");

const fileFields = {
  title: z.string(),
  file: z.string().openapi({ description: "Read it at `/files/{file}`." }),
  type: z.string().openapi({ example: "PDF" }),
  size: z.number().int().openapi({ description: "Bytes." }),
  date: day,
};

export const documentSchema = z.object({ ...fileFields, group: z.string() }).openapi("Document");

export const annualReportSchema = z
  .object({
    year: z.number().int(),
    ...fileFields,
    figures: z.array(z.object({ label: z.string(), value: z.string() })),
  })
  .openapi("AnnualReport");

export const partnerSchema = z
  .object({
    name: z.string(),
    url: z.string().nullable(),
    logo: z.string().nullable().openapi({ description: "Folder `partner`." }),
    level: z.enum(["main", "partner"]),
  })
  .openapi("Partner");
