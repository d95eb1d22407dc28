import { expect, test } from "vitest";
import { products } from "#server/demo-backend/seed/data/products.ts";

/** What a text says of fibres, in the nominative: „Tělo 100 % bavlna, filc 100 % vlna“. */
const fibres = ["bavlna", "vlna", "len", "polyester", "polyamid", "akryl", "elastan", "viskóza", "hedvábí"];
const namedIn = (text: string | null | undefined) =>
  fibres.filter((fibre) => new RegExp(`(?<!\\p{L})${fibre}(?!\\p{L})`, "u").test(text ?? ""));

test("the material of a textile is what its composition says (Regulation (EU) 1007/2011)", () => {
  const textiles = products.filter(({ composition }) => namedIn(composition).length > 0);
  expect(textiles.length).toBeGreaterThan(6);
  const wrong = textiles.filter(({ attributes, composition }) => {
    const material = attributes.find(({ name }) => name === "Materiál")?.value;
    const known = namedIn(composition);
    return namedIn(material).some((fibre) => !known.includes(fibre));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

const madeToOrder = /na objednávku|po objednání|od objednání/iu;

test("goods that are made to order are not said to be in stock, and what is in stock is not said to be made", () => {
  const wrong = products.filter(({ description, variants, stock, order_days: days }) => {
    const supplies = variants.length > 0 ? variants : [{ stock, order_days: days }];
    const isSaid = madeToOrder.test((description ?? "").replaceAll("\u00a0", " "));
    return isSaid !== supplies.some((supply) => (supply.order_days ?? null) !== null);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
