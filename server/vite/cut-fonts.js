import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "postcss";
import subsetFont from "subset-font";

/**
 * Makes the files `@fonts/…` of app/styles/fonts.css: the Fontsource files of the same name, with only the characters
 * and weights that their `@font-face` declares (docs/decisions/0022-libraries-as-they-are.md).
 * @returns {import("vite").Plugin}
 */
export function cutFonts() {
  const declared = readFileSync("app/styles/fonts.css", "utf8");
  // Changes of the inputs that may change a file lead to a new folder.
  const key = createHash("sha256").update(declared);
  for (const file of ["package-lock.json", "server/vite/cut-fonts.js"]) key.update(readFileSync(file));
  const folder = path.resolve(".cache/fonts", key.digest("hex").slice(0, 12));
  return {
    name: "cut-fonts",
    async config() {
      mkdirSync(folder, { recursive: true });
      /** @type {Promise<void>[]} */
      const made = [];
      parse(declared).walkAtRules("font-face", (face) => {
        /** @type {Record<string, string>} */
        const rule = Object.fromEntries(
          face.nodes?.flatMap((node) => (node.type === "decl" ? [[node.prop, node.value]] : [])) ?? [],
        );
        const file = /"@fonts\/(.+?)"/.exec(rule.src ?? "")?.[1];
        if (file && !existsSync(`${folder}/${file}`)) made.push(cutFont(`${folder}/${file}`, rule));
      });
      await Promise.all(made);
      return { resolve: { alias: { "@fonts": folder } } };
    },
  };
}

/** @param {string} file @param {Record<string, string>} face */
async function cutFont(file, { "unicode-range": range = "", "font-weight": weight = "" }) {
  const name = path.basename(file);
  const [family] = name.split("-latin");
  const whole = readFileSync(`node_modules/@fontsource-variable/${family}/files/${name}`);
  const text = range.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
  const [min = 0, max = 0] = weight.split(" ").map(Number);
  const options = {
    targetFormat: /** @type {const} */ ("woff2"),
    variationAxes: { wght: { min, max } },
    // The features that browsers apply by default and the numerals of the style sheets; no fractions, no small
    // capitals.
    keepFeatures: ["ccmp", "locl", "rlig", "liga", "clig", "calt", "kern", "mark", "mkmk", "tnum", "lnum"],
  };
  // Renamed when complete: another process may be building.
  writeFileSync(`${file}.${process.pid}`, await subsetFont(whole, text.join(""), options));
  renameSync(`${file}.${process.pid}`, file);
}
