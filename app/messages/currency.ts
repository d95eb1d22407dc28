import { nbsp } from "#app/domain/typography.ts";

export const currencyTexts = {
  title: "Měna",
  choose: (code: string) => nbsp(`Zobrazovat ceny v ${code}`),
} as const;
