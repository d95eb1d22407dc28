import type { leastWidths } from "./check-pictures.ts";
import { isNear, type CheckedTheatre } from "./check-references.ts";
import type { Folder, Problem } from "./folder.ts";

/**
 * Possible mistakes, which may be intended: titles without performances, names close to those of people with a page,
 * and pictures that no page shows.
 */
export function notesOf(theatre: CheckedTheatre, folder: Folder): readonly Problem[] {
  return [...notesOfTitles(theatre, folder), ...notesOfPictures(theatre, folder)];
}

function notesOfTitles(
  { people, productions, programme }: CheckedTheatre,
  folder: Folder,
): readonly Problem[] {
  const played = new Set(programme.map(({ production }) => production));
  const known = new Set(people.map(({ name }) => name));
  return productions.flatMap(({ file, slug, is_soon, derniere, cast, team, former }) => {
    const isExplained = played.has(slug) || is_soon || derniere !== null;
    const unplayed = { file, place: null, field: null, text: "has no performance in programme.csv, and neither soon nor derniere" }; // oxfmt-ignore
    const names = Object.entries({
      cast,
      team,
      former: former.map(({ role, name }) => [role, name] as const),
    });
    const nearly = names.flatMap(([field, roles]) =>
      roles.flatMap(([role, written]) =>
        written.split(/ \/ |, /u).flatMap((name) => {
          const meant = known.has(name) ? undefined : people.find((item) => isNear(item.name, name));
          const text = `${name} is nearly ${meant?.name}, who has a page`;
          return meant ? [{ file, place: folder.placeOf(file, name), field: `${field}.${role}`, text }] : [];
        }),
      ),
    );
    return [...(isExplained ? [] : [unplayed]), ...nearly];
  });
}

function notesOfPictures(theatre: CheckedTheatre, folder: Folder): readonly Problem[] {
  const images = (things: readonly { readonly image: string | null }[]) => things.map(({ image }) => image);
  const logos = (things: readonly { readonly logo: string | null }[]) => things.map(({ logo }) => logo);
  const { productions, products, people, contacts } = theatre;
  const shown: Readonly<Record<keyof typeof leastWidths, readonly (string | null)[]>> = {
    article: images(theatre.news),
    banner: images(theatre.banners),
    brand: logos(theatre.brands),
    delivery: images([...theatre.deliveries, ...theatre.payments]),
    map: contacts.map(({ map }) => map),
    partner: logos(theatre.partners),
    person: images([...people, ...contacts.flatMap((contact) => contact.people)]),
    poster: images(productions),
    product: products.flatMap((product) => product.images),
    scene: images(productions.flatMap(({ scenes }) => scenes)),
    venue: images(theatre.halls),
  };
  return Object.entries(shown).flatMap(([kind, names]) => {
    const known = new Set(names.map((name) => `images/${kind}/${name}`));
    const unknown = folder.list(`images/${kind}`).filter((file) => !known.has(file));
    return unknown.map((file) => ({ file, place: null, field: null, text: "is shown nowhere: nothing has its name" })); // oxfmt-ignore
  });
}
