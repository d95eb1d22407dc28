import { expect, test } from "vitest";
import { czech } from "#standalone/seed/typeset.ts";

test.each([
  ["a one-letter preposition, and one after another", "A v i k nám", "A_v_i_k_nám"],
  ["a number and its unit", "Za 1 290 Kč, do 5 dnů", "Za 1_290_Kč, do 5_dnů"],
  ["a date", "Dne 4. prosince", "Dne 4._prosince"],
  ["initials", "R. U. R.", "R._U._R."],
  ["a paragraph of a law", "Podle § 12 odst. 2", "Podle §_12 odst._2"],
  ["a dash", "Maryša – drama", "Maryša_– drama"],
  ["nothing where the line of a file ends", "Ve starém\n  mlýně", "Ve starém mlýně"],
])("the typesetter holds together %s", (_what, text, set) => {
  expect(czech(text).replaceAll("\u00a0", "_")).toBe(set);
});
