import { gzipSync } from "node:zlib";

/**
 * The bytes of a page: its HTML, and every script it names together with the scripts those import statically.
 * @param {string} origin @param {string} path
 */
export async function weigh(origin, path) {
  const response = await fetch(origin + path, { headers: { "Accept-Encoding": "identity" } });
  const html = await response.text();
  /** @type {Map<string, string>} */
  const scripts = new Map();
  const named = [...html.matchAll(/(?:href|src|import|from)[=( ]*"(\/assets\/[^"]+\.js)"/g)].map(
    ([, name]) => name ?? "",
  );
  await collect(origin, named, scripts);
  const css = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, name]) => name ?? "");
  const sheets = await Promise.all([...new Set(css)].map((name) => text(origin + name)));
  return {
    html: Buffer.byteLength(html),
    htmlGzip: zipped(html),
    js: scripts.size,
    jsGzip: [...scripts.values()].reduce((sum, source) => sum + zipped(source), 0),
    cssGzip: sheets.reduce((sum, source) => sum + zipped(source), 0),
  };
}

/** @param {string} origin @param {string[]} names @param {Map<string, string>} known @returns {Promise<void>} */
async function collect(origin, names, known) {
  const fresh = [...new Set(names)].filter((name) => !known.has(name));
  for (const name of fresh) known.set(name, "");
  await Promise.all(
    fresh.map(async (name) => {
      const source = await text(origin + name);
      known.set(name, source);
      const imported = [...source.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)].map(
        ([, at]) => `/assets/${(at ?? "").slice(2)}`,
      );
      await collect(origin, imported, known);
    }),
  );
}

/** @param {string} url */
async function text(url) {
  return (await fetch(url, { headers: { "Accept-Encoding": "identity" } })).text();
}

/** @param {string} source */
function zipped(source) {
  return gzipSync(source, { level: 9 }).byteLength;
}
