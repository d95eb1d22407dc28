import { z } from "zod";
import type { CastRole, Production, ProductionCard } from "#app/domain/theatre/production.ts";
import { articleCard } from "./blog.ts";
import { listBytes, type Upstream } from "#server/upstream/client.ts";
import { html, safeLink } from "#server/upstream/sanitize.ts";
import { path } from "#server/upstream/path.ts";
import { productCard } from "./product-schemas.ts";
import { day, named, optionalList, personReference, priceRange } from "./theatre-schemas.ts";
import {
  amount,
  data,
  booleanLike,
  imageFile,
  opaqueKey,
  line,
  list,
  optional,
  optionalText,
  text,
} from "#server/upstream/wire.ts";

const whole = optional(amount.pipe(z.number().int().min(0)));
const link = optional(z.string().max(2_000)).transform((given) => (given === null ? null : safeLink(given)));

const rating = z
  .object({ average: amount.pipe(z.number().min(1).max(5)), count: amount.pipe(z.number().int().min(1)) })
  .transform((wire) => wire);

const cardFields = {
  slug: opaqueKey,
  title: line,
  author: optionalText,
  genre: optional(named),
  venue: optional(named),
  perex: optionalText,
  image: imageFile,
  /** A state added in a later version counts as `current`. */
  state: z.enum(["current", "coming", "ended"]).catch("current"),
  is_new: booleanLike,
  is_soon: booleanLike,
  length_minutes: whole,
  intervals: whole,
  premiere: optional(day),
  derniere: optional(day),
  age_from: whole,
  price: optional(priceRange),
  /** Null for a title without ratings. */
  rating: optional(rating),
};

const cardObject = z.object(cardFields);

function toProductionCard(wire: z.output<typeof cardObject>): ProductionCard {
  return {
    slug: wire.slug,
    title: wire.title,
    author: wire.author,
    genre: wire.genre,
    venue: wire.venue,
    perex: wire.perex ?? "",
    image: wire.image,
    state: wire.state,
    isNew: wire.is_new,
    isSoon: wire.is_soon,
    // A length of zero means „not known yet“.
    lengthMinutes: wire.length_minutes || null,
    intervals: wire.intervals,
    premiere: wire.premiere,
    derniere: wire.derniere,
    ageFrom: wire.age_from || null,
    price: wire.price,
    rating: wire.rating,
  };
}

/** A title in a list. */
export const productionCard = cardObject.transform(toProductionCard);

const roles = optionalList(
  z
    .object({
      role: optionalText,
      people: list(z.object({ name: line, person: optional(personReference), as_guest: booleanLike })),
    })
    .transform(({ role, people }): CastRole => ({
      role: role ?? "",
      people: people.map(({ name, person, as_guest }) => ({ name, person, asGuest: as_guest })),
    })),
).transform((all) => all.filter(({ people }) => people.length > 0));

const picture = z
  .object({ image: imageFile, caption: optionalText, credit: optionalText })
  .transform(({ image, ...words }) => (image === null ? null : { image, ...words }));

const production = z
  .object({
    ...cardFields,
    subtitle: optionalText,
    translation: optionalText,
    description: html,
    images: optionalList(picture),
    language: optionalText,
    sensory: optionalList(line),
    content_warning: optionalText,
    help_line: optionalText,
    cast: roles,
    team: roles,
    quotes: optionalList(z.object({ text, source: line, date: optional(day), url: link })),
    products: optionalList(productCard),
    articles: optionalList(articleCard),
    productions: optionalList(productionCard),
  })
  .transform((wire): Production => ({
    ...toProductionCard(wire),
    subtitle: wire.subtitle,
    translation: wire.translation,
    description: wire.description,
    images: wire.images.filter((image) => image !== null),
    language: wire.language,
    sensory: wire.sensory,
    contentWarning: wire.content_warning,
    helpLine: wire.help_line,
    cast: wire.cast,
    team: wire.team,
    quotes: wire.quotes,
    products: wire.products,
    articles: wire.articles,
    productions: wire.productions.filter(({ slug }) => slug !== wire.slug),
  }));

/** All titles, in the theatre's order. */
export function readRepertoire(upstream: Upstream) {
  return upstream.shared(path`/api/repertoire/cs`, data(list(productionCard)), { maxBytes: listBytes });
}

export function readProduction(upstream: Upstream, slug: string) {
  return upstream.shared(path`/api/repertoire/cs/${slug}`, data(production));
}
