import type { Folder } from "./folder.ts";
import type { branchesIn, brandsIn, categoriesIn, codesIn, deliveriesIn, paymentsIn, productsIn } from "./shop-records.ts"; // oxfmt-ignore
import type { bannersIn, hallsIn, readHouse } from "./house.ts";
import type { peopleIn, productionsIn, programmeIn } from "./programme-records.ts";
import type { pagesOf, documentsIn, newsIn, reportsIn, WrittenPage } from "./texts.ts";

export interface CheckedTheatre extends Omit<NonNullable<ReturnType<typeof readHouse>>, "house"> {
  readonly banners: ReturnType<typeof bannersIn>;
  readonly halls: ReturnType<typeof hallsIn>;
  readonly pages: ReturnType<typeof pagesOf>;
  readonly pagesElsewhere: readonly WrittenPage[];
  readonly news: ReturnType<typeof newsIn>;
  readonly documents: ReturnType<typeof documentsIn>;
  readonly reports: ReturnType<typeof reportsIn>;
  readonly people: ReturnType<typeof peopleIn>;
  readonly productions: ReturnType<typeof productionsIn>;
  readonly programme: ReturnType<typeof programmeIn>;
  readonly categories: ReturnType<typeof categoriesIn>;
  readonly brands: ReturnType<typeof brandsIn>;
  readonly products: ReturnType<typeof productsIn>;
  readonly codes: ReturnType<typeof codesIn>;
  readonly deliveries: ReturnType<typeof deliveriesIn>;
  readonly payments: ReturnType<typeof paymentsIn>;
  readonly branches: ReturnType<typeof branchesIn>;
}

/** Checks references between a theatre's records: every named record exists, and none exists twice. */
export function checkReferences(theatre: CheckedTheatre, folder: Folder): void {
  const report = (file: string, place: string | null, field: string, text: string) =>
    void folder.problems.push({ file, place, field, text });
  const slugs = (things: readonly { readonly slug: string }[]) => new Set(things.map(({ slug }) => slug));
  const ids = (things: readonly { readonly id: number }[]) => new Set(things.map(({ id }) => id));

  /** `what` is the kind of record, as in „hall sal does not exist“. */
  function needs<Name>(
    where: { readonly file: string; readonly place?: string | null; readonly field: string },
    [what, known]: readonly [what: string, known: ReadonlySet<Name>],
    ...names: readonly (Name | null)[]
  ): void {
    for (const name of names) {
      if (name === null || known.has(name)) continue;
      // Numbers and short words are too similar for suggestions.
      const near =
        String(name).length > 5 ? [...known].find((item) => isNear(String(item), String(name))) : undefined;
      const proposal = near === undefined ? "" : `; similar: ${String(near)}`;
      report(
        where.file,
        where.place ?? null,
        where.field,
        `${what} ${String(name)} does not exist${proposal}`,
      );
    }
  }

  function once(file: string, field: string, names: readonly (string | number | undefined)[]): void {
    const twice = names.filter((name, index) => name !== undefined && names.indexOf(name) < index);
    for (const name of new Set(twice)) report(file, null, field, `${String(name)} is there more than once`);
  }

  const halls = ["hall", slugs(theatre.halls)] as const;
  const productions = ["production", slugs(theatre.productions)] as const;
  const products = ["product", slugs(theatre.products)] as const;
  const genres = ["genre", slugs(theatre.genres)] as const;
  const groups = ["group of people", slugs(theatre.personGroups)] as const;
  const people = ["person", slugs(theatre.people)] as const;
  const newsCategories = ["category of news", slugs(theatre.newsCategories)] as const;
  const categories = ["category", slugs(theatre.categories)] as const;
  const brands = ["brand", slugs(theatre.brands)] as const;
  const deliveries = ["delivery", ids(theatre.deliveries)] as const;
  const evenings = ["performance with the id", ids(theatre.programme)] as const;
  const payments = ["payment of the kind", new Set(theatre.payments.map(({ kind }) => kind))] as const;

  for (const { contact, slug } of theatre.contacts.flatMap((item) => item.people.map((person) => ({ contact: item.slug, slug: person.person_slug })))) {
    needs({ file: "theatre.json", field: `contacts, ${contact}` }, people, slug);
  } // oxfmt-ignore
  for (const { file, genre, hall, products: named } of theatre.productions) {
    needs({ file, field: "genre" }, genres, genre);
    needs({ file, field: "hall" }, halls, hall);
    needs({ file, field: "products" }, products, ...named);
  }
  for (const { file, group } of theatre.people) needs({ file, field: "group" }, groups, group);
  for (const { file, category, production } of theatre.news) {
    needs({ file, field: "category" }, newsCategories, category);
    needs({ file, field: "production" }, productions, production);
  }
  for (const { file, brand, categories: named } of theatre.products) {
    needs({ file, field: "brand" }, brands, brand);
    needs({ file, field: "categories" }, categories, ...named);
  }
  for (const { id, delivery } of theatre.branches) {
    needs({ file: "shop/branches.csv", place: `id ${id}`, field: "delivery" }, deliveries, delivery);
  }
  for (const { id, payments: named } of theatre.deliveries) {
    needs({ file: "shop/deliveries.csv", place: `id ${id}`, field: "payments" }, payments, ...named);
  }
  checkProgramme();
  checkPictureNames();
  once("halls.json", "slug", theatre.halls.map(({ slug }) => slug)); // oxfmt-ignore
  once("shop/codes.csv", "code", theatre.codes.map(({ code }) => code)); // oxfmt-ignore
  for (const name of ["categories", "brands", "deliveries", "payments", "branches"] as const) {
    once(`shop/${name}.csv`, "id", theatre[name].map(({ id }) => id)); // oxfmt-ignore
  }
  for (const name of ["categories", "brands"] as const) {
    once(`shop/${name}.csv`, "slug", theatre[name].map(({ slug }) => slug)); // oxfmt-ignore
  }
  once("shop/products", "id", theatre.products.map(({ id }) => id)); // oxfmt-ignore
  once("productions", "id", theatre.productions.map(({ id }) => id)); // oxfmt-ignore
  once("people", "id", theatre.people.map(({ id }) => id)); // oxfmt-ignore

  /** Pictures that a record names; a picture that belongs to a record by its file name may be absent. */
  function checkPictureNames(): void {
    const named = (file: string, field: string, kind: string, names: readonly (string | null)[]) => {
      const known = ["picture", new Set(folder.list(`images/${kind}`))] as const;
      for (const name of names) {
        if (name !== null) needs({ file, place: folder.placeOf(file, name), field }, known, `images/${kind}/${name}`); // oxfmt-ignore
      }
    };
    const images = (things: readonly { readonly image: string | null }[]) => things.map(({ image }) => image);
    named("theatre.json", "partners", "partner", theatre.partners.map(({ logo }) => logo)); // oxfmt-ignore
    named("theatre.json", "contacts", "map", theatre.contacts.map(({ map }) => map)); // oxfmt-ignore
    named("theatre.json", "contacts", "person", theatre.contacts.flatMap(({ people: staff }) => images(staff))); // oxfmt-ignore
    named("banners.csv", "image", "banner", images(theatre.banners));
    named("shop/brands.csv", "logo", "brand", theatre.brands.map(({ logo }) => logo)); // oxfmt-ignore
    for (const ways of ["deliveries", "payments"] as const) named(`shop/${ways}.csv`, "image", "delivery", images(theatre[ways])); // oxfmt-ignore
    for (const { file, images: pictures } of theatre.products) named(file, "images", "product", pictures);
    for (const { file, slug, captions } of theatre.productions) {
      captions.forEach((caption, index) => {
        const name = `${slug}-${index + 1}`;
        if (!folder.picture("scene", name)) report(file, folder.placeOf(file, caption), `scenes.${index}`, `picture images/scene/${name} does not exist`); // oxfmt-ignore
      });
    }
  }

  function checkProgramme(): void {
    const file = "programme.csv";
    const hallOf = new Map(theatre.productions.map(({ slug, hall }) => [slug, hall]));
    const taken = new Map<string, number>();
    once(file, "id", theatre.programme.map(({ id }) => id)); // oxfmt-ignore
    for (const { row, day, time, state, production, hall, title, moved_to } of theatre.programme) {
      const place = `row ${row}`;
      needs({ file, place, field: "production" }, productions, production);
      needs({ file, place, field: "hall" }, halls, hall);
      needs({ file, place, field: "moved_to" }, evenings, moved_to);
      // The hall of a missing production is unknown.
      if (hall === null && production !== null && !hallOf.has(production)) continue;
      const where = hall ?? hallOf.get(production ?? "") ?? null;
      if (production === null && title === null) report(file, place, "title", "is missing in a row without a production"); // oxfmt-ignore
      if (where === null) report(file, place, "hall", "is missing, and so is that of the production");
      if (state === "cancelled" || state === "moved") continue;
      const at = `${day} ${time} ${where}`;
      const before = taken.get(at);
      if (before !== undefined) report(file, place, "time", `row ${before} has another performance in this hall at this time`); // oxfmt-ignore
      taken.set(at, row);
    }
  }
}

/** Whether the two differ by one or two typing errors. */
export function isNear(one: string, other: string): boolean {
  return distance(one, other) <= 2;
}

/** Levenshtein distance: the number of letters added, left out or replaced. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, match] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === match ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
