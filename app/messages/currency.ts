import { czech } from "#app/domain/typography.ts";

export const currencyTexts = czech({
  title: "Měna",
  choose: (code: string) => `Zobrazovat ceny v ${code}`,
});
