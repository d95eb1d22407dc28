import path from "node:path";
import { checkReferences } from "./check-references.ts";
import { readDemonstration } from "./demonstration.ts";
import { openFolder, type Problem } from "./folder.ts";
import { readBanners, readHalls, readHouse } from "./house.ts";
import { readPeople, readProductions, readProgramme } from "./programme.ts";
import {
  readBranches,
  readBrands,
  readCategories,
  readCodes,
  readDeliveries,
  readPayments,
  readProducts,
} from "./shop.ts";
import { readDocuments, readNews, readPages, readReports } from "./texts.ts";

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

/** The folder that is shipped, from the project's own. */
export const demoFolder = path.resolve("server/standalone/theatre");

/**
 * A theatre's folder as content of the standalone back office.
 * @param isDemo Only the demonstration has customers, orders and ratings in files.
 * @throws TheatreError with every problem of the folder
 */
export function loadTheatre(root: string, { isDemo }: { readonly isDemo: boolean }) {
  const folder = openFolder(root);
  const house = readHouse(folder);
  const guests = house?.personGroups.filter((group) => group.guests).map((group) => group.slug);
  const content = {
    banners: readBanners(folder),
    halls: readHalls(folder),
    pages: readPages(folder),
    news: readNews(folder),
    documents: readDocuments(folder),
    reports: readReports(folder),
    people: readPeople(folder, new Set(guests)),
    productions: readProductions(folder),
    programme: readProgramme(folder),
    categories: readCategories(folder),
    brands: readBrands(folder),
    products: readProducts(folder),
    codes: readCodes(folder),
    deliveries: readDeliveries(folder),
    payments: readPayments(folder),
    branches: readBranches(folder),
    picture: folder.pictureBytes,
    demo: isDemo ? readDemonstration(folder) : null,
  };
  // Of things that could not be read it would say that they are missing.
  if (house && folder.problems.length === 0) checkReferences({ ...house, ...content }, folder);
  if (!house || folder.problems.length > 0) throw new TheatreError(folder.problems);
  return { ...house, ...content, fingerprint: folder.fingerprint(isDemo ? null : "demo") };
}

/** `npm run check:theatre -- DIR`: the lines to print and the exit code, 0, 1 where the folder has problems, or 2. */
export function checkTheatre(args: readonly string[]): {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1 | 2;
} {
  const [root, ...others] = args;
  if (root === undefined || root.startsWith("-") || others.length > 0) {
    return { lines: ["Name one folder."], exitCode: 2 };
  }
  const isDemo = path.resolve(root) === demoFolder;
  try {
    const { programme, productions, products, pages } = loadTheatre(root, { isDemo });
    const found = `${programme.length} evenings, ${productions.length} titles, ${products.length} products, ${pages.length} pages`;
    return { lines: [`${root} is in order: ${found}.`], exitCode: 0 };
  } catch (error) {
    if (error instanceof TheatreError) return { lines: error.problems.map(sentenceOf), exitCode: 1 };
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EACCES") {
      return { lines: [`${root} is no folder that can be read (${code}).`], exitCode: 2 };
    }
    throw error;
  }
}
