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
      calls: {
        people: { path: "/v2/{locale}/crew" },
        product: { path: "/v2/items/{id}", base: "media", response: async (theirs) => ({ data: theirs }) },
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
    "export default { calls: { personn: {} } };",
    "UPSTREAM_ADAPTER calls personn: is no call of the site (did you mean person?)",
  ],
  ["an unknown name", "export default { call: {} };", "UPSTREAM_ADAPTER: has an unknown name call"],
  [
    "an unknown name of a call",
    "export default { calls: { people: { url: '/x' } } };",
    "UPSTREAM_ADAPTER calls people: has an unknown name url",
  ],
  [
    "a text for a function",
    "export default { calls: { people: { response: 'x' } } };",
    "UPSTREAM_ADAPTER calls people response: must be a function",
  ],
  [
    "a path with a query",
    "export default { calls: { people: { path: '/x?y=1' } } };",
    "UPSTREAM_ADAPTER calls people path: must be a function, or begin with / and have no query",
  ],
  [
    "a path with an unknown name",
    "export default { calls: { people: { path: '/x/{id}' } } };",
    "UPSTREAM_ADAPTER calls people path: has no value for {id}",
  ],
  [
    "a base that is not there",
    "export default { calls: { people: { base: 'cdn' } } };",
    'UPSTREAM_ADAPTER calls people base: "cdn" is not in bases',
  ],
  [
    "an answer beside what it replaces",
    "export default { calls: { people: { answer() {}, path: '/v2/crew' } } };",
    "UPSTREAM_ADAPTER calls people answer: replaces path … response",
  ],
  [
    "an answer of a file",
    "export default { calls: { picture: { answer() {} } } };",
    "UPSTREAM_ADAPTER calls picture answer: of a file only base and path count",
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
  await expect(load("export default { calls: { peple: {} }, locale: 7 };")).rejects.toThrow(
    /calls peple: is no call/u,
  );
});

test("every problem is named at once", async () => {
  const wrong = load(
    "export default { calls: { people: { absent: 1 }, products: { method: 'GRAB' } }, locale: 7 };",
  );
  await expect(wrong).rejects.toMatchObject({ problems: { length: 3 } });
});

test("a file that is missing, or is no module, is named", async () => {
  await expect(loadAdapter(path.join(folder, "none.mjs"))).rejects.toThrow(/none\.mjs cannot be loaded/u);
  await expect(load("export default {")).rejects.toThrow(/cannot be loaded/u);
});
