import { expect, test } from "vitest";
import { hasScope, requireScope } from "#server/actions/access.ts";

test.each([
  ["a list that names it", ["orders", "admin"], true],
  ["a list that does not", ["admin"], false],
  ["an empty list", [], false],
  ["a map that says yes", { orders: true }, true],
  ["a map that says yes with a number", { orders: 1 }, true],
  ["a map that says no", { orders: false }, false],
  ["a map without it", { admin: true }, false],
  ["what every object inherits", {}, false],
  ["a text that holds the word", "orders", false],
  ["null", null, false],
  ["nothing", undefined, false],
])("a scope in %s", (_, scope, allowed) => {
  expect(hasScope({ scope }, "orders")).toBe(allowed);
});

test("a missing user and inherited properties allow nothing", () => {
  expect(hasScope(null, "orders")).toBe(false);
  expect(hasScope(undefined, "orders")).toBe(false);
  expect(hasScope({ scope: {} }, "toString")).toBe(false);
  expect(hasScope({ scope: {} }, "constructor")).toBe(false);
});

test("a missing scope ends the loader with 403, an existing one lets it continue", () => {
  expect(() => requireScope({ scope: { orders: true } }, "orders")).not.toThrow();
  expect(() => requireScope({ scope: ["orders"] }, "admin")).toThrow(
    expect.objectContaining({ status: 403 }),
  );
});
