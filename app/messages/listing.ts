import { czech } from "#app/domain/typography.ts";
import type { Stock } from "#app/domain/shop/listing.ts";

export const listingTexts = czech({
  price: "Cena",
  sale: "Jen ve slevě",
  page: (page: number, pages: number) => `stránka\u00a0${page} z ${pages}`,
});

export const stockTexts: Record<Stock, string> = czech({
  here: "Skladem",
  "on-order": "Na objednávku",
  "on-request": "Na dotaz",
  gone: "Vyprodáno",
});
