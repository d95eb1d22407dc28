import { expect, test } from "vitest";
import { readCurrencies } from "#server/upstream/resources/lists.ts";
import { fakeServices } from "./support/fake-context.ts";

test.each([
  [
    "the configured base address",
    { API_BASE_URL: "https://back.example/office" },
    "https://back.example/office",
  ],
  [
    "the site's own origin by default",
    { PUBLIC_ORIGIN: "https://divadlo.example" },
    "https://divadlo.example",
  ],
  [
    "the configured one though the site has an origin",
    { API_BASE_URL: "https://back.example", PUBLIC_ORIGIN: "https://divadlo.example" },
    "https://back.example",
  ],
])("calls go to %s", async (_case, env, base) => {
  const calls: string[] = [];
  const { context } = fakeServices({}, env, async ({ url }) => {
    calls.push(url);
    return Response.json({ data: [] });
  });
  await readCurrencies((await context()).upstream);
  expect(calls).toEqual([`${base}/api/lists/currencies`]);
});
