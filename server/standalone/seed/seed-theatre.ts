import { sql, type Transaction } from "kysely";
import type { Production, TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { playedOn } from "./calendar.ts";
import type { DemoWeek } from "./demo-week.ts";
import { idsOf } from "./ids.ts";
import { castings } from "./seed-cast.ts";
import type { KnownEvenings } from "./kept-evenings.ts";
import { seedPerformances } from "./seed-performances.ts";
import { removeOthers, sync, syncWhole } from "./sync.ts";
import { czech, czechOrNull } from "./typeset.ts";

interface Writing {
  readonly content: TheatreContent;
  readonly now: Date;
  readonly week: DemoWeek;
  readonly evenings: KnownEvenings;
  readonly productId: (slug: string) => number;
}

/** Titles, people, halls and performances. `removeGone` removes missing ones. */
export async function seedTheatre(
  trx: Transaction<Tables>,
  { content, now, week, evenings, productId }: Writing,
): Promise<void> {
  await sync(
    trx,
    "genres",
    content.genres.map((genre, position) => ({ ...genre, position })),
    { key: ["slug"] },
  );
  await sync(
    trx,
    "venues",
    content.halls.map(({ wheelchair_row: _row, zones, description, access, ...hall }, position) => ({
      ...hall,
      description: czech(description),
      access: czechOrNull(access),
      zones: JSON.stringify(zones.map(({ name, price, colour }) => ({ name: czech(name), price, colour }))),
      position,
    })),
    { key: ["slug"] },
  );
  await sync(
    trx,
    "person_groups",
    content.personGroups.map(({ slug, name }, position) => ({ slug, name, position })),
    { key: ["slug"] },
  );
  const personId = await idsOf(trx, "people", content.people);
  await sync(
    trx,
    "people",
    content.people.map(({ slug, name, surname, group, bio, ...person }) => ({
      id: personId(slug),
      slug,
      name,
      surname,
      group_slug: group,
      function: person.function,
      image: person.image,
      credit: person.credit,
      as_guest: person.as_guest,
      bio: czech(bio),
      position: person.position,
    })),
    { key: ["id"] },
  );
  const cast = castings(content.people, personId);
  const productionId = await idsOf(trx, "productions", content.productions);
  const productions = content.productions.map((production, position) => ({
    id: productionId(production.slug),
    ...productionRow(production, position, week.tuesday),
  }));
  await sync(trx, "productions", productions, { key: ["id"] });
  const roles = content.productions.flatMap((production) =>
    cast.peopleOf(production, productionId(production.slug)),
  );
  const key = ["production_id", "kind", "position", "place"] as const;
  await removeOthers(trx, "production_people", roles, {
    key,
    // A missing title stays with its people as long as one of its evenings stays.
    where: sql<boolean>`t.production_id = any(${productions.map(({ id }) => id)}::integer[])`,
  });
  await sync(trx, "production_people", roles, { key });
  await syncWhole(
    trx,
    "production_products",
    content.productions.flatMap(({ slug, products }) =>
      products.map((product, position) => ({
        production_id: productionId(slug),
        product_id: productId(product),
        position,
      })),
    ),
    ["production_id", "product_id"],
  );
  await seedPerformances(trx, { content, cast, productionId, week, now, evenings });
}

function productionRow(production: Production, position: number, tuesday: string) {
  const { slug, title, subtitle, author, translation, price } = production;
  return {
    slug,
    title,
    subtitle,
    author,
    translation,
    perex: czech(production.perex),
    description: czech(production.description),
    content_warning: czechOrNull(production.content_warning),
    help_line: czechOrNull(production.help_line),
    genre_slug: production.genre,
    venue_slug: production.hall,
    image: production.image,
    is_new: production.is_new,
    is_soon: production.is_soon,
    length_minutes: production.length_minutes,
    intervals: production.intervals,
    age_from: production.age_from,
    language: production.language,
    premiere: dayOf(production.premiere, tuesday),
    derniere: dayOf(production.derniere, tuesday),
    price_from: price?.[0] ?? null,
    price_to: price?.[1] ?? null,
    sensory: JSON.stringify(production.sensory.map(czech)),
    quotes: JSON.stringify(production.quotes.map((quote) => ({ ...quote, text: czech(quote.text) }))),
    images: JSON.stringify(
      production.scenes.map((scene) => ({ ...scene, caption: czechOrNull(scene.caption) })),
    ),
    position,
  };
}

function dayOf(day: string | number | null, tuesday: string): string | null {
  return day === null ? null : playedOn(day, tuesday);
}
