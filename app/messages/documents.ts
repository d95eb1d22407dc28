import { czech } from "#app/domain/typography.ts";

export const documentTexts = czech({
  title: "Dokumenty",
});

export const annualReportTexts = czech({
  title: "Výroční zprávy",
});
