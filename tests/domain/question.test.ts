import { expect, test } from "vitest";
import { findByName, normalizeQuery } from "#app/domain/question.ts";

test("a name is found by any part of its words, with or without diacritics", () => {
  const all = [{ name: "Eliška Řeháčková" }, { name: "Bohdan Chroust" }];
  const found = (question: string) => findByName(all, question).map(({ name }) => name);
  expect(found("rehac")).toEqual(["Eliška Řeháčková"]);
  expect(found("řeháč elis")).toEqual(["Eliška Řeháčková"]);
  expect(found("ROUST")).toEqual(["Bohdan Chroust"]);
  expect(found("elis bohdan")).toEqual([]);
});

test("a query is one line of limited length", () => {
  expect(normalizeQuery("  Jan \n\t Hus ", 60)).toBe("Jan Hus");
  expect(normalizeQuery("tric\u030cko", 60)).toBe("tri\u010dko");
  expect(normalizeQuery(null, 60)).toBe("");
  expect(normalizeQuery("a".repeat(500), 60)).toHaveLength(60);
});
