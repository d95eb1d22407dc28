import { counted } from "#app/domain/plural.ts";
import type { Stock } from "#app/domain/shop/listing.ts";
import { czech } from "#app/domain/typography.ts";

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

const brands = { one: "značka", few: "značky", other: "značek" };

export const brandTexts = czech({
  title: "Značky",
  all: "Všechny značky",
  found: (n: number, question: string) => `${counted(n, brands)} pro „${question}“`,
});

/** Gift vouchers: on the product page and in the cart. */
export const giftVoucher = czech({
  dedication: "Věnování na poukazu",
  balance: "Kolik na poukazu zbývá?",
});
