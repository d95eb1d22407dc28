import path from "node:path";
import { parse } from "csv-parse/sync";
import { Marked } from "marked";
import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import type { Folder } from "./folder.ts";

/** The three kinds of files: Markdown with fields above it, tables, and JSON. A schema checks each. */

type Path = readonly PropertyKey[];

/** A record with its file's name, which is its slug. */
export type Written<Fields> = Fields & {
  readonly slug: string;
  /** Its earlier slugs, so that old links still find the record. */
  readonly formerly: readonly string[];
  readonly file: string;
  readonly html: string;
};

/** A field of every text, for a renamed file. */
const renamed = z.looseObject({ formerly: z.unknown().optional() });
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Every `*.md` of a folder: fields between two lines of dashes, then a text. */
export function readTexts<Schema extends z.ZodType<object>>(
  folder: Folder,
  name: string,
  schema: Schema,
): Written<z.output<Schema>>[] {
  return folder
    .list(name)
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const slug = path.posix.basename(file, ".md");
      const text = (folder.text(file) ?? "").replaceAll("\r\n", "\n");
      const report = (field: string | null, line: number | null, message: string) =>
        void folder.problems.push({
          file,
          place: line === null ? null : `line ${line}`,
          field,
          text: message,
        });
      if (!slugPattern.test(slug)) report(null, null, "must be named in small letters, digits and dashes, such as rur.md"); // oxfmt-ignore
      const [, fields, body = ""] = /^---\n(.*?\n)?---\n?(.*)$/su.exec(text) ?? [];
      if (fields === undefined) {
        report(null, 1, "must begin with its fields between two lines of three dashes");
        return [];
      }
      const { value, lineOf } = readYaml(fields, (line, message) => report(null, line + 1, message));
      if (value === undefined) return [];
      const { formerly: before = [], ...written } = renamed.safeParse(value ?? {}).data ?? {};
      const formerly = [before].flat().map(String);
      for (const old of formerly) {
        const problem = folder.list(name).includes(`${name}/${old}.md`) ? `the file ${old}.md exists` : slugPattern.test(old) ? null : "must be the earlier name of this file without .md"; // oxfmt-ignore
        if (problem) report("formerly", lineOf(["formerly"]).line + 1, problem);
      }
      const { data, mistakes } = check(folder, schema, written);
      for (const { at, message } of mistakes) report(at.join(".") || null, lineOf(at).line + 1, message);
      return data ? [{ ...data, slug, formerly, file, html: htmlOf(body) }] : [];
    });
}

/** A table of a folder, separated by semicolons or commas; cells are trimmed, and empty ones are absent. */
export function readTable<Schema extends z.ZodType<object>>(
  folder: Folder,
  file: string,
  schema: Schema,
): { readonly row: number; readonly fields: z.output<Schema> }[] {
  const text = folder.text(file);
  if (text === null) return [];
  const [head = ""] = text.split("\n", 1);
  const delimiter = [";", ",", "\t"].reduce((best, value) =>
    head.split(value).length > head.split(best).length ? value : best,
  );
  const report = (row: number | null, field: string | null, message: string) =>
    void folder.problems.push({ file, place: row === null ? null : `row ${row}`, field, text: message });
  let rows: { readonly record: { readonly [column: string]: string }; readonly info: { readonly lines: number } }[]; // oxfmt-ignore
  try {
    rows = parse(text, { delimiter, bom: true, columns: true, trim: true, info: true, relax_column_count_less: true, skip_empty_lines: true, skip_records_with_empty_values: true }); // oxfmt-ignore
  } catch (error) {
    const line = error instanceof Error && "lines" in error ? Number(error.lines) : null;
    report(line, null, error instanceof Error ? `cannot be read: ${error.message}` : "cannot be read");
    return [];
  }
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const reported = new Set<string>();
  let lastId = Math.max(0, ...rows.map(({ record }) => Number(record["id"]) || 0));
  return rows.flatMap(({ record, info }) => {
    const cells = Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== ""));
    const { data, mistakes } = check(folder, schema, cells);
    for (const { at, message } of mistakes) {
      const column = at.join(".");
      const isUnknown = message === noSuchField;
      const isColumn = isUnknown || (message === missing && !(column in record) && known.includes(column));
      if (isColumn && reported.has(column)) continue;
      if (isColumn) reported.add(column);
      if (isUnknown) report(1, column, `is an unknown column; known: ${known.join(", ")}`);
      else if (isColumn) report(1, column, "is missing, and so is its column");
      else {
        const proposal = column === "id" && message === missing ? `; ${(lastId += 1)} is free` : "";
        report(info.lines, column || null, message + proposal);
      }
    }
    return data ? [{ row: info.lines, fields: data }] : [];
  });
}

/** A JSON file; null: missing or unusable. */
export function readJson<Schema extends z.ZodType>(
  folder: Folder,
  file: string,
  schema: Schema,
): z.output<Schema> | null {
  const text = folder.text(file);
  if (text === null) return null;
  const json = parseJson(text);
  const checked = schema.safeParse(json.ok ? json.value : undefined);
  if (checked.success) return checked.data;
  const report = (line: number, column: number, field: string | null, message: string) =>
    void folder.problems.push({ file, place: `line ${line}, column ${column}`, field, text: message });
  // Slower, but knows the positions of all values.
  const { value, lineOf } = readYaml(text, (line, message, column) => report(line, column, null, message));
  if (value === undefined) return null;
  const again = schema.safeParse(value);
  // A comma after the last entry, or a comment.
  if (again.success) return again.data;
  for (const { at, message } of mistakesOf(again.error, value)) {
    const { line, column } = lineOf(at);
    report(line, column, at.join(".") || null, message);
  }
  return null;
}

interface Read {
  /** Undefined: it cannot be read. */
  readonly value: unknown;
  readonly lineOf: (at: Path) => { readonly line: number; readonly column: number };
}

/** YAML, which JSON is a part of. */
function readYaml(text: string, report: (line: number, message: string, column: number) => void): Read {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  for (const { pos, message } of document.errors) {
    const { line, col } = counter.linePos(pos[0]);
    report(line, `cannot be read: ${message}`, col);
  }
  function lineOf(at: Path): { line: number; column: number } {
    const node = document.getIn(at, true);
    if (isNode(node) && node.range) {
      const { line, col } = counter.linePos(node.range[0]);
      return { line, column: col };
    }
    return at.length === 0 ? { line: 1, column: 1 } : lineOf(at.slice(0, -1));
  }
  if (document.errors.length > 0) return { value: undefined, lineOf };
  try {
    return { value: document.toJS(), lineOf };
  } catch (error) {
    // Aliases of aliases without end.
    report(1, `cannot be read: ${error instanceof Error ? error.message : "unknown"}`, 1);
    return { value: undefined, lineOf };
  }
}

/** Fields that are a day, with or without a time. */
const days: ReadonlySet<string> = new Set(["added", "date", "derniere", "from", "premiere", "presale", "published", "to", "updated"]); // oxfmt-ignore

/** Problems that a schema finds, and days relative to the first load outside the demonstration. */
function check<Schema extends z.ZodType<object>>(folder: Folder, schema: Schema, value: object) {
  const { data, error } = schema.safeParse(value);
  const relative = Object.entries(value).flatMap(([name, written]) => {
    const [, count] = /^([+-]?\d{1,4})(?:\s|$)/u.exec(String(written)) ?? [];
    if (folder.isDemo || count === undefined || !days.has(name)) return [];
    return [{ at: [name], message: `must be a date; ${count} ${countsFromFirstLoad}` }];
  });
  const mistakes = [...(error ? mistakesOf(error, value) : []), ...relative];
  return { data: mistakes.length === 0 ? data : undefined, mistakes };
}

export const countsFromFirstLoad = "counts from the first load of the demonstration only";
const missing = "is missing";
const noSuchField = "is an unknown field";

/** As the documentation calls them. */
const kinds: Readonly<{ [type: string]: string }> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};

/** @param value The checked value. */
function mistakesOf(error: z.ZodError, value: unknown): { readonly at: Path; readonly message: string }[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ at: [...issue.path, key], message: noSuchField }));
    }
    if (issue.path.length > 0 && valueAt(value, issue.path) === undefined && issue.code !== "custom") {
      return [{ at: issue.path, message: missing }];
    }
    const kind = issue.code === "invalid_type" ? kinds[issue.expected] : undefined;
    return [{ at: issue.path, message: kind ? `must be ${kind}` : lowerFirst(issue.message) }];
  });
}

function valueAt(value: unknown, at: Path): unknown {
  return at.reduce<unknown>(
    (inside, key) => (typeof inside === "object" && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Headings of columns belong to their column. The site sanitises this HTML like that of any back office. */
const markdown = new Marked({
  gfm: true,
  async: false,
  renderer: {
    tablecell({ header, tokens }) {
      const cell = this.parser.parseInline(tokens);
      return header ? `<th scope="col">${cell}</th>\n` : `<td>${cell}</td>\n`;
    },
  },
});

/** Headings begin under the page's own. */
export function htmlOf(text: string): string {
  return String(markdown.parse(text))
    .replaceAll(/<(\/?)h1>/gu, "<$1h2>")
    .trim();
}
