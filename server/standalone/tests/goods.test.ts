import { expect, test } from "vitest";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";

const { brands, ...shop } = demoTheatre();
/** Who answers for a brand's goods answers for each of them that names nobody else. */
const products = shop.products.map((product) => ({
  ...product,
  manufacturer:
    product.manufacturer ?? brands.find(({ slug }) => slug === product.brand)?.manufacturer ?? null,
}));

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
    const isSaid = madeToOrder.test(description ?? "");
    return isSaid !== supplies.some((supply) => supply.order_days !== null);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** Things, as opposed to vouchers that are sent by e-mail. */
const things = products.filter(({ delivered_by_email: isSent }) => !isSent);
const namesOf = (goods: readonly { readonly name: string }[]) => goods.map(({ name }) => name);

test("every thing has a picture and somebody who answers for it, with both addresses (Regulation (EU) 2023/988)", () => {
  expect(things.length).toBeGreaterThan(30);
  const wrong = things.filter(
    ({ images, manufacturer }) =>
      images.length === 0 ||
      !manufacturer?.name ||
      !/, \d{3}\s\d{2} \p{Lu}/u.test(manufacturer.address) ||
      !/^\S+@\S+$/u.test(manufacturer.email),
  );
  expect(namesOf(wrong)).toEqual([]);
});

/** Nothing about their use has to be warned of; whatever is added to the shop has to be sorted. */
const harmless = [
  101, 102, 103, 104, 105, 107, 108, 109, 111, 112, 113, 114, 117, 118, 119, 121, 125, 129, 130,
];

test("every other thing has its warnings, in Czech", () => {
  const silent = things.filter(({ warnings }) => !warnings);
  expect(silent.map(({ id }) => id ?? 0).toSorted((a, b) => a - b)).toEqual(harmless);
  const foreign = things.filter(({ warnings }) => warnings && !/[ěščřžýáíéůúďťň]/u.test(warnings));
  expect(namesOf(foreign)).toEqual([]);
});

const foods = products.filter(({ food, tax, categories }) => {
  const isTreat = categories.includes("dobroty") || tax === 12;
  return isTreat || food !== null;
});

test("every food has its name, ingredients, net quantity, operator, storage and unit price (Regulation (EU) 1169/2011)", () => {
  expect(namesOf(foods).length).toBeGreaterThan(3);
  const wrong = foods.filter(({ food, composition, manufacturer, attributes, unit_price: unit, name }) => {
    const value = (fact: string) => attributes.find((attribute) => attribute.name === fact)?.value;
    return (
      !food?.name ||
      !composition ||
      !manufacturer?.address ||
      !unit ||
      !value("Skladování") ||
      !value("Minimální trvanlivost") ||
      food.net_quantity !== value("Hmotnost") ||
      (/\d\s?g$/u.test(name) && !name.endsWith(food.net_quantity))
    );
  });
  expect(namesOf(wrong)).toEqual([]);
});

test("every food has all seven nutrition values per 100 g, or says why it has none", () => {
  const wrong = foods.filter(({ food }) => {
    const tables = food?.nutrition ?? [];
    const isWhole = tables.every(
      ({ per, values }) =>
        per === "100 g" &&
        values.map(({ name }) => name).join() ===
          "Energie,Tuky,z toho nasycené mastné kyseliny,Sacharidy,z toho cukry,Bílkoviny,Sůl" &&
        values.every(({ value }, index) =>
          (index === 0 ? /^[\d\s]+kJ \/ \d+\skcal$/u : /^\d+(?:,\d+)?\sg$/u).test(value),
        ),
    );
    const isExempt = /příloha V bod \d+ nařízení/u.test(food?.nutrition_exemption ?? "");
    return !isWhole || tables.length > 0 === isExempt;
  });
  expect(namesOf(wrong)).toEqual([]);
});

/** Words of annex II by their beginnings; in a list of ingredients each stands in capitals. */
const allergens =
  /(?<!\p{L})(?:pšenič|žit|ječm|mlé[kč]|vej|vaječ|sój|lískov|mandl|ořech|arašíd|celer|sezam|hořči)\p{L}*/giu;

test("every allergen among the ingredients stands out by capitals", () => {
  const named = foods.flatMap(
    ({ composition }) => composition?.replaceAll(/\p{L}+:/gu, "").match(allergens) ?? [],
  );
  expect(named.length).toBeGreaterThan(8);
  const quiet = named.filter((word) => !/\p{Lu}{3}/u.test(word));
  expect(quiet).toEqual([]);
});
