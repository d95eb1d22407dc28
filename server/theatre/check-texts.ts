import path from "node:path";
import { z } from "zod";
import { paths } from "#app/domain/paths.ts";
import type { CheckedTheatre } from "./check-references.ts";
import type { Folder } from "./folder.ts";
import { countsFromFirstLoad } from "./records.ts";

/** The place of a link's address in a line, by kind of file. */
const links: Readonly<{ [ending: string]: RegExp }> = {
  ".md": /(?:\]\(\s*<?|^\[[^\]]+\]:\s*<?|href=["'])([^\s"'<>)]+)/gu,
  ".json": /"(?:link|url)":\s*"([^"]*)"/gu,
  ".csv": /(?:^|[;,\t])"?(\/[^\s;,\t"]*)/gu,
};

/**
 * Checks all texts of a folder for links to nowhere and, outside the demonstration, for the demonstration's own texts.
 * @param theatre null: its records are unknown
 * @param pages the paths of the site's own pages
 */
export function checkTexts(
  theatre: CheckedTheatre | null,
  folder: Folder,
  { demo, pages }: { readonly demo: ReadonlyMap<string, string> | null; readonly pages: readonly string[] },
): void {
  const isThere = theatre ? addressesOf(theatre, folder, pages) : () => true;
  const things = demo ? thingsOf(demo) : [];
  for (const [file, text] of folder.texts) {
    const found = new Set<string>();
    const ending = path.extname(file);
    text.split("\n").forEach((line, index) => {
      const report = (field: string | null, problem: string) =>
        void folder.problems.push({ file, place: `${ending === ".csv" ? "row" : "line"} ${index + 1}`, field, text: problem }); // oxfmt-ignore
      for (const [, link = ""] of line.matchAll(links[ending] ?? /$^/gu)) {
        if (!isThere(link)) report("link", `${link} leads nowhere`);
      }
      if (!demo) return;
      const [counted] = /\{(?:[+-]\d+|presale(?: month)?)\}/u.exec(line) ?? [];
      if (counted && !found.has("day")) report(null, `must have a date; ${counted} ${countsFromFirstLoad}`);
      if (counted) found.add("day");
      const flat = flatten(line);
      for (const [what, words, looked] of things) {
        if (found.has(what) || !flat.includes(looked)) continue;
        found.add(what);
        report(null, `has the ${what} of the demonstration, ${words}`);
      }
    });
  }
}

/** Whether a link leads to a page of the folder, to another site, or to a place on its own page. */
function addressesOf(
  theatre: CheckedTheatre,
  folder: Folder,
  pages: readonly string[],
): (link: string) => boolean {
  const known = new Set(
    [
      ...pages,
      paths.programmeFeed(),
      paths.newsFeed(),
      ...theatre.productions.flatMap((production) => [
        paths.production(production),
        paths.ratings(production),
      ]),
      ...theatre.news.map(paths.article),
      ...theatre.newsCategories.map((newsCategory) => paths.news(newsCategory)),
      ...[...theatre.pages, ...theatre.pagesElsewhere].map(({ slug }) => paths.info(slug)),
      ...theatre.brands.map(paths.brand),
      ...theatre.contacts.map((contact) => paths.contacts(contact)),
      ...theatre.programme.flatMap((item) => [paths.performanceCalendar(item), paths.tickets(item)]),
      ...[...theatre.documents, ...theatre.reports].map(({ file }) => paths.file(file)),
    ].map(decoded),
  );
  const numbered = [
    [/^\/lide\/(\d+)\/([^/]+)$/u, theatre.people],
    [/^\/(\d+)\/([^/]+)$/u, theatre.categories],
    [/^\/(\d+)\/[^/]+\/([^/]+)$/u, theatre.products],
  ] as const;

  return (link) => {
    if (/^(?:#|\/\/|[a-z][a-z\d+.-]*:)/iu.test(link)) return true;
    const { pathname, searchParams } = new URL(link, "https://theatre.invalid");
    const address = decoded(pathname).replace(/(?<=.)\/$/u, "");
    // The sanitizer drops links that are relative to their page.
    if (!link.startsWith("/")) return false;
    const [, kind = "", picture] = /^\/images\/([^/]+)\/(?:big|thumbnail)\/(.+)$/u.exec(address) ?? [];
    if (picture) return folder.list(`images/${kind}`).includes(`images/${kind}/${picture}`);
    for (const [pattern, things] of numbered) {
      const [, number, slug] = pattern.exec(address) ?? [];
      // Without an id in the folder the database assigns one.
      if (slug && things.some((thing) => (thing.id === undefined ? thing.slug === slug : thing.id === Number(number)))) return true; // oxfmt-ignore
    }
    const query = [...searchParams].find(([name]) => /^(?:termin|kontakt|inscenace|kategorie)$/u.test(name)); // oxfmt-ignore
    return known.has(query ? `${address}?${query.join("=")}` : address);
  };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const house = z.object({
  name: z.string(),
  address: z.object({ street: z.string(), city: z.string() }),
  emails: z.array(z.object({ address: z.string() })),
  phones: z.array(z.object({ number: z.string() })),
  ico: z.string(),
  dataBox: z.string(),
});

/** Texts that belong to the demonstration's theatre alone: the name for a sentence, and the pattern. */
function thingsOf(texts: ReadonlyMap<string, string>) {
  const { name, address, emails, phones, ico, dataBox } = house.parse(JSON.parse(texts.get("theatre.json") ?? "")); // oxfmt-ignore
  const accounts = [...texts.values()].flatMap((text) => [...text.matchAll(/\b(?:(\d{1,6})-)?(\d{6,10})\/(\d{4})\b/gu)]); // oxfmt-ignore
  const things = [
    // „Divadla Na Můstku“: Czech inflects the first word.
    ["name", name, name.slice(name.indexOf(" ") + 1)],
    ["street", address.street],
    ["town", address.city],
    ["e-mail domain", ...emails.map((email) => email.address.slice(email.address.indexOf("@") + 1))],
    ["telephone number", ...phones.map(({ number }) => number)],
    ["company number", ico],
    ["data box", dataBox],
    ...accounts.flatMap(([account, prefix = "", number = "", bank = ""]) => [
      ["bank account", account],
      // As the IBAN has it, behind its check digits.
      ["bank account", account, `${bank}${prefix.padStart(6, "0")}${number.padStart(10, "0")}`],
    ]),
  ];
  return things.map(([what = "", words = "", looked = words]) => [what, words, flatten(looked)] as const);
}

function flatten(text: string): string {
  return text.replaceAll(/[\s\u2011-]/gu, "").toLowerCase();
}
