import { expect, test } from "vitest";
import { revalidateAfterFailure } from "#app/shell/browser/revalidate-after-failure.ts";
import { builtSite } from "../support/built-site.ts";

test.each([
  [503, false, true],
  [500, false, true],
  [422, false, false],
  [200, true, true],
  [undefined, true, true],
  [undefined, false, false],
])(
  "after an action of %s, for which the router says %s, a page loads again: %s",
  (actionStatus, defaultShouldRevalidate, expected) => {
    expect(revalidateAfterFailure({ actionStatus, defaultShouldRevalidate })).toBe(expected);
  },
);

test("pages that list what their forms change do so", async () => {
  const { build } = await builtSite();
  const names = Object.values(build.routes).flatMap((route) =>
    route && "shouldRevalidate" in route.module ? [route.path ?? ""] : [],
  );
  expect(names).toEqual(
    expect.arrayContaining(["ucet", "ucet/fakturacni-udaje", "account/addresses", "kosik"]),
  );
});
