import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { usage } from "#server/cli/check-usage.js";
import { loadAdapter } from "#server/operator/load-adapter.ts";
import { endpoints, areas } from "#server/upstream/endpoints.ts";
import { callsOf } from "#server/upstream/offers.ts";
import { outputFolder, root } from "../../../support/output.ts";
import { check } from "./small-office.ts";

/** docs/connecting.md is followed literally, so what it shows has to be right. */
const guide = readFileSync(path.join(root, "docs/connecting.md"), "utf8");
const blocks = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gmsu)]
    .filter(([, of]) => of === language)
    .map(([, , text = ""]) => text);

const whole = /^export default/mu;
const partOfAdapter = /^(?:absentAreas|locale|headers|customer|error|bases|calls):/u;

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

/** The rows of the table: the calls, their area and what the site does without them. */
const consequences = guide
  .slice(guide.indexOf("### What the site does without a call"), guide.indexOf("## Write an adapter"))
  .split("\n")
  .filter((row) => row.startsWith("| `"))
  .map((row) => row.split("|").map((cell) => cell.trim()))
  .map(([, calls = "", area = "", without = ""]) => ({
    calls: calls.split(", ").map((name) => name.replaceAll("`", "")),
    area: area.replaceAll("`", ""),
    without,
  }));

test("the guide says of every call, once, what the site does without it", () => {
  const told = consequences.flatMap(({ calls }) => calls);
  expect(told.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(consequences.filter(({ without }) => without === "")).toEqual([]);
});

test("the guide has each area with its calls", () => {
  const ofAreas = consequences.filter(({ area }) => area !== "–" && area !== "§7");
  expect(Object.fromEntries(ofAreas.map(({ area, calls }) => [area, calls]))).toEqual(
    Object.fromEntries(areas.filter((area) => callsOf(area).length > 0).map((area) => [area, callsOf(area)])),
  );
  for (const area of areas.filter((one) => callsOf(one).length === 0))
    expect(guide).toContain(`\`${area}\` has no call of its own`);
  const first = consequences.filter(({ area }) => area === "§7").flatMap(({ calls }) => calls);
  const specified = Object.entries(endpoints).filter(([, endpoint]) => "specified" in endpoint);
  expect([...first, "subscribe"].toSorted()).toEqual(specified.map(([name]) => name).toSorted());
});

test("the guide and the command have the same options", () => {
  const options = (text: string) => [...new Set(text.match(/(?<=^\s*(?:\| `)?)--[a-z]+/gmu))].toSorted();
  expect(options(guide)).toEqual(options(usage));
});
