import { z } from "zod";
import { day, fixedDay, id, moment, oneOf, orNull, prices, several, slug, text, time, whole, words, yes } from "./fields.ts"; // oxfmt-ignore
import type { Folder } from "./folder.ts";
import { readTable, readTexts } from "./records.ts";

/** `productions/`, `people/`, `programme.csv`: the repertoire, its people and its dates. */

const audience = oneOf({ dospělí: "adults", rodiny: "families", školy: "schools" });

/** By role: `Hamlet: Jan Novák / Petr Malý`. */
const roles = z
  .record(z.string(), text)
  .default({})
  .transform((given) => Object.entries(given).map(([role, names]) => [role, names] as const));

const production = z.strictObject({
  title: text,
  subtitle: orNull(text),
  id,
  position: whole.default(0),
  author: orNull(text),
  translation: orNull(text),
  genre: orNull(slug),
  hall: orNull(slug),
  summary: text,
  new: yes,
  soon: yes,
  length: orNull(whole),
  intervals: orNull(whole),
  premiere: orNull(day),
  derniere: orNull(day),
  age: orNull(whole),
  prices: prices.optional(),
  plan: yes,
  audience: several(audience),
  language: text.default("česky"),
  sensory: several(text),
  warning: orNull(text),
  help: orNull(text),
  scenes: z.array(text).default([]),
  credit: orNull(text),
  quotes: z.array(z.strictObject({ text, source: text, date: orNull(fixedDay), url: orNull(z.url()) })).default([]), // oxfmt-ignore
  cast: roles,
  team: roles,
  former: z.array(z.strictObject({ role: text, name: text, since: fixedDay, until: fixedDay })).default([]), // oxfmt-ignore
  products: several(slug),
});

export function productionsIn(folder: Folder) {
  return readTexts(folder, "productions", production)
    .sort((written, other) => written.position - other.position)
    .map(({ html, summary, scenes, credit, warning, help, length, age, prices: price, ...rest }) => ({
      ...rest,
      perex: summary,
      description: html,
      is_new: rest.new,
      is_soon: rest.soon,
      image: folder.picture("poster", rest.slug),
      captions: scenes,
      scenes: scenes.flatMap((caption, index) => {
        const image = folder.picture("scene", `${rest.slug}-${index + 1}`);
        return image ? [{ image, caption, credit }] : [];
      }),
      length_minutes: length,
      age_from: age,
      price: price ?? null,
      audience: rest.audience.length > 0 ? rest.audience : (["adults"] as const),
      has_plan: rest.plan,
      content_warning: warning,
      help_line: help,
    }));
}

const person = z.strictObject({
  name: text,
  surname: text.optional(),
  id,
  group: slug,
  function: orNull(text),
  position: whole.default(0),
  credit: orNull(text),
});

export function peopleIn(folder: Folder, guestGroups: ReadonlySet<string>) {
  return readTexts(folder, "people", person).map(({ html, ...rest }) => ({
    ...rest,
    surname: rest.surname ?? rest.name.slice(rest.name.lastIndexOf(" ") + 1),
    as_guest: guestGroups.has(rest.group),
    bio: html,
    image: folder.picture("person", rest.slug),
  }));
}

const evening = z.strictObject({
  id: whole,
  date: day,
  time,
  production: orNull(slug),
  state: oneOf({
    "v prodeji": "on_sale",
    "poslední místa": "few_left",
    vyprodáno: "sold_out",
    předprodej: "presale_soon",
    "jen v pokladně": "box_office_only",
    rezervace: "reservation",
    zdarma: "free",
    uzavřené: "closed_perf",
    zrušeno: "cancelled",
    přesunuto: "moved",
  }).default("on_sale"),
  title: orNull(words),
  hall: orNull(slug),
  minutes: orNull(whole),
  prices: prices.optional(),
  presale: orNull(moment),
  ticket_url: orNull(z.url("must be an http(s) address")),
  moved_to: orNull(whole),
  labels: several(
    oneOf({
      premiéra: "premiere",
      derniéra: "derniere",
      "obnovená premiéra": "renewed_premiere",
      generálka: "dress_rehearsal",
      host: "guest",
      zájezd: "tour",
      "naposledy letos": "last_this_year",
      debata: "debate",
    }),
  ),
  access: several(
    oneOf({
      "české titulky": "cs_captions",
      "anglické titulky": "en_surtitles",
      ČZJ: "czj",
      audiopopis: "audio_description",
      relaxované: "relaxed",
    }),
  ),
  audience: several(audience),
  soon: yes,
  note: orNull(words),
  description: orNull(words),
});

const unsold: ReadonlySet<string> = new Set(["closed_perf", "free"]);

export function programmeIn(folder: Folder) {
  return readTable(folder, "programme.csv", evening).map(({ row, fields }) => {
    const { date, prices: price, soon, ...rest } = fields;
    const own = rest.audience.length > 0 ? rest.audience : null;
    return {
      ...rest,
      row,
      day: date,
      price: price === undefined && unsold.has(rest.state) ? null : price,
      audience: own,
      is_soon: soon,
    };
  });
}

/** By file, as docs/theatre-fields.md names it. */
export const programmeFiles = {
  "programme.csv": evening,
  "productions/*.md": production,
  "people/*.md": person,
};
