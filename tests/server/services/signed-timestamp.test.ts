import { expect, test } from "vitest";
import { waitForMinimumAge, formTimestamp } from "#server/services/signed-timestamp.ts";
import { fakeServices, now } from "../support/fake-context.ts";

const hour = 3_600_000;

/** Delay of a form submitted an hour after it was rendered, whose genuine timestamp is replaced by `forge`. */
async function waitOf(forge: (genuine: string) => unknown): Promise<number> {
  const context = await fakeServices().context();
  let waited = 0;
  const timer = { ...context.timer, wait: async (ms: number) => void (waited += ms) };
  await waitForMinimumAge(
    { ...context, timer, now: new Date(now.getTime() + hour) },
    forge(formTimestamp(context)),
  );
  return waited;
}

test("a form rendered an hour ago is not delayed", async () => {
  expect(await waitOf((genuine) => genuine)).toBe(0);
});

test.each<[string, (genuine: string) => unknown]>([
  ["no stamp", () => undefined],
  ["an empty one", () => ""],
  ["a list of stamps", (genuine) => [genuine]],
  ["a time that nobody signed", (genuine) => genuine.split(".")[0]],
  ["a time with a signature of another's", () => `${now.getTime().toString(36)}.podpis`],
  [
    "another time under a genuine signature",
    (genuine) => genuine.replace(/^[^-]+/u, (now.getTime() - hour).toString(36)),
  ],
  ["a genuine stamp with something behind it", (genuine) => `${genuine}x`],
])("a form with %s counts as rendered just now", async (_, forge) => {
  expect(await waitOf(forge)).toBe(2_000);
});
