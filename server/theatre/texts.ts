import { z } from "zod";
import { day, fixedDay, moment, orNull, slug, text, whole, words, yes } from "./fields.ts";
import type { Folder } from "./folder.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { readTable, readTexts, type Written } from "./records.ts";

/** `pages/`, `news/`, `documents/`, `reports/`: the texts. */

const page = z
  .strictObject({
    title: text,
    url: orNull(text.refine((value) => safeLink(value) !== null, "must be a path such as /program or an http(s) address")), // oxfmt-ignore
    updated: orNull(day),
    footer: yes,
    sample: yes,
    language: z.enum(["cs", "en"]).default("cs"),
    words: orNull(text),
  })
  .refine(({ url, updated }) => url !== null || updated !== null, {
    path: ["updated"],
    message: "is missing",
  });

export type WrittenPage = Written<z.output<typeof page>>;

/** Pages with a `url` are on another site. */
export function pagesIn(folder: Folder): readonly WrittenPage[] {
  return readTexts(folder, "pages", page);
}

/** Pages of the back office. */
export function pagesOf(pages: readonly WrittenPage[]) {
  return pages.flatMap(({ html, language, url, updated, footer: _footer, file: _file, ...rest }) =>
    url === null && updated !== null ? [{ ...rest, updated, body: html, isCzech: language === "cs" }] : [],
  );
}

const article = z.strictObject({
  title: text,
  published: moment,
  summary: text,
  author: orNull(text),
  category: orNull(slug),
  production: orNull(slug),
  blog: yes,
});

export function newsIn(folder: Folder) {
  return readTexts(folder, "news", article).map(({ html, blog, summary, ...rest }) => ({
    ...rest,
    kind: blog ? ("post" as const) : ("news" as const),
    perex: summary,
    body: html,
    image: folder.picture("article", rest.slug),
  }));
}

const document = z.strictObject({ file: words, title: words, group: words, published: fixedDay });

export function documentsIn(folder: Folder) {
  return readTable(folder, "documents/documents.csv", document).flatMap(({ row, fields }) =>
    withContent(folder, "documents", row, fields),
  );
}

/** Every further column is a figure of the year. */
const report = z.object({ year: whole, file: words, title: words, published: fixedDay }).catchall(z.string());

export function reportsIn(folder: Folder) {
  return readTable(folder, "reports/reports.csv", report).flatMap(({ row, fields }) => {
    const { year, file, title, published, ...others } = fields;
    const figures = Object.entries(others).map(([label, value]) => ({ label, value: String(value) }));
    return withContent(folder, "reports", row, { year, file, title, published, figures });
  });
}

function withContent<Row extends { readonly file: string }>(
  folder: Folder,
  name: string,
  row: number,
  fields: Row,
) {
  // oxfmt-ignore
  const content = folder.read(`${name}/${fields.file}`);
  if (content) return [{ ...fields, content }];
  folder.problems.push({ file: `${name}/${name}.csv`, place: `row ${row}`, field: "file", text: `the file ${name}/${fields.file} does not exist` }); // oxfmt-ignore
  return [];
}

/** By file, as docs/theatre-fields.md names it. */
export const textFiles = {
  "pages/*.md": page,
  "news/*.md": article,
  "documents/documents.csv": document,
  "reports/reports.csv": report,
};
