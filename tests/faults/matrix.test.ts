import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { postingForms } from "../catalogue/forms.ts";
import { ensureBuild } from "../support/built-site.ts";
import { rowsToTry } from "../support/night.ts";
import { faults, type Fault } from "./faults.ts";
import { expectPosts, posts } from "./posts.ts";
import { expectReadings, openReaders, readings } from "./readings.ts";

/** The part of the fault suite that `npm test` has: the matrix is complete, and a sample of it passes. */

beforeAll(ensureBuild, 180_000);
const readers = await openReaders();

test("the matrix has at least 32 faults and 15 kinds of request, all of them in its documentation", () => {
  const kinds = [...Object.keys(readings), ...Object.keys(posts)];
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(32);
  expect(kinds.length).toBeGreaterThanOrEqual(15);
  expect(Object.keys(posts).filter((name) => !postingForms[name])).toEqual([]);
  const written = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const rows = [...written.matchAll(/^\| (?<name>[^|]+?) +\|/gmu)].map(
    ({ groups }) => groups?.["name"] ?? "",
  );
  const listed = rows.filter((name) => !/^(?:-+|Fault|Kind of request)$/u.test(name));
  expect(listed).toEqual([...Object.keys(faults), ...kinds]);
});

const pages = ["the home page", "a product", "the cart", "the orders of a customer", "a document"];
const forms = ["the newsletter", "a line of the cart", "an order"];

test.each(
  rowsToTry(
    ["a refused connection", "404 in HTML", "bytes that are not HTTP"],
    (name) => name !== "404 in HTML",
  ),
)(
  "%s is told truly by some pages and forms",
  async (name) => {
    const fault: Fault | undefined = faults[name];
    expect(fault).toBeDefined();
    if (!fault) return;
    await expectReadings(readers, fault, pages);
    await expectPosts(fault, forms);
  },
  60_000,
);
