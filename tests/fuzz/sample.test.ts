import { expect, test } from "vitest";
import { shares, total } from "./plan.ts";
import "./addresses.fuzz.ts";
import "./answers.fuzz.ts";
import "./api.fuzz.ts";
import "./cookies.fuzz.ts";
import "./forms.fuzz.ts";
import "./printed.fuzz.ts";
import "./requests.fuzz.ts";

/** The part of the corpus suite that `npm test` has: some cases of everything, with a seed that stays the same. */

test("every case belongs to a part of the suite", () => {
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(total).toBeGreaterThan(0);
});
