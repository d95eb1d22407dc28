import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { loadAdapter } from "#server/operator/load-adapter.ts";
import { outputFolder } from "../../support/output.ts";

const folder = mkdtempSync(path.join(outputFolder("scratch"), "adapter-"));
let files = 0;

function load(source: string) {
  files += 1;
  const file = path.join(folder, `adapter-${files}.mjs`);
  writeFileSync(file, source);
  return loadAdapter(file);
}

test("an adapter is the default export of a module", async () => {
  const adapter = await load(`
    export default {
      bases: { media: "https://media.example" },
      headers: { "X-Api-Key": "k" },
      customer: { cookie: "sid" },
      absent: "all others",
      ids: "prod_[0-9A-Z]{26}",
      calls: {
        people: (call) => call.get("/v2/{locale}/crew"),
        async product(call) { return { data: await call.get("/v2/items/{id}", { base: "media" }) }; },
      },
    };`);
  expect(Object.keys(adapter.calls ?? {})).toEqual(["people", "product"]);
});

test.each<[string, string, string]>([
  [
    "no default export",
    "export const calls = {};",
    "UPSTREAM_ADAPTER: Invalid input: expected object, received undefined",
  ],
  [
    "an unknown call",
    "export default { calls: { personn: () => [] } };",
    "UPSTREAM_ADAPTER calls personn: is no call of the site (did you mean person?)",
  ],
  ["an unknown name", "export default { call: {} };", "UPSTREAM_ADAPTER: has an unknown name call"],
  [
    "a hook of an earlier adapter",
    "export default { calls: { people: { path: '/x', response: (theirs) => theirs } } };",
    "UPSTREAM_ADAPTER calls people: must be a function (path, query, body, response, answer and absent are gone: docs/connecting.md)",
  ],
  [
    "a list of products of an earlier adapter",
    "export default { calls: { products: { path: '/x' } } };",
    "UPSTREAM_ADAPTER calls products: must be a function, or { all } with one (path, query, body, response, answer and absent are gone: docs/connecting.md)",
  ],
  [
    "the mapping of errors of an earlier adapter",
    "export default { error: () => ({}) };",
    "UPSTREAM_ADAPTER: error is gone: a function of calls throws a Response",
  ],
  [
    "the absent areas of an earlier adapter",
    "export default { absentAreas: [] };",
    "UPSTREAM_ADAPTER: absentAreas is absent now",
  ],
  [
    "an unknown absence",
    "export default { absent: ['peple'] };",
    "UPSTREAM_ADAPTER absent 0: is no area and no call (docs/connecting.md has their names)",
  ],
  [
    "a pattern that is none",
    "export default { ids: 'prod_(' };",
    "UPSTREAM_ADAPTER ids: must be a regular expression, as text",
  ],
  [
    "a missing key",
    "export default { headers: { 'X-Api-Key': process.env.NEVER_SET_ANYWHERE } };",
    "UPSTREAM_ADAPTER headers X-Api-Key: must be a text (is its variable of the environment set?)",
  ],
  [
    "a wrong authentication",
    "export default { customer: 'basic' };",
    'UPSTREAM_ADAPTER customer: must be "bearer", { header: "…" } or { cookie: "…" }',
  ],
  [
    "a base that is no address",
    "export default { bases: { cdn: 'cdn.example' } };",
    "UPSTREAM_ADAPTER bases cdn: must be an http(s) address",
  ],
])("with %s the start ends with one sentence", async (_, source, sentence) => {
  await expect(load(source)).rejects.toMatchObject({ name: "ConfigError", problems: [sentence] });
});

test("an unknown call is named beside a wrong value elsewhere", async () => {
  await expect(load("export default { calls: { peple: () => [] }, locale: 7 };")).rejects.toThrow(
    /calls peple: is no call/u,
  );
});

test("every problem is named at once", async () => {
  const wrong = load("export default { calls: { people: 1, products: { method: 'GRAB' } }, locale: 7 };");
  await expect(wrong).rejects.toMatchObject({ problems: { length: 3 } });
});

test("the line of a file that fails is named", async () => {
  await expect(load("\nexport default { headers: nothing.there };")).rejects.toThrow(
    /\(ReferenceError: nothing is not defined; adapter-\d+\.mjs:2\)$/u,
  );
});

// The tests' loader parses modules by itself, so here the file throws what Node's loader does.
test("of a file that does not parse, the start names the command that prints its line", async () => {
  const source = "throw Object.assign(new SyntaxError('missing )'), { stack: 'SyntaxError: missing )' });";
  await expect(load(source)).rejects.toThrow(
    /\(SyntaxError: missing \); node --check \S+\.mjs prints the line\)$/u,
  );
});

test("a file that is missing, or is no module, is named", async () => {
  await expect(loadAdapter(path.join(folder, "none.mjs"))).rejects.toThrow(/none\.mjs cannot be loaded/u);
  await expect(load("export default {")).rejects.toThrow(/cannot be loaded/u);
});
