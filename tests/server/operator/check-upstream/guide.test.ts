import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { usage } from "#server/start/check-usage.js";
import { loadAdapter } from "#server/operator/load-adapter.ts";
import { endpoints, areas } from "#server/upstream/endpoints.ts";
import { callsOf } from "#server/upstream/offers.ts";
import { outputFolder, root } from "../../../support/output.ts";
import { check } from "./small-office.ts";

/** Operators follow docs/connecting.md literally, so its examples have to be right. */
const guide = readFileSync(path.join(root, "docs/connecting.md"), "utf8");
const blocks = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gmsu)]
    .filter(([, of]) => of === language)
    .map(([, , text = ""]) => text);

const whole = /^export default/mu;
const partOfAdapter = /^(?:absent|ids|locale|headers|customer|bases|calls):/u;

test.each(blocks("js").map((text, index) => [index, text] as const))(
  "the adapter of block %i can be loaded",
  async (index, text) => {
    vi.stubEnv("BACK_OFFICE_KEY", "key");
    const inside = partOfAdapter.test(text) ? text : `calls: {${text}}`;
    const file = path.join(outputFolder("guide"), `adapter-${index}-${process.pid}.mjs`);
    writeFileSync(file, whole.test(text) ? text : `export default {${inside}\n};\n`);
    expect(Object.keys(await loadAdapter(file))).not.toEqual([]);
    vi.unstubAllEnvs();
  },
);

test("the document of --json has the names of the guide's", async () => {
  const { report } = await check({ "/api/brands/cs": { data: [] } });
  const shown = JSON.parse(blocks("json")[0] ?? "") as typeof report;
  expect(Object.keys(shown)).toEqual(Object.keys(report));
  expect(Object.keys(shown.calls[0] ?? {})).toEqual(Object.keys(report.calls[0] ?? {}));
});

/** The names in one part of the guide's list of the site without a call. */
function namesUnder(heading: string, names: readonly string[]): readonly string[] {
  const [, part = ""] = guide.split(`\n### ${heading}\n`);
  const [own = ""] = part.split(/^##/mu);
  return [...own.matchAll(/`([\w-]+)`/gu)].flatMap(([, name = ""]) => (names.includes(name) ? [name] : []));
}

test("the guide names once what the site does without each call", () => {
  const texts = ["Required calls", "Files"].flatMap((heading) => namesUnder(heading, Object.keys(endpoints)));
  const alone = Object.entries(endpoints).filter(([, endpoint]) => !("area" in endpoint));
  expect(texts.toSorted()).toEqual(alone.map(([name]) => name).toSorted());
});

test("the guide says once of every feature what the site does without it", () => {
  expect(namesUnder("Features", areas).toSorted()).toEqual(areas.toSorted());
  for (const area of areas.filter((item) => callsOf(item).length === 0))
    expect(guide).toContain(`\`${area}\` has no call of its own`);
});

test("the guide and the command have the same options", () => {
  const options = (text: string) => [...new Set(text.match(/(?<=^\s*(?:\| `)?)--[a-z]+/gmu))].toSorted();
  expect(options(guide)).toEqual(options(usage));
});
