import { expect, test } from "vitest";
import { asLongHere } from "../../support/cpu-time.ts";
import { openMinimalApp } from "./minimal-app.tsx";

const { handle } = openMinimalApp();

/** CPU milliseconds of this process for one answer: a busy machine changes them less than the wall-clock time. */
async function costOf(path: string): Promise<number> {
  const before = process.cpuUsage();
  const response = await handle(new Request(`http://localhost${path}`));
  await response.text();
  expect(response.status).toBeLessThan(500);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  ["a path of a thousand parts", "/a".repeat(1_000)],
  ["a path of fifteen thousand slashes", "/".repeat(15_000)],
  ["Remix's manifest with a deep path", `/__manifest?version=1&p=${"/a".repeat(1_000)}`],
  ["a thousand routes requested by name", `/_root.data?_routes=${"root,".repeat(400)}`],
  ["a path of percent signs", `/${"%C5%BE".repeat(300)}`],
  ["two thousand parameters", `/hledani?${"a&".repeat(1_000)}`],
])("%s costs no more than a page", async (_name, path) => {
  await costOf("/");
  const first = await costOf(path);
  const second = await costOf(path);
  expect(Math.min(first, second)).toBeLessThan(asLongHere(150));
});
