import type { Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { addDays } from "#standalone/domain/theatre/prague.ts";
import { genres } from "./data/genres.ts";
import { people, personGroups } from "./data/people.ts";
import { productions } from "./data/productions.ts";
import { venues } from "./data/venues.ts";
import { placeDemoWeek, type DemoWeek } from "./demo-week.ts";
import { insertMissing, insertParts } from "./insert.ts";
import { peopleOf } from "./seed-cast.ts";
import { seedPerformances } from "./seed-performances.ts";
import { seedTickets } from "./seed-tickets.ts";
import type { SeedDay, SeedProduction } from "./theatre-types.ts";
import { czech, czechOrNull } from "./typeset.ts";

/** Inserts titles, people, halls and performances; an outdated demo is moved to the week of `now`. */
export async function seedTheatre(trx: Transaction<Tables>, now: Date, ticketVat: number): Promise<DemoWeek> {
  const week = await placeDemoWeek(trx, now);
  await insertMissing(
    trx,
    "genres",
    genres.map((genre, position) => ({ ...genre, position })),
  );
  await insertMissing(
    trx,
    "venues",
    venues.map(({ wheelchair_row: _row, ...venue }, position) => ({
      ...venue,
      zones: JSON.stringify(venue.zones.map(({ name, price, colour }) => ({ name, price, colour }))),
      image: `${venue.slug}.svg`,
      position,
    })),
  );
  await insertMissing(
    trx,
    "person_groups",
    personGroups.map((group, position) => ({ ...group, position })),
  );
  await insertMissing(
    trx,
    "people",
    people.map(({ group, ...person }) => ({
      ...person,
      group_slug: group,
      image: `${person.slug}.svg`,
      credit: "Kresba: Pablo Stanley (Open Peeps, CC0)",
      as_guest: group === "hoste",
    })),
  );
  await seedProductions(trx, week.tuesday);
  if (week.isMoved) await moveProductions(trx, week.tuesday);
  await seedPerformances(trx, week, now);
  await seedTickets(trx, now, ticketVat);
  return week;
}

async function seedProductions(trx: Transaction<Tables>, tuesday: string): Promise<void> {
  const added = await trx
    .insertInto("productions")
    .values(productions.map((production, position) => productionRow(production, position, tuesday)))
    .onConflict((on) => on.doNothing())
    .returning("id")
    .execute();
  const fresh = new Set(added.map(({ id }) => id));
  const whole = productions.filter(({ id }) => fresh.has(id));
  await insertParts(trx, "production_people", whole.flatMap(peopleOf));
  const products = whole.flatMap(({ id, products: ids }) =>
    ids.map((product_id, position) => ({ production_id: id, product_id, position })),
  );
  await insertParts(trx, "production_products", products);
}

/** Moves the premieres and dernieres that are defined relative to the demo's week. */
async function moveProductions(trx: Transaction<Tables>, tuesday: string): Promise<void> {
  for (const { id, premiere, derniere } of productions) {
    if (typeof premiere !== "number" && typeof derniere !== "number") continue;
    await trx
      .updateTable("productions")
      .set({ premiere: dayOf(premiere, tuesday), derniere: dayOf(derniere, tuesday) })
      .where("id", "=", id)
      .execute();
  }
}

function productionRow(production: SeedProduction, position: number, tuesday: string) {
  const { genre, venue, scenes, price, premiere, derniere, quotes, sensory, ...rest } = production;
  const {
    audience: _audience,
    cast: _cast,
    team: _team,
    former: _former,
    products: _products,
    ...row
  } = rest;
  return {
    ...row,
    perex: czech(row.perex),
    description: czech(row.description),
    content_warning: czechOrNull(row.content_warning),
    help_line: czechOrNull(row.help_line),
    genre_slug: genre,
    venue_slug: venue,
    image: scenes.length > 0 ? `${row.slug}.svg` : null,
    premiere: dayOf(premiere, tuesday),
    derniere: dayOf(derniere, tuesday),
    price_from: price[0],
    price_to: price[1],
    sensory: JSON.stringify(sensory.map(czech)),
    quotes: JSON.stringify(quotes.map((quote) => ({ ...quote, text: czech(quote.text), url: null }))),
    images: JSON.stringify(
      scenes.map((caption, index) => ({
        image: sceneFile(`${row.slug}-${index + 1}`),
        caption: czech(caption),
        credit: "Kresba: Dílna Vantroky",
      })),
    ),
    position,
  };
}

/** Two scenes are photographs in files as theatres have them, drawn from SVG once. */
function sceneFile(name: string): string {
  return `${name}.${name === "cyrano-2" || name === "nora-2" ? "jpg" : "svg"}`;
}

function dayOf(day: SeedDay | undefined, tuesday: string): string | null {
  return typeof day === "number" ? addDays(tuesday, day) : (day ?? null);
}
