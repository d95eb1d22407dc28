import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { loadAdapter } from "#server/load-adapter.ts";
import { runCheck } from "#server/upstream/check/command.ts";
import { readConfig } from "#server/config.ts";
import { outputFolder, root } from "../../../support/output.ts";
import { check } from "./small-office.ts";

/** docs/connecting.md is followed literally, so what it shows has to be right. */
const guide = readFileSync(path.join(root, "docs/connecting.md"), "utf8");
const blocks = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gmsu)]
    .filter(([, of]) => of === language)
    .map(([, , text = ""]) => text);

const whole = /^export default/mu;
const partOfAdapter = /^(?:locale|headers|customer|pagination|error|bases|calls):/u;

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
  const data = [{ id: 1, name: "", slug: "a" }];
  const { report } = await check({ "/api/catalog/category/cs": { data } });
  const shown = JSON.parse(blocks("json")[0] ?? "") as typeof report;
  const inside = ({ groups }: typeof report) => {
    const group = groups.find(({ name }) => name === "catalogue");
    const call = group?.calls[0];
    return [groups, group, call, call?.findings].map((part) =>
      Object.keys([part].flat()[0] ?? {}).toSorted(),
    );
  };
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(report).toSorted());
  expect(inside(shown)).toEqual(inside(report));
});

test("the guide and the command have the same options", async () => {
  const unused = () => Promise.reject(new Error("not asked"));
  const timer = { now: () => 0, wait: async () => undefined };
  const parts = { loadAdapter: unused, fetch: unused, clock: () => new Date(), timer };
  const { lines } = await runCheck([], readConfig({}), parts);
  const options = (text: string) => [...new Set(text.match(/(?<=^\s*(?:\| `)?)--[a-z]+/gmu))].toSorted();
  expect(options(guide)).toEqual(options(lines.join("\n")));
});
