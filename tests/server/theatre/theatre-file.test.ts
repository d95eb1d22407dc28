import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { ConfigError, readConfig } from "#server/operator/config.ts";
import { theatreSchema } from "#server/theatre/identity/schema.ts";
import { identityOf, readTheatreFile } from "#server/theatre/identity/theatre-file.ts";
import { MountedFileError } from "#server/operator/mounted-file.ts";
import { outputFolder, root } from "../../support/output.ts";

const example = path.join(root, "docs/examples/theatre/theatre.json");
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10z"/></svg>';

/** A file of the theatre with these entries, beside `logo.svg`. */
function read(entries: unknown, files: Readonly<Record<string, string>> = { "logo.svg": svg }) {
  return identityOf(JSON.stringify(entries), (name) => {
    const text = files[name];
    return text === undefined ? "cannot be read (ENOENT)" : new TextEncoder().encode(text);
  });
}

function problemsOf(entries: unknown): readonly string[] {
  try {
    read(entries);
  } catch (error) {
    if (error instanceof MountedFileError) return error.problems;
    throw error;
  }
  return [];
}

test("the published JSON schema is that of the source", () => {
  const published = readFileSync(path.join(root, "docs/theatre.schema.json"), "utf8");
  expect(JSON.parse(published)).toEqual(z.toJSONSchema(theatreSchema, { io: "input" }));
});

test("the published example is read whole, with the files beside it", () => {
  const identity = readTheatreFile(example);
  expect(identity.theatre).toMatchObject({ name: "Modré divadlo", phone: "+420 200 000 220" });
  expect([...identity.files.keys()].map((name) => name.replace(/-\w{12}/u, ""))).toEqual([
    "logo.svg",
    "znak.svg",
    "barvy.css",
  ]);
  expect(identity.pages.get("obchodni-podminky")).toMatchObject({ kind: "text" });
});

test("the example names every entry that a file may have, but those of other pictures", () => {
  const used = Object.keys(JSON.parse(readFileSync(example, "utf8")));
  const missing = Object.keys(theatreSchema.shape).filter((name) => !used.includes(name));
  expect(missing).toEqual(["favicon", "sharePicture", "guaranteeNotice"]);
});

test("an empty file changes nothing", () => {
  expect(read({})).toMatchObject({ theatre: {}, look: null, hours: null, topMenu: null, legal: [] });
});

test.each<[entries: unknown, problem: string]>([
  [{ nmae: "Modré" }, "nmae: there is no such entry"],
  [{ colours: { red: "#112233" } }, "colours.red: there is no such entry"],
  [{ colours: { primary: "blue" } }, "colours.primary: must be a colour such as #1d4ed8"],
  [{ name: "" }, "name: must not be empty"],
  [{ name: "Modré\ndivadlo" }, "name: must be one line without control characters"],
  [{ name: 5 }, "name: invalid input: expected string, received number"],
  [{ ico: "123" }, "ico: must have eight digits"],
  [{ dic: "123" }, "dic: must be a tax number such as CZ00000019"],
  [{ dataBox: "x" }, "dataBox: must be the seven characters of a data box"],
  [{ emails: [{ address: "nic" }] }, "emails.0.address: must be an e-mail address"],
  [
    { phones: [{ number: "zavolejte" }] },
    "phones.0.number: must be a telephone number such as +420 200 000 120",
  ],
  [
    { social: [{ text: "X", link: "javascript:alert(1)" }] },
    "social.0.link: must be a path such as /program or an http(s) address",
  ],
  [{ partners: [{ name: "X", url: "/x" }] }, "partners.0.url: must be an http(s) address"],
  [
    { pages: { "Obchodní podmínky": { title: "X", text: "x" } } },
    "pages.Obchodní podmínky: must be named like obchodni-podminky",
  ],
  [{ pages: { a: { title: "X" } } }, "pages.a: must have exactly one of url, text and file"],
  [{ pages: { a: { title: "X", file: "neni.md" } } }, "pages.a.file: neni.md cannot be read (ENOENT)"],
  [{ logo: "neni.svg" }, "logo: neni.svg cannot be read (ENOENT)"],
  [{ logo: "../logo.svg" }, "logo: must be the name of a file beside this one, such as logo.svg"],
  [{ sharePicture: "logo.svg" }, "sharePicture: logo.svg must be a PNG of 1200 × 630"],
  [
    { boxOffice: { regular: [{ from: "monday", to: "friday", opens: "19:00", closes: "15:00" }] } },
    "boxOffice.regular.0: must close after it opens",
  ],
  [
    { boxOffice: { regular: [{ from: "monday", to: "friday", opens: "9:00", closes: "15:00" }] } },
    "boxOffice.regular.0.opens: must be a time such as 15:00",
  ],
  [
    { notice: { text: "X", from: "2026-12-24" } },
    "notice.from: must be a time with its zone, such as 2026-12-24T00:00:00+01:00",
  ],
  [
    { colours: { primary: "#5b8def" } },
    "colours: primary #5b8def on paper #fbf8f1 has a contrast of 3.0:1, and needs 4.5:1; #1b61e9 would do",
  ],
])("of %j the start says one sentence with its path", (entries, problem) => {
  expect(problemsOf(entries)[0]).toBe(problem);
});

test("a file that is no JSON, or is not there, is one sentence", () => {
  expect(() => identityOf("{", () => "")).toThrow("the file must be JSON");
  expect(() => readTheatreFile("/neni/theatre.json")).toThrow(
    "the file /neni/theatre.json cannot be read (ENOENT)",
  );
});

test("a link that leads out of the folder is refused, however it is spelled", () => {
  const folder = mkdtempSync(path.join(outputFolder("scratch"), "identity-"));
  const file = path.join(folder, "theatre.json");
  writeFileSync(file, JSON.stringify({ logo: "sub/../../logo.svg" }));
  expect(() => readTheatreFile(file)).toThrow("logo: sub/../../logo.svg must be in the folder of this file");
});

test("a picture that is neither PNG nor SVG is refused", () => {
  expect(() => read({ logo: "logo.svg" }, { "logo.svg": "<html></html>" })).toThrow(
    "logo: logo.svg must be a PNG, or an SVG with a viewBox or with a width and a height",
  );
});

test.each([
  [svg, { width: 30, height: 10 }],
  ['<svg width="60px" height="20" viewBox="0 0 3 1"></svg>', { width: 60, height: 20 }],
  ["<svg viewBox='0,0,12.5,8'></svg>", { width: 12.5, height: 8 }],
  ['<svg width="100%" viewBox="0 0 3 1"></svg>', { width: 3, height: 1 }],
])("the header knows the size of a logo before it loads: %s", (text, size) => {
  expect(read({ logo: "logo.svg" }, { "logo.svg": text }).look?.logo).toMatchObject(size);
});

test("the variable is refused like any other, with all problems of the file", () => {
  const folder = mkdtempSync(path.join(outputFolder("scratch"), "identity-"));
  const file = path.join(folder, "theatre.json");
  writeFileSync(file, JSON.stringify({ nmae: "X", ico: "1" }));
  try {
    readConfig({ THEATRE_FILE: file });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    expect(error instanceof ConfigError && error.problems).toEqual([
      "THEATRE_FILE: ico: must have eight digits",
      "THEATRE_FILE: nmae: there is no such entry",
    ]);
  }
});

test("a Markdown text is sanitized, and its headings are below the page's own", () => {
  const text = "# Kdo jsme\n\n<script>alert(1)</script>\n\n[odkaz](javascript:alert(1)) **tučně**";
  const page = read({ pages: { "o-nas": { title: "O nás", text } } }).pages.get("o-nas");
  expect(page).toMatchObject({ kind: "text", sections: [{ id: "oddil-kdo-jsme", title: "Kdo jsme" }] });
  const html = page?.kind === "text" ? page.html : "";
  expect(html).toContain("<strong>tučně</strong>");
  expect(html).not.toMatch(/<h1|script|javascript/u);
});
