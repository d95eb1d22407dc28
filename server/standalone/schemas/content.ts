import { z } from "@hono/zod-openapi";
import { reference } from "./product.ts";
import { count, decimal, rowId, whole, word, fileName, orNull } from "./shared.ts";

const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

export const titleSchema = z.object({ slug: word, title: word }).openapi("ProductionTitle");

export const articleCardSchema = z
  .object({
    id: rowId,
    slug: word,
    title: word,
    perex: z.string(),
    date: instant,
    image: z.string().nullable().openapi({ description: "Folder `article`." }),
    category: orNull(reference),
    kind: z.enum(["news", "post"]),
  })
  .openapi("ArticleCard");
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const articleSchema = articleCardSchema
  .extend({
    body: z.string().openapi({ description: "HTML." }),
    author: word.nullable(),
    updated_at: instant.nullable(),
    production: orNull(titleSchema),
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
    total: count,
    page: count,
    pages: count,
    per_page: count,
  })
  .openapi("PageMeta");

export const contactSchema = z
  .object({
    slug: word,
    name: word,
    kind: z.enum(["department", "venue", "branch"]),
    description: z.string().nullable(),
    street: z.string().nullable(),
    zip: z.string().nullable(),
    city: z.string().nullable(),
    latitude: decimal.nullable(),
    longitude: decimal.nullable(),
    map: z.string().nullable().openapi({ description: "Folder `map`." }),
    opening_hours: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    people: z.array(
      z.object({
        name: word,
        title: word.nullable(),
        function: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        image: z.string().nullable().openapi({ description: "Folder `person`." }),
        person: z.object({ id: rowId, slug: word, name: word }).nullable(),
      }),
    ),
  })
  .openapi("Contact");

const fileFields = {
  title: word,
  file: fileName.openapi({ description: "Read it at `/files/{file}`." }),
  type: z.string().openapi({ example: "PDF" }),
  size: count.openapi({ description: "Bytes." }),
  date: day,
};

export const documentSchema = z.object({ ...fileFields, group: word }).openapi("Document");

export const annualReportSchema = z
  .object({
    year: count.min(1),
    ...fileFields,
    figures: z.array(z.object({ label: word, value: word })),
  })
  .openapi("AnnualReport");

export const partnerSchema = z
  .object({
    name: word,
    url: z.string().nullable(),
    logo: z.string().nullable().openapi({ description: "Folder `partner`." }),
    level: z.enum(["main", "partner"]),
  })
  .openapi("Partner");
