import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { z } from "zod";
import { ensureBuild } from "./support/built-site.ts";
import { filesUnder, root } from "./support/output.ts";

await ensureBuild();

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly characters: ReadonlySet<number>;
}

const faces = filesUnder("build/client/assets")
  .filter((file) => file.endsWith(".css"))
  .flatMap((file) => facesOf(readFileSync(path.join(root, file), "utf8")));
const variable = unique(faces).filter(({ family }) => family.endsWith("Variable"));
const families = ["Bricolage Grotesque Variable", "Source Sans 3 Variable"];

/** The face from which a browser takes a character; if Fontsource lists a character in two faces, the later one. */
function faceOf(family: string, character: number): Face | undefined {
  return variable.findLast((face) => face.family === family && face.characters.has(character));
}

function facesOf(sheet: string): Face[] {
  const found: Face[] = [];
  parse(sheet).walkAtRules("font-face", (rule) => {
    const read = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void read.set(prop, value));
    found.push({
      family: (read.get("font-family") ?? "").replaceAll('"', ""),
      weight: read.get("font-weight") ?? "",
      file: /\/assets\/[\w.-]+\.woff2/u.exec(read.get("src") ?? "")?.[0] ?? "",
      characters: charactersOf(read.get("unicode-range") ?? ""),
    });
  });
  return found;
}

function unique(all: readonly Face[]): Face[] {
  return [...new Map(all.map((face) => [`${face.family} ${face.file}`, face])).values()];
}

/** Also of `U+1??`, as the minifier writes some ranges. */
function charactersOf(ranges: string): Set<number> {
  const found = new Set<number>();
  for (const [, from = "", to = from] of ranges.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/giu)) {
    const last = Number.parseInt(to.replaceAll("?", "f"), 16);
    for (let code = Number.parseInt(from.replaceAll("?", "0"), 16); code <= last; code += 1) found.add(code);
  }
  return found;
}

function bytesOf(file: string): Buffer {
  return readFileSync(path.join(root, "build/client", file));
}

function glyphsOf(bytes: Buffer): Set<number> {
  return new Set((create(bytes) as Font).characterSet);
}

const czech = "Příliš žluťoučký kůň úpěl ďábelské ódy. PŘÍLIŠ ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY.";
const others = [
  "Pchnąć w tę łódź jeża lub ośm skrzyń fig. ĄĆĘŁŃÓŚŹŻ",
  "Kŕdeľ ďatľov učí koňa žrať kôru. ĹĽŔÄÔ Zwölf Boxkämpfer jagen Viktor über den großen Sylter Deich. ÄÖÜẞ",
  "Molière à Orléans: façade, naïf, fête, Noël, août",
  "0123456789 „Haló“ ‚no‘ »ja« «oui» – — − … · • × ½ ² ° § © € £ % & @ # ′ ″ \u00a0\u00ad\u2009\u2011\u202f",
];

/** Written in comments, or drawn by a font of the reader's. */
const symbols = "→★";

test("the files of the first view have every character of the site and the demo", () => {
  const texts = ["app/messages", "app/components", "app/shell", "app/routes", "server/standalone/seed"]
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
  expect(texts.length).toBeGreaterThan(400);
  const calls = [...texts, ...[czech, ...others].map((text) => ({ file: text, text }))];
  const missing = families.flatMap((family) => {
    const first = new Set(firstFiles(family));
    return calls.flatMap(({ file, text }) =>
      [...new Set(text)]
        .filter((character) => character >= " " && !symbols.includes(character))
        .filter((character) => !first.has(faceOf(family, character.codePointAt(0) ?? 0)?.file ?? ""))
        .map((character) => `${character} of ${file} in ${family}`),
    );
  });
  expect(missing).toEqual([]);
});

/** The typefaces that a page in Czech loads. */
function firstFiles(family: string): string[] {
  return [
    ...new Set([...czech].map((character) => faceOf(family, character.codePointAt(0) ?? 0)?.file ?? "")),
  ];
}

test("the fonts of the first view are at most 90 KB together", () => {
  const files = families.flatMap(firstFiles);
  expect(files).toHaveLength(4);
  expect(files.reduce((sum, file) => sum + bytesOf(file).byteLength, 0)).toBeLessThanOrEqual(90_000);
});

test.each(families)("no character of %s is lost: its file is declared, and has its glyph", (family) => {
  const name = family
    .toLowerCase()
    .replace(/ variable$/u, "")
    .replaceAll(" ", "-");
  const source = `node_modules/@fontsource-variable/${name}`;
  const scripts = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(root, source, "unicode.json"), "utf8")));
  const axis = family.startsWith("Bricolage") ? "opsz" : "wght";
  const glyphs = new Map<string, Set<number>>();
  const lost: string[] = [];
  for (const [script, range] of Object.entries(scripts)) {
    const whole = glyphsOf(
      readFileSync(path.join(root, source, `files/${name}-${script}-${axis}-normal.woff2`)),
    );
    for (const character of charactersOf(range)) {
      if (!whole.has(character)) continue;
      const file = faceOf(family, character)?.file ?? "";
      if (file && !glyphs.has(file)) glyphs.set(file, glyphsOf(bytesOf(file)));
      if (!glyphs.get(file)?.has(character)) lost.push(`${character.toString(16)} of ${script}`);
    }
  }
  expect(lost).toEqual([]);
});

test.each(families)("a browser looks for a character in all faces of %s", (family) => {
  expect(new Set(variable.filter((face) => face.family === family).map(({ weight }) => weight)).size).toBe(1);
});

test.each(families)("no other file of %s has a character of the first view's", (family) => {
  const files = firstFiles(family);
  const all = variable.filter((face) => face.family === family);
  const first = new Set(
    all.filter(({ file }) => files.includes(file)).flatMap((face) => [...face.characters]),
  );
  const again = all.filter(
    ({ file, characters }) => !files.includes(file) && [...characters].some((value) => first.has(value)),
  );
  expect(again.map(({ file }) => file)).toEqual([]);
});
