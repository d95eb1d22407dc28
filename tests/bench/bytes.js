import { gzipSync } from "node:zlib";

/**
 * The bytes of a page, from its HTML and the files it names. `html`: without its style sheets, which add `sheetBytes`
 * (gzip). `sheets`: those that the first paint waits for. `script`: all scripts that the page names anywhere, and those
 * they import.
 * @param {string} origin @param {string} path
 */
export async function weigh(origin, path) {
  const html = await text(origin + path);
  const sheets = names(html, /(<style data-sheet="[^"]+">[^<]*<\/style>)/g);
  const document = sheets.reduce((rest, sheet) => rest.replace(sheet, ""), html);
  // The code at the end is inert until the page is complete.
  const markup = document.replace(/<template id="app-code">.*<\/template>/s, "");
  const scripts = await collect(origin, names(html, /"(\/assets\/[^"]+\.js)"/g));
  const fonts = await Promise.all(
    names(html, /href="(\/assets\/[^"]+\.woff2)"/g).map(async (name) =>
      (await fetch(origin + name)).arrayBuffer(),
    ),
  );
  return {
    html: Buffer.byteLength(document),
    elements: markup.replace(/<script[^>]*>.*?<\/script>/gs, "<s").match(/<[a-z]/g)?.length ?? 0,
    script: sumOf([...scripts.values()].map(zipped)),
    sheets: names(html, /(<link rel="stylesheet" href="[^"]+"\/>)/g).length,
    sheetBytes: zipped(html) - zipped(document),
    fonts: fonts.length,
    fontBytes: sumOf(fonts.map(({ byteLength }) => byteLength)),
  };
}

/** @param {string} html @param {RegExp} pattern The first group of each match, once. */
function names(html, pattern) {
  return [...new Set([...html.matchAll(pattern)].map(([, name]) => name ?? ""))];
}

/**
 * The sources of these scripts and of all that they import statically, by name.
 * @param {string} origin @param {string[]} wanted @param {Map<string, string>} [known]
 */
async function collect(origin, wanted, known = new Map()) {
  const fresh = wanted.filter((name) => !known.has(name));
  for (const name of fresh) known.set(name, "");
  await Promise.all(
    fresh.map(async (name) => {
      const source = await text(origin + name);
      known.set(name, source);
      const imported = names(source, /(?:from|import)\s*"(\.\/[^"]+\.js)"/g);
      await collect(
        origin,
        imported.map((at) => `/assets/${at.slice(2)}`),
        known,
      );
    }),
  );
  return known;
}

/** @param {string} url */
async function text(url) {
  return (await fetch(url, { headers: { "Accept-Encoding": "identity" } })).text();
}

/** @param {readonly number[]} sizes */
function sumOf(sizes) {
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {string} source */
function zipped(source) {
  return source === "" ? 0 : gzipSync(source, { level: 9 }).byteLength;
}
