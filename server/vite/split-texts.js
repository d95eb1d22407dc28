import { parseAst } from "vite";

/**
 * Leaves a text that only the server says out of the browser's code: Rollup drops unused entries of an object, but not
 * of an argument.
 * @returns {import("vite").Plugin}
 */
export function splitTexts() {
  return {
    name: "split-texts",
    apply: "build",
    transform(code) {
      if (this.environment.name !== "client" || !code.includes(" = czech({")) return null;
      return { code: withSplitTexts(code), map: null };
    },
  };
}

/**
 * @typedef {object} Node
 * @property {string} type
 * @property {number} start
 * @property {number} end
 * @property {Node[]} [body]
 * @property {Node | null} [declaration]
 * @property {Node[]} [declarations]
 * @property {Node | null} [init]
 * @property {Node & { name?: string }} [callee]
 * @property {Node[]} [arguments]
 * @property {Node[]} [properties]
 * @property {Node} [key]
 * @property {Node & { properties?: Node[] }} [value]
 * @property {boolean} [shorthand]
 * @property {boolean} [method]
 */

/**
 * `czech({ a: "…", b: "…" })` of a constant becomes `{ a: czech("…"), b: czech("…") }`.
 * @param {string} code of a module, JavaScript
 */
export function withSplitTexts(code) {
  const program = /** @type {Node} */ (/** @type {unknown} */ (parseAst(code)));
  const calls = (program.body ?? [])
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init?.callee?.name === "czech" ? [init] : []));
  return calls.reduceRight(
    (text, { start, end, arguments: [texts] = [] }) =>
      texts ? text.slice(0, start) + split(code, texts) + text.slice(end) : text,
    code,
  );
}

/** @param {string} code @param {Node} texts @returns {string} */
function split(code, texts) {
  const own = code.slice(texts.start, texts.end);
  if (texts.type === "Literal" && !own.includes(" ")) return own;
  const entries = texts.properties?.flatMap(({ start, value, shorthand, method }) =>
    value && !shorthand && !method ? [`${code.slice(start, value.start)}${split(code, value)}`] : [],
  );
  // Neither `...others` nor a method is an entry that it splits.
  const isSplit = entries && entries.length === texts.properties?.length;
  return isSplit ? `{ ${entries.join(", ")} }` : `czech(${own})`;
}
