import path from "node:path";
import { checkPictures } from "./check-pictures.ts";
import { checkReferences, type CheckedTheatre } from "./check-references.ts";
import { checkTexts } from "./check-texts.ts";
import { readDemonstration } from "./demonstration.ts";
import { openFolder, type Problem } from "./folder.ts";
import { identityOf } from "./identity/identity.ts";
import { notesOf } from "./notes.ts";
import type { House } from "./house-schema.ts";
import { hasHours, bannersIn, hallsIn, readHouse } from "./house.ts";
import { peopleIn, productionsIn, programmeIn } from "./programme-records.ts";
import {
  branchesIn,
  brandsIn,
  categoriesIn,
  codesIn,
  deliveriesIn,
  paymentsIn,
  productsIn,
} from "./shop-records.ts";
import { pagesOf, documentsIn, newsIn, pagesIn, reportsIn } from "./texts.ts";

/** All problems of a theatre's folder. */
export class TheatreError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(sentenceOf).join("\n"));
    this.name = "TheatreError";
    this.problems = problems;
  }
}

/** `shop/codes.csv, row 3, amount: must be a price such as 290 or 290,00` */
export function sentenceOf({ file, place, field, text }: Problem): string {
  return `${[file, place, field].filter((part) => part !== null).join(", ")}: ${text}`;
}

/** The shipped folder, relative to the project's own. */
export const demoFolder = path.resolve("server/standalone/theatre");

export type LoadedTheatre = ReturnType<typeof loadTheatre>;

/**
 * A theatre's folder as content of the standalone back office.
 * @param isDemo Only the demonstration has customers, orders and ratings in files.
 * @throws TheatreError with every problem of the folder
 */
export function loadTheatre(root: string, { isDemo }: { readonly isDemo: boolean }) {
  const { folder, theatre } = readTheatre(root, isDemo);
  if (!theatre || folder.problems.length > 0) throw new TheatreError(folder.problems);
  return theatre;
}

/** `theatre` is null if a file is unusable: the check would otherwise report its records as missing. */
function readTheatre(root: string, isDemo: boolean) {
  const folder = openFolder(root, isDemo);
  const found = readHouse(folder, isDemo);
  const pages = pagesIn(folder);
  const identity = found && identityOf(folder, found.house, pages);
  const guests = found?.personGroups.filter((group) => group.guests).map((group) => group.slug);
  const content = {
    banners: bannersIn(folder),
    halls: hallsIn(folder),
    pages: pagesOf(pages),
    pagesElsewhere: pages.filter(({ url }) => url !== null),
    news: newsIn(folder),
    documents: documentsIn(folder),
    reports: reportsIn(folder),
    people: peopleIn(folder, new Set(guests)),
    productions: productionsIn(folder),
    programme: programmeIn(folder),
    categories: categoriesIn(folder),
    brands: brandsIn(folder),
    products: productsIn(folder),
    codes: codesIn(folder),
    deliveries: deliveriesIn(folder),
    payments: paymentsIn(folder),
    branches: branchesIn(folder),
    picture: folder.pictureBytes,
    demo: isDemo ? readDemonstration(folder) : null,
  };
  if (!found || !identity || folder.problems.length > 0)
    return { folder, theatre: null, banners: content.banners };
  const { house, ...rest } = found;
  checkReferences({ ...rest, ...content }, folder);
  const { payments, unpayable } = payableOf(content, { isDemo, house });
  // Without a tax number the theatre pays no VAT, so its prices have none.
  const paysVat = house.dic !== undefined;
  const taxed = <Thing extends { readonly tax: number }>(things: readonly Thing[]) =>
    things.map((thing) => ({ ...thing, tax: paysVat ? thing.tax : 0 }));
  // The demonstration has the built-in sign and colours.
  const theatre = {
    ...rest,
    ...content,
    paysVat,
    products: taxed(content.products),
    deliveries: taxed(content.deliveries),
    payments: taxed(payments),
    unpayable,
    fingerprint: folder.fingerprint(isDemo ? null : "demo"),
    identity: isDemo ? null : identity,
  };
  return { folder, theatre, banners: content.banners };
}

/** Cards need a gateway, which only the demonstration has, and transfers an account. `unpayable`: sentences. */
function payableOf(
  { payments: all, products, programme }: Pick<CheckedTheatre, "payments" | "products" | "programme">,
  { isDemo, house }: { readonly isDemo: boolean; readonly house: House },
) {
  const why = { card: isDemo ? null : "cards need a gateway, which only the demonstration has", transfer: house.bankAccount ? null : "theatre.json has no bankAccount", cod: null, desk: null }; // oxfmt-ignore
  const payments = all.filter(({ kind }) => why[kind] === null);
  const left = all.flatMap(({ kind, name }) => (why[kind] === null ? [] : [`shop/payments.csv: ${name} is not offered, because ${why[kind]}`])); // oxfmt-ignore
  if (!isDemo && !hasHours(house) && programme.length > 0)
    for (const { name } of payments.filter(({ kind }) => kind === "desk"))
      left.push(
        `shop/payments.csv: ${name} is not offered for tickets, because theatre.json has no hours in boxOffice`,
      );
  const isBare = payments.length === 0 && products.length + programme.length > 0;
  return { payments, unpayable: isBare ? [...left, "shop/payments.csv: visitors can order nothing, because it has no usable payment"] : left }; // oxfmt-ignore
}

interface Checked {
  /** To print. */
  readonly lines: readonly string[];
  /** To print after them: notes on possible mistakes. */
  readonly notes: readonly string[];
  /** 1: the folder has problems; 2: the folder does not exist. */
  readonly exitCode: 0 | 1 | 2;
}

/**
 * `npm run check:theatre -- DIR`: problems that stop a start, and mistakes that visitors would see.
 * @param pages the paths of the site's own pages, to which a theatre may link
 */
export async function checkTheatre(args: readonly string[], pages: readonly string[]): Promise<Checked> {
  const [root, ...others] = args;
  if (root === undefined || root.startsWith("-") || others.length > 0) {
    return { lines: ["Name one folder."], notes: [], exitCode: 2 };
  }
  const isDemo = path.resolve(root) === demoFolder;
  try {
    const { folder, theatre, banners } = readTheatre(root, isDemo);
    const demo = isDemo ? null : readTheatre(demoFolder, true).folder.texts;
    checkTexts(theatre, folder, { demo, pages });
    await checkPictures(banners, folder);
    const noticed = theatre ? [...notesOf(theatre, folder).map(sentenceOf), ...theatre.unpayable] : [];
    const notes = noticed.map((note) => `Note: ${note}`);
    if (!theatre || folder.problems.length > 0)
      return { lines: folder.problems.map(sentenceOf), notes, exitCode: 1 };
    const { programme, productions, products } = theatre;
    const found = `${programme.length} performances, ${productions.length} titles, ${products.length} products, ${theatre.pages.length} pages`;
    return { lines: [`${root} is in order: ${found}.`], notes, exitCode: 0 };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EACCES") {
      return { lines: [`${root} is no folder that can be read (${code}).`], notes: [], exitCode: 2 };
    }
    throw error;
  }
}
