import { expect, test } from "vitest";
import { ownFilePath, paths } from "#app/domain/paths.ts";

test.each([
  [paths.newProducts(), "/products/new"],
  [paths.newProducts(2), "/products/new?page=2"],
  [paths.news({ slug: "a&b" }, 2), "/aktuality?kategorie=a%26b&page=2"],
  [paths.news(undefined, 2), "/aktuality?page=2"],
  [paths.search(), "/hledani"],
  [paths.search("a&b"), "/hledani?q=a%26b"],
  [paths.file("složka/a?b.pdf"), "/soubory/slo%C5%BEka/a%3Fb.pdf"],
  [ownFilePath("logo.svg"), "/vzhled/logo.svg"],
])("the address %s has its values encoded, and no first page", (address, expected) => {
  expect(address).toBe(expected);
});
