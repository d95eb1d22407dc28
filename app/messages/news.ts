import { czech } from "#app/domain/typography.ts";

export const newsTexts = czech({
  title: "Aktuality",
  description: "Co se v divadle děje, co chystáme a co se mění v programu.",
  inCategory: (category: string) => `Aktuality v rubrice ${category}.`,
  categories: "Rubriky",
  all: "Vše",
  feed: "Odebírat aktuality (RSS)",
  list: "Články",
  empty: "Tady zatím nic není. Podívejte se prosím do jiné rubriky, nebo přijďte později.",
  one: "Článek",
  back: "Zpět na aktuality",
  related: "Čtěte dál",
  production: "O inscenaci",
  updated: "Aktualizováno",
  share: "Sdílet článek",
});

export const shareTexts = czech({
  email: "Poslat e-mailem",
  facebook: "Sdílet na Facebooku",
  x: "Sdílet na síti X",
  linkedin: "Sdílet na LinkedInu",
  address: "Odkaz",
  copy: "Kopírovat odkaz",
  copied: "Odkaz zkopírován",
  native: "Sdílet…",
});
