import { z } from "zod";
import {
  posterCard,
  type CastRole,
  type Production,
  type ListedProduction,
} from "#app/domain/theatre/production.ts";
import { articleCard } from "./blog.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import { html, safeLink } from "#server/upstream/sanitize.ts";
import { productCard } from "./product-schemas.ts";
import { calendarDay, named, personReference, priceRange } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const whole = w.optional(w.whole);
const link = w
  .optional(z.string().max(2_000))
  .transform((input) => (input === null ? null : safeLink(input)));

const rating = z.object({
  average: w.amount.pipe(z.number().min(1).max(5)),
  count: w.amount.pipe(z.number().int().min(1)),
});

const cardFields = {
  slug: w.opaqueKey,
  title: w.line,
  author: w.optionalText,
  genre: w.optional(named),
  perex: w.textOrEmpty,
  image: w.imageFile,
  /** A state added in a later version counts as `current`. */
  state: z.enum(["current", "coming", "ended"]).catch("current"),
  isNew: w.booleanLike,
  isSoon: w.booleanLike,
  premiere: w.optional(calendarDay),
  derniere: w.optional(calendarDay),
  ageFrom: whole.transform((age) => age || null),
  /** Null for a title without ratings. */
  rating: w.optional(rating),
};

/** A title in a list. */
const productionCard: z.ZodType<ListedProduction> = w.object(cardFields);

const role: z.ZodType<CastRole> = z.object({
  role: w.textOrEmpty,
  people: w.list(
    w.object({
      name: w.line,
      person: w.optional(personReference.transform(({ id, slug }) => ({ id, slug }))),
      asGuest: w.booleanLike,
    }),
  ),
});
const roles = w.optionalList(role).transform((all) => all.filter(({ people }) => people.length > 0));

const picture = z
  .object({ image: w.imageFile, caption: w.optionalText, credit: w.optionalText })
  .transform(({ image, ...words }) => (image === null ? null : { image, ...words }));

const production = w
  .object({
    ...cardFields,
    venue: w.optional(named),
    // A length of zero means „not known yet“.
    lengthMinutes: whole.transform((minutes) => minutes || null),
    intervals: whole,
    price: w.optional(priceRange),
    subtitle: w.optionalText,
    translation: w.optionalText,
    description: html,
    images: w.optionalList(picture),
    language: w.optionalText,
    sensory: w.optionalList(w.line),
    contentWarning: w.optionalText,
    helpLine: w.optionalText,
    cast: roles,
    team: roles,
    quotes: w.optionalList(
      z.object({ text: w.text, source: w.line, date: w.optional(calendarDay), url: link }),
    ),
    products: w.optionalList(productCard),
    articles: w.optionalList(articleCard),
    productions: w.optionalList(productionCard),
  })
  .transform((wire): Production => ({
    ...wire,
    genre: wire.genre && { name: wire.genre.name },
    venue: wire.venue && { name: wire.venue.name },
    images: wire.images.filter((image) => image !== null),
    productions: wire.productions.filter(({ slug }) => slug !== wire.slug).map(posterCard),
  }));

/** All titles, in the theatre's order. */
export const readRepertoire = reading("repertoire", w.list(productionCard));

export function readProduction(upstream: Upstream, slug: string) {
  return upstream.shared("production", { slug }, production);
}
