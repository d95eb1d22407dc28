import { expect, test } from "vitest";
import { openLittleTheatre } from "./little-theatre.tsx";

const { handle } = openLittleTheatre();

test.each([
  ["a path of a thousand parts", "/a".repeat(1_000)],
  ["a path of fifteen thousand slashes", "/".repeat(15_000)],
  ["Remix's manifest with a deep path", `/__manifest?version=1&p=${"/a".repeat(1_000)}`],
  ["a thousand routes asked for by name", `/_root.data?_routes=${"root,".repeat(400)}`],
  ["a path of percent signs", `/${"%C5%BE".repeat(300)}`],
  ["two thousand parameters", `/hledani?${"a&".repeat(1_000)}`],
])("%s costs no more than a page", async (_name, path) => {
  await handle(new Request("http://localhost/"));
  const started = performance.now();
  const response = await handle(new Request(`http://localhost${path}`));
  await response.text();
  expect(performance.now() - started).toBeLessThan(150);
  expect(response.status).toBeLessThan(500);
});
