import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { readArticlesOf } from "#standalone/domain/content/articles.ts";
import { notFound } from "#standalone/refusal.ts";
import { cardOf } from "#standalone/domain/shop/product-card.ts";
import { personReferenceOf } from "./person-reference.ts";
import { dayInPrague } from "./prague.ts";
import { productionCardOf, readProductionCards, selectCards } from "./read-productions.ts";

const mostSimilar = 4;

/** Everything about one title. */
export async function readProduction(db: Kysely<Tables>, slug: string, now: Date) {
  const [card, more] = await Promise.all([
    selectCards(db, now).where("p.slug", "=", slug).executeTakeFirst(),
    db.selectFrom("productions").selectAll().where("slug", "=", slug).executeTakeFirst(),
  ]);
  if (!card || !more) throw notFound();
  const { cast, team } = await readRoles(db, more.id, now);
  return {
    ...productionCardOf(card),
    description: more.description,
    subtitle: more.subtitle,
    translation: more.translation,
    images: more.images,
    language: more.language,
    sensory: more.sensory,
    content_warning: more.content_warning,
    help_line: more.help_line,
    cast,
    team,
    quotes: more.quotes,
    products: await readProducts(db, more.id),
    articles: await readArticlesOf(db, slug, now),
    productions: await readSimilar(db, card, now),
  };
}

/** Cast and team, without people who have left the production. */
async function readRoles(db: Kysely<Tables>, productionId: number, now: Date) {
  const rows = await db
    .selectFrom("production_people as pp")
    .leftJoin("people", "people.id", "pp.person_id")
    .select(["pp.kind", "pp.position", "pp.role", "pp.name", "pp.as_guest", "pp.person_id", "people.slug"])
    .where("pp.production_id", "=", productionId)
    .where((eb) => eb.or([eb("pp.until", "is", null), eb("pp.until", ">=", dayInPrague(now))]))
    .orderBy("pp.position")
    .orderBy("pp.place")
    .execute();
  const rolesOf = (kind: "cast" | "team") => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const positions = [...new Set(ofKind.map(({ position }) => position))];
    return positions.map((position) => {
      const people = ofKind.filter((row) => row.position === position);
      return {
        role: people[0]?.role ?? "",
        people: people.map((row) => ({
          name: row.name,
          person: personReferenceOf(row),
          as_guest: row.as_guest,
        })),
      };
    });
  };
  return { cast: rolesOf("cast"), team: rolesOf("team") };
}

async function readProducts(db: Kysely<Tables>, productionId: number) {
  const rows = await db
    .selectFrom("product_cards as c")
    .innerJoin("production_products as pp", "pp.product_id", "c.id")
    .selectAll("c")
    .where("pp.production_id", "=", productionId)
    .where("c.discontinued_at", "is", null)
    .orderBy("pp.position")
    .execute();
  return rows.map(cardOf);
}

/** Other current and coming titles: of the same genre first, then of the same venue. */
async function readSimilar(
  db: Kysely<Tables>,
  to: { id: number; genre_slug: string | null; venue_slug: string | null },
  now: Date,
) {
  const distance = (card: Awaited<ReturnType<typeof readProductionCards>>[number]) =>
    (card.genre?.slug === to.genre_slug ? 0 : 2) + (card.venue?.slug === to.venue_slug ? 0 : 1);
  return (await readProductionCards(db, now))
    .filter(({ id, state }) => id !== to.id && state !== "ended")
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, mostSimilar);
}
