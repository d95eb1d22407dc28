import { czech } from "#app/domain/typography.ts";
import { counted, plural } from "#app/domain/plural.ts";
import type { Sort, Stock } from "#app/domain/shop/listing.ts";

const products = { one: "produkt", few: "produkty", other: "produktů" };

export const listingTexts = czech({
  form: "Filtry a řazení",
  category: "Kategorie",
  brand: "Značka",
  stock: "Dostupnost",
  price: "Cena",
  attributes: "Parametry",
  sale: "Jen ve slevě",
  priceFrom: "Cena od",
  priceTo: "Cena do",
  /** Appended to the labels of the fields if the site displays prices in another currency. */
  inCrowns: "\u00a0(Kč)",
  lowest: "Nejnižší cena",
  highest: "Nejvyšší cena",
  priceBounds: (low: string, high: string) => `Zboží tu stojí od\u00a0${low} do\u00a0${high}.`,
  priceBoundsOwn: (low: string, high: string) => `To je od\u00a0${low} do\u00a0${high}.`,
  sort: "Řadit",
  others: "Další kategorie",
  nothingFits: "Takové zboží tu teď nemáme.",
  tryLess: "Zkuste některý filtr zrušit, nebo se podívejte na všechno zboží v e-shopu.",
  wholeShop: "Celý e-shop",
  count: (shown: number, total: number) =>
    shown < total
      ? `${plural(shown, { one: "Zobrazen", few: "Zobrazeny", other: "Zobrazeno" })} ${shown} z ${total}\u00a0produktů`
      : counted(total, products),
  page: (page: number, pages: number) => `stránka\u00a0${page} z ${pages}`,
});

export const sortTexts: Record<Sort, string> = czech({
  recommended: "Doporučené",
  cheapest: "Nejlevnější",
  dearest: "Nejdražší",
  newest: "Nejnovější",
  name: "Podle názvu",
});

export const stockTexts: Record<Stock, string> = czech({
  here: "Skladem",
  "on-order": "Na objednávku",
  "on-request": "Na dotaz",
  gone: "Vyprodáno",
});
