import { expect, test } from "vitest";
import { ownFilePath, paths } from "#app/domain/paths.ts";

test.each([
  ["/products/new", () => paths.newProducts()],
  ["/products/new?page=2", () => paths.newProducts(2)],
  ["/aktuality?kategorie=a%26b&page=2", () => paths.news({ slug: "a&b" }, 2)],
  ["/aktuality?page=2", () => paths.news(undefined, 2)],
  ["/hledani", () => paths.search()],
  ["/hledani?q=a%26b", () => paths.search("a&b")],
  ["/soubory/slo%C5%BEka/a%3Fb.pdf", () => paths.file("složka/a?b.pdf")],
  ["/vzhled/logo.svg", () => ownFilePath("logo.svg")],
])("the address %s has its values encoded, and no first page", (expected, address) => {
  expect(address()).toBe(expected);
});
