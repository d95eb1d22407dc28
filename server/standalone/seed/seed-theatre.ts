import type { Transaction } from "kysely";
import type { Production, TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { playedOn } from "./calendar.ts";
import { placeDemoWeek, type DemoWeek } from "./demo-week.ts";
import { idsOf, insertMissing, insertParts } from "./insert.ts";
import { castings, type Castings } from "./seed-cast.ts";
import { seedPerformances } from "./seed-performances.ts";
import { seedTickets } from "./seed-tickets.ts";
import { czech, czechOrNull } from "./typeset.ts";

interface Seeding {
  readonly content: TheatreContent;
  readonly now: Date;
  /** Percent. */
  readonly ticketVat: number;
  readonly productId: (slug: string) => number;
}

/** Inserts titles, people, halls and performances; an outdated demo is moved to the week of `now`. */
export async function seedTheatre(trx: Transaction<Tables>, seeding: Seeding): Promise<DemoWeek> {
  const { content, now, ticketVat } = seeding;
  const week = await placeDemoWeek(trx, now);
  await insertMissing(
    trx,
    "genres",
    content.genres.map((genre, position) => ({ ...genre, position })),
  );
  await insertMissing(
    trx,
    "venues",
    content.halls.map(({ wheelchair_row: _row, zones, description, access, ...hall }, position) => ({
      ...hall,
      description: czech(description),
      access: czechOrNull(access),
      zones: JSON.stringify(zones.map(({ name, price, colour }) => ({ name: czech(name), price, colour }))),
      position,
    })),
  );
  await insertMissing(
    trx,
    "person_groups",
    content.personGroups.map(({ slug, name }, position) => ({ slug, name, position })),
  );
  const personId = await idsOf(trx, "people", content.people);
  await insertMissing(
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
  );
  const cast = castings(content.people, personId);
  const productionId = await idsOf(trx, "productions", content.productions);
  await seedProductions(trx, { ...seeding, cast, productionId, tuesday: week.tuesday });
  if (week.isMoved) await moveProductions(trx, content.productions, week.tuesday);
  await seedPerformances(trx, { content, cast, productionId, week, now });
  await seedTickets(trx, { content, now, taxRate: ticketVat });
  return week;
}

interface SeedingProductions extends Seeding {
  readonly cast: Castings;
  readonly productionId: (slug: string) => number;
  readonly tuesday: string;
}

async function seedProductions(
  trx: Transaction<Tables>,
  { content, cast, productionId, productId, tuesday }: SeedingProductions,
): Promise<void> {
  if (content.productions.length === 0) return;
  const added = await trx
    .insertInto("productions")
    .values(
      content.productions.map((production, position) => ({
        id: productionId(production.slug),
        ...productionRow(production, position, tuesday),
      })),
    )
    .onConflict((on) => on.doNothing())
    .returning("id")
    .execute();
  const fresh = new Set(added.map(({ id }) => id));
  for (const production of content.productions) {
    const id = productionId(production.slug);
    if (!fresh.has(id)) continue;
    await insertParts(trx, "production_people", cast.peopleOf(production, id));
    const products = production.products.map((slug, position) => ({
      production_id: id,
      product_id: productId(slug),
      position,
    }));
    await insertParts(trx, "production_products", products);
  }
}

/** Moves the premieres and dernieres that are defined relative to the demo's week. */
async function moveProductions(
  trx: Transaction<Tables>,
  productions: readonly Production[],
  tuesday: string,
): Promise<void> {
  for (const { slug, premiere, derniere } of productions) {
    if (typeof premiere !== "number" && typeof derniere !== "number") continue;
    await trx
      .updateTable("productions")
      .set({ premiere: dayOf(premiere, tuesday), derniere: dayOf(derniere, tuesday) })
      .where("slug", "=", slug)
      .execute();
  }
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
