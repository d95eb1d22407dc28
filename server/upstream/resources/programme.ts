import { z } from "zod";
import type {
  Access,
  Audience,
  CastEntry,
  Performance,
  PerformanceLabel,
  TicketState,
} from "#app/domain/theatre/performance.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { limits } from "#server/upstream/answer-limits.ts";
import { named, optionalList, personReference, priceRange } from "./theatre-schemas.ts";
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

/** Reads the codes of what a date offers; unknown ones are left out. */
export const accessCodes = codes(access);

const audience: Readonly<Record<string, Audience>> = {
  adults: "adults",
  families: "families",
  schools: "schools",
};

const castEntry = z
  .object({
    role: w.optionalText,
    name: w.line,
    person: w.optional(personReference),
    as_guest: w.booleanLike,
  })
  .transform(({ role, as_guest: asGuest, ...wire }): CastEntry => ({ ...wire, role: role ?? "", asGuest }));

const production = z
  .object({
    slug: w.opaqueKey,
    title: w.line,
    author: w.optionalText,
    genre: w.optional(named),
    image: w.imageFile,
    length_minutes: w.optional(w.amount.pipe(z.number().int().positive())),
  })
  .transform(({ length_minutes: lengthMinutes, ...wire }) => ({ ...wire, lengthMinutes }));

const performance = z
  .object({
    id: w.id,
    title: w.line,
    production: w.optional(production),
    starts_at: w.instant,
    ends_at: w.optional(w.instant),
    venue: z.object({ slug: w.opaqueKey, name: w.line, step_free: w.booleanLike }),
    state: w.optionalText,
    presale_from: w.optional(w.instant),
    moved_to: w.optional(z.object({ id: w.id, starts_at: w.instant })),
    ticket_url: w.optionalText,
    price: w.optional(priceRange),
    labels: codes(labels),
    access: accessCodes,
    audience: codes(audience),
    is_soon: w.booleanLike,
    note: w.optionalText,
    description: w.optionalText,
    updated_at: w.optional(w.instant),
    cast: optionalList(castEntry),
  })
  .transform((wire): Performance => ({
    id: wire.id,
    title: wire.title,
    production: wire.production,
    startsAt: wire.starts_at,
    // An end before the start is ignored.
    endsAt: wire.ends_at && Date.parse(wire.ends_at) > Date.parse(wire.starts_at) ? wire.ends_at : null,
    venue: { slug: wire.venue.slug, name: wire.venue.name, stepFree: wire.venue.step_free },
    state: wire.state !== null && Object.hasOwn(states, wire.state) ? (states[wire.state] ?? null) : null,
    presaleFrom: wire.presale_from,
    movedTo: wire.moved_to && { id: wire.moved_to.id, startsAt: wire.moved_to.starts_at },
    ticketUrl: wire.ticket_url && safeLink(wire.ticket_url),
    price: wire.price,
    labels: wire.labels,
    access: wire.access,
    audience: wire.audience,
    isSoon: wire.is_soon,
    note: wire.note,
    description: wire.description,
    updatedAt: wire.updated_at,
    cast: wire.cast,
  }));

const programme = w
  .list(performance, limits.longList)
  .transform((all) =>
    [...all].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt) || one.id - other.id),
  );

/** All performances from this day on (`YYYY-MM-DD`, Prague), by start. An invalid row is left out. */
export function readProgramme(upstream: Upstream, from: string) {
  return upstream.shared("programme", { from }, programme);
}

/** Maps upstream codes to domain words, without duplicates and in the order of `words`; unknown codes are left out. */
function codes<const T extends string>(words: Readonly<Record<string, T>>) {
  return w
    .optional(z.array(z.unknown()))
    .transform((given): T[] =>
      Object.entries(words).flatMap(([code, word]) => (given?.includes(code) ? [word] : [])),
    );
}
