import { z } from "zod";
import type {
  Access,
  Audience,
  CastEntry,
  Performance,
  PerformanceLabel,
  TicketCategory,
  TicketState,
} from "#app/domain/theatre/performance.ts";
import { gross } from "#app/domain/shop/money.ts";
import type { Age } from "#server/upstream/cache.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { limits } from "#server/upstream/answer-limits.ts";
import { named, optionalList, personReference, priceRange, withPreviousStart } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const states: Readonly<Record<string, TicketState>> = {
  on_sale: "on-sale",
  few_left: "few-left",
  sold_out: "sold-out",
  presale_soon: "presale-soon",
  box_office_only: "box-office-only",
  reservation: "reservation",
  free: "free",
  closed_perf: "closed",
  cancelled: "cancelled",
  moved: "moved",
};

const labels: Readonly<Record<string, PerformanceLabel>> = {
  premiere: "premiere",
  derniere: "derniere",
  renewed_premiere: "renewed-premiere",
  dress_rehearsal: "dress-rehearsal",
  guest: "guest",
  tour: "tour",
  last_this_year: "last-this-year",
  debate: "debate",
};

const access: Readonly<Record<string, Access>> = {
  cs_captions: "cs-captions",
  en_surtitles: "en-surtitles",
  czj: "sign-language",
  audio_description: "audio-description",
  relaxed: "relaxed",
  step_free: "step-free",
};

/** Reads the codes of a date's offer, without unknown ones. */
export const accessCodes = codes(access);

const audience: Readonly<Record<string, Audience>> = {
  adults: "adults",
  families: "families",
  schools: "schools",
};

const castEntry = w
  .object({
    role: w.optionalText,
    name: w.line,
    person: w.optional(personReference),
    asGuest: w.booleanLike,
  })
  .transform((wire): CastEntry => ({ ...wire, role: wire.role ?? "" }));

const production = w.object({
  slug: w.opaqueKey,
  title: w.line,
  author: w.optionalText,
  genre: w.optional(named),
  image: w.imageFile,
  lengthMinutes: w.optional(w.amount.pipe(z.number().int().positive())),
});

const ticketCategory = w
  .object({
    variantId: w.key,
    name: w.line,
    price: w.amount.pipe(z.number().min(0)),
    taxRate: w.taxRate,
    free: w.optional(w.amount.pipe(z.number().int().min(0))),
    note: w.optionalText,
    // A text, or only the fact that the upstream has one.
    needsProof: z
      .union([w.text, z.literal(true).transform(() => genericProof)])
      .nullish()
      .catch(null),
    concessionOf: w.optional(w.key),
    isAccess: w.booleanLike,
  })
  .transform(({ price, taxRate, needsProof, ...wire }): TicketCategory => ({
    ...wire,
    price: gross(price, taxRate.rate),
    needsProof: needsProof ?? null,
  }));

const genericProof = "doklad o nároku na slevu";

const tickets = w
  .object({
    productId: w.key,
    maxPerOrder: w.optional(w.amount.pipe(z.number().int().positive())),
    categories: w.list(ticketCategory),
  })
  .refine(({ categories }) => categories.length > 0);

const performance = w
  .object({
    id: w.id,
    title: w.line,
    production: w.optional(production),
    startsAt: w.instant,
    previousStartsAt: w.optional(w.instant),
    endsAt: w.optional(w.instant),
    venue: w.object({ slug: w.opaqueKey, name: w.line, stepFree: w.optional(w.booleanLike) }),
    state: w.optionalText,
    presaleFrom: w.optional(w.instant),
    movedTo: w.optional(w.object({ id: w.id, startsAt: w.instant })),
    ticketUrl: w.optionalText.transform((url) => url && safeLink(url)),
    price: w.optional(priceRange),
    tickets: w.optional(tickets),
    labels: codes(labels),
    access: accessCodes,
    audience: codes(audience),
    isSoon: w.booleanLike,
    note: w.optionalText,
    description: w.optionalText,
    updatedAt: w.optional(w.instant),
    cast: optionalList(castEntry),
  })
  .transform((wire): Performance => ({
    ...withPreviousStart(wire),
    // Ignores an end before the start.
    endsAt: wire.endsAt && Date.parse(wire.endsAt) > Date.parse(wire.startsAt) ? wire.endsAt : null,
    state: wire.state !== null && Object.hasOwn(states, wire.state) ? (states[wire.state] ?? null) : null,
  }));

const programme = w
  .list(performance, limits.longList)
  .transform((all) =>
    [...all].sort(
      (item, other) => Date.parse(item.startsAt) - Date.parse(other.startsAt) || item.id - other.id,
    ),
  );

/** All performances from this day on (`YYYY-MM-DD`, Prague), by start. Leaves out invalid rows. */
export function readProgramme(upstream: Upstream, from: string, age: Age = "kept") {
  return upstream.shared("programme", { from }, programme, age);
}

/** Maps upstream codes to domain words, without duplicates and in the order of `words`; without unknown codes. */
function codes<const T extends string>(words: Readonly<Record<string, T>>) {
  return w
    .optional(z.array(z.unknown()))
    .transform((input): T[] =>
      Object.entries(words).flatMap(([code, word]) => (input?.includes(code) ? [word] : [])),
    );
}
