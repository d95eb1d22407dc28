import { expect, test } from "vitest";
import {
  filtersUrl,
  isUnfiltered,
  noFilters,
  parseFilters,
  serializeFilters,
} from "#app/domain/shop/list-filters.ts";

const parsed = (
  query: string,
  ...about: Parameters<typeof parseFilters> extends [unknown, ...infer Rest] ? Rest : never
) => parseFilters(new URLSearchParams(query), ...about);

test("a list's filters survive the address", () => {
  const choice = {
    ...noFilters,
    categories: [2, 7],
    brands: ["dilna-vantroky"],
    stocks: ["here", "on-order"] as const,
    attributes: [{ name: "Barva", value: "modrá: tmavá" }],
    sale: true,
    from: 100,
    to: 500,
    sort: "cheapest" as const,
  };
  expect(parseFilters(serializeFilters(choice))).toEqual(choice);
  expect(isUnfiltered(choice)).toBe(false);
});

test("without a choice the address has no query, whatever the order", () => {
  expect(filtersUrl("/eshop", noFilters)).toBe("/eshop");
  expect(filtersUrl("/eshop", { ...noFilters, sale: true })).toBe("/eshop?sleva=1");
  expect(isUnfiltered({ ...noFilters, sort: "dearest" })).toBe(true);
});

test("reversed prices are swapped, unknown words and broken attributes ignored", () => {
  const { from, to, stocks, sort, attributes } = parsed(
    "cena_od=500&cena_do=100&dostupnost=skladem&dostupnost=nic&razeni=jinak&parametr=Barva&parametr=:modra",
  );
  expect({ from, to, stocks, sort, attributes }).toEqual({
    from: 100,
    to: 500,
    stocks: ["here"],
    sort: "recommended",
    attributes: [],
  });
});

test("a list offers no filter for its own subject", () => {
  const query = "kategorie=7&znacka=dilna-vantroky&sleva=1";
  expect(parsed(query, "category")).toMatchObject({ categories: [], brands: ["dilna-vantroky"], sale: true });
  expect(parsed(query, "brand")).toMatchObject({ categories: [7], brands: [], sale: true });
  expect(parsed(query, "sale")).toMatchObject({ categories: [7], sale: false });
});
