import { z } from "zod";
import type {
  Access,
  Audience,
  CastEntry,
  Performance,
  PerformanceLabel,
  TicketState,
} from "#app/domain/theatre/performance.ts";
import { listBytes, type Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { limits } from "#server/upstream/limits.ts";
import { path } from "#server/upstream/path.ts";
import { named, optionalList, personReference, priceRange } from "./theatre-schemas.ts";
import {
  amount,
  data,
  booleanLike,
  id,
  imageFile,
  instant,
  opaqueKey,
  line,
  list,
  optional,
  optionalText,
} from "#server/upstream/wire.ts";

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

const audience: Readonly<Record<string, Audience>> = {
  adults: "adults",
  families: "families",
  schools: "schools",
};

const castEntry = z
  .object({
    role: optionalText,
    name: line,
    person: optional(personReference),
    as_guest: booleanLike,
  })
  .transform(({ role, as_guest: asGuest, ...wire }): CastEntry => ({ ...wire, role: role ?? "", asGuest }));

const production = z
  .object({
    slug: opaqueKey,
    title: line,
    author: optionalText,
    genre: optional(named),
    image: imageFile,
    length_minutes: optional(amount.pipe(z.number().int().positive())),
  })
  .transform(({ length_minutes: lengthMinutes, ...wire }) => ({ ...wire, lengthMinutes }));

const performance = z
  .object({
    id,
    title: line,
    production: optional(production),
    starts_at: instant,
    ends_at: optional(instant),
    venue: z.object({ slug: opaqueKey, name: line, step_free: booleanLike }),
    state: optionalText,
    presale_from: optional(instant),
    moved_to: optional(z.object({ id, starts_at: instant })),
    ticket_url: optionalText,
    price: optional(priceRange),
    labels: codes(labels),
    access: codes(access),
    audience: codes(audience),
    is_soon: booleanLike,
    note: optionalText,
    description: optionalText,
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
    cast: wire.cast,
  }));

const programme = data(list(performance, limits.longList)).transform((all) =>
  [...all].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt) || one.id - other.id),
);

/** All performances from this day on (`YYYY-MM-DD`, Prague), by start. An invalid row is left out. */
export function readProgramme(upstream: Upstream, from: string) {
  return upstream.shared(path`/api/programme/cs`, programme, { query: { from }, maxBytes: listBytes });
}

/** Maps upstream codes to domain words, without duplicates and in the order of `words`; unknown codes are left out. */
function codes<const T extends string>(words: Readonly<Record<string, T>>) {
  return optional(z.array(z.unknown())).transform((given): T[] =>
    Object.entries(words).flatMap(([code, word]) => (given?.includes(code) ? [word] : [])),
  );
}
