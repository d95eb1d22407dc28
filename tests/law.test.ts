import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/output.ts";
import { isTest } from "./support/titles.ts";

const rows = readFileSync(path.join(root, "docs/law.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:rule|---) /u.test(line))
  .map((line) => line.slice(2, -2).split(" | "))
  .map(([rule = "", wants = "", places = "", tests = "", ...more]) => ({ rule, wants, places, tests, more }));

test("every rule has its source, what it wants, where the site does it, and a test", () => {
  expect(rows.length).toBeGreaterThan(11);
  const incomplete = rows.filter(
    ({ rule, wants, places, tests, more }) =>
      !/§|art\.|Regulation|Specification|bill/u.test(rule) ||
      wants === "" ||
      places === "" ||
      tests === "" ||
      more.length > 0,
  );
  expect(incomplete).toEqual([]);
});

test("every file that the table names exists, and has the names beside it", () => {
  const wrong = rows.flatMap(({ places }) =>
    places.split("; ").filter((place) => {
      if (place.startsWith("nowhere")) return false;
      const [, file = "", names = ""] = /^`([^`]+)`(.*)$/u.exec(place) ?? [];
      if (file === "" || !existsSync(path.join(root, file))) return true;
      const text = readFileSync(path.join(root, file), "utf8");
      return [...names.matchAll(/`([^`]+)`/gu)].some(([, name = ""]) => !text.includes(name));
    }),
  );
  expect(wrong).toEqual([]);
});

test("every test that the table names exists", () => {
  const named = rows.flatMap(({ tests }) => (tests.startsWith("none") ? [] : tests.split("<br>")));
  expect(named.filter((one) => !isTest(one))).toEqual([]);
});
