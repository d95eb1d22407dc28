import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentVersion, optionalCategories } from "#app/domain/consent.ts";
import { cookieList, categoryTexts } from "#app/messages/cookies-texts.ts";

/** The question of each version, as a digest: add a row with the next number, never change one. */
const questions: Readonly<Record<number, string>> = {
  2: "31a46d46d3db8c41",
  3: "b0166b1c4908322b",
};

test("a changed purpose is another question, and visitors answer it again", () => {
  const [, ...optional] = cookieList;
  const wanted = {
    categories: optionalCategories.map((category) => [category, categoryTexts[category]]),
    stored: optional.map(({ stored, byTag = [] }) =>
      [...stored, ...byTag].map(({ name, purpose }) => ({ name, purpose })),
    ),
  };
  const digest = createHash("sha256").update(JSON.stringify(wanted)).digest("hex").slice(0, 16);
  expect(digest).toBe(questions[consentVersion]);
  expect(Math.max(...Object.keys(questions).map(Number))).toBe(consentVersion);
});
