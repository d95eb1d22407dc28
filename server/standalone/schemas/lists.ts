import { z } from "@hono/zod-openapi";
import { rowId, word, count, amount, country, spare } from "./shared.ts";

export const currencySchema = z
  .object({
    id: rowId,
    code: word.openapi({ example: "CZK" }),
    is_default: z.boolean(),
    rate: amount.gt(0).openapi({ description: "CZK for one unit." }),
    decimals: count.max(4),
    symbol_before: z.string().nullable(),
    symbol_after: z.string().nullable(),
  })
  .openapi("Currency");

export const countrySchema = z.object({ code: country, name: word }).openapi("Country");

export const categorySchema = z
  .object({
    id: rowId,
    name: word,
    slug: word,
    description: z.string().nullable(),
    image: z
      .string()
      .nullable()
      .openapi({ ...spare, description: "Of one of its products, folder product." }),
    count,
  })
  .openapi("Category");

export const brandSchema = z
  .object({
    id: rowId,
    name: word,
    slug: word,
    logo: z.string().nullable(),
    count,
  })
  .openapi("Brand");

export const settingSchema = z
  .object({
    name: word.openapi({ example: "topmenu" }),
    value: z.unknown().openapi({
      description:
        "JSON, or JSON text, by name. `topmenu`: `[{text,link,leave,submenu:[{text,link,leave}]}]`; `bottommenu`: `[{title,links:[{text,link,leave}]}]`; `intropopup`: `{active}`; optional: `theatre`: `{name,claim,legal_form,street,zip,city,ico,dic,data_box,phone,email,registration}`; `social`: `[{text,link}]`; `notice`: `{text,link,link_text,kind,from,to}`; `boxoffice`: `{special:[{from,to,heading,text}],regular:[{from,to,opens,closes}],other_days,holidays,minutes_before,minutes_after}`; `accounts`: `{signs_in_at_once,reset_link_hours,password_ends_sessions,registration_email,order_email}`; `resend`: `true`.",
    }),
  })
  .openapi("Setting", { required: ["name", "value"] });

export const bannerSchema = z
  .object({
    title: word,
    text: z.string().nullable().openapi(spare),
    url: z.string().nullable(),
    url_text: z.string().nullable().openapi(spare),
    path: z.string().openapi({ description: "Image folder." }),
    image: z.string().nullable(),
  })
  .openapi("Banner");

export const blogCategorySchema = z.object({ id: rowId, name: word, slug: word }).openapi("BlogCategory");

export const pageSchema = z
  .object({
    slug: word,
    title: word,
    body: z.string().openapi({ description: "HTML below the page's h1." }),
    updated_at: z.iso.datetime({ offset: true }),
    sample: z.boolean().openapi({ description: "A sample text that the operator must have checked." }),
  })
  .openapi("Page");
