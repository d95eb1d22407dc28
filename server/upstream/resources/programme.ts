import { byId } from "#app/domain/id.ts";
import { z } from "zod";
import {
  accessKinds,
  audiences,
  performanceLabels,
  ticketStates,
  type CastEntry,
  type Performance,
  type TicketCategory,
} from "#app/domain/theatre/performance.ts";
import { gross } from "#app/domain/shop/money.ts";
import type { Age } from "#server/upstream/cache.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { answerLimits } from "#server/upstream/answer-limits.ts";
import { netPrice, priced, priceFields } from "./product-schemas.ts";
import { named, personReference, priceRange, withPreviousStart } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

/** Codes that differ from their word in more than the separators. */
const otherCodes: Readonly<Record<string, string>> = { closed: "closed_perf", "sign-language": "czj" };

function codeOf(word: string): string {
  return otherCodes[word] ?? word.replaceAll("-", "_");
}

/** The words of these codes, without duplicates and in the order of `words`; without unknown codes. */
function wordsOf<const T extends string>(words: readonly T[]) {
  return w
    .optional(z.array(z.unknown()))
    .transform((codes): readonly T[] => words.filter((word) => codes?.includes(codeOf(word))));
}

/** A date's offer. */
export const offeredAccess = wordsOf(accessKinds);

const castEntry: z.ZodType<CastEntry> = w.object({
  role: w.textOrEmpty,
  name: w.line,
  person: w.optional(personReference),
  asGuest: w.booleanLike,
});

const production = w.object({
  slug: w.opaqueKey,
  title: w.line,
  author: w.optionalText,
  genre: w.optional(named),
  image: w.imageFile,
  lengthMinutes: w.optional(w.amount.pipe(z.number().int().positive())),
});

const ticketCategory = priced(
  w.object({
    variantId: w.id,
    name: w.line,
    price: priceFields.price,
    taxRate: w.taxRate,
    free: w.optional(w.whole),
    note: w.optionalText,
    // A text, or only the fact that the upstream has one.
    needsProof: z
      .union([w.text, z.literal(true).transform(() => genericProof)])
      .nullish()
      .catch(null),
    concessionOf: w.optional(w.id),
    isAccess: w.booleanLike,
  }),
).transform(({ price, taxRate, needsProof, ...wire }): TicketCategory => ({
  ...wire,
  price: gross(netPrice(price, taxRate.rate), taxRate.rate),
  needsProof: needsProof ?? null,
}));

const genericProof = "doklad o nároku na slevu";

const tickets = w
  .object({
    productId: w.id,
    maxPerOrder: w.optional(w.amount.pipe(z.number().int().positive())),
    hasPlan: w.booleanLike,
    categories: w.list(ticketCategory),
  })
  .refine(({ categories }) => categories.length > 0);

const performance = w
  .object({
    id: w.urlId,
    title: w.line,
    production: w.optional(production),
    startsAt: w.instant,
    previousStartsAt: w.optional(w.instant),
    endsAt: w.optional(w.instant),
    venue: w.object({ slug: w.opaqueKey, name: w.line, stepFree: w.optional(w.booleanLike) }),
    state: w.optionalText,
    presaleFrom: w.optional(w.instant),
    movedTo: w.optional(w.object({ id: w.urlId, startsAt: w.instant })),
    ticketUrl: w.optionalText.transform((url) => url && safeLink(url)),
    price: w.optional(priceRange),
    tickets: w.optional(tickets),
    labels: wordsOf(performanceLabels),
    access: offeredAccess,
    audience: wordsOf(audiences),
    isSoon: w.booleanLike,
    note: w.optionalText,
    description: w.optionalText,
    updatedAt: w.optional(w.instant),
    cast: w.optionalList(castEntry),
  })
  .transform((wire): Performance => ({
    ...withPreviousStart(wire),
    // Ignores an end before the start.
    endsAt: wire.endsAt && Date.parse(wire.endsAt) > Date.parse(wire.startsAt) ? wire.endsAt : null,
    state: ticketStates.find((word) => codeOf(word) === wire.state) ?? null,
  }));

const programme = w
  .list(performance, answerLimits.longList)
  .transform((all) =>
    [...all].sort(
      (item, other) => Date.parse(item.startsAt) - Date.parse(other.startsAt) || byId(item.id, other.id),
    ),
  );

/** All performances from this day on (`YYYY-MM-DD`, Prague), by start. Leaves out invalid rows. */
export function readProgramme(upstream: Upstream, from: string, age: Age = "cached") {
  return upstream.shared("programme", { from }, programme, age);
}
