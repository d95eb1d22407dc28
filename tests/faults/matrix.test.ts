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

test("the matrix has at least 32 faults and 15 kinds of request", () => {
  const kinds = [...Object.keys(readings), ...Object.keys(posts)];
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(32);
  expect(kinds.length).toBeGreaterThanOrEqual(15);
  expect(Object.keys(posts).filter((name) => !postingForms[name])).toEqual([]);
});

const pages = ["the home page", "a product", "the cart", "the orders of a customer", "a document"];
const forms = ["the newsletter", "a line of the cart", "an order"];

test.each(
  rowsToTry(
    ["a refused connection", "404 in HTML", "bytes that are not HTTP"],
    (name) => name !== "404 in HTML",
  ),
)(
  "pages and forms are right about %s",
  async (name) => {
    const fault: Fault | undefined = faults[name];
    expect(fault).toBeDefined();
    if (!fault) return;
    await expectReadings(readers, fault, pages);
    await expectPosts(fault, forms);
  },
  60_000,
);
