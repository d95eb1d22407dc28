import { czech } from "#app/domain/typography.ts";

export const newsTexts = czech({
  title: "Aktuality",
  description: "Co se v divadle děje, co chystáme a co se mění v programu.",
  back: "Zpět na aktuality",
});
