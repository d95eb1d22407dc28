import { nbsp } from "#app/domain/typography.ts";

export const newsTexts = {
  title: "Aktuality",
  description: nbsp("Co se v divadle děje, co chystáme a co se mění v programu."),
  inCategory: (category: string) => nbsp(`Aktuality v rubrice ${category}.`),
  categories: "Rubriky",
  all: "Vše",
  feed: "Odebírat aktuality (RSS)",
  list: "Články",
  empty: nbsp("Tady zatím nic není. Podívejte se prosím do jiné rubriky, nebo přijďte později."),
  one: "Článek",
  back: nbsp("Zpět na aktuality"),
  related: nbsp("Čtěte dál"),
  production: "O\u00a0inscenaci",
  updated: "Aktualizováno",
  share: "Sdílet článek",
} as const;

export const shareTexts = {
  email: nbsp("Poslat e-mailem"),
  facebook: nbsp("Sdílet na Facebooku"),
  x: nbsp("Sdílet na síti X"),
  linkedin: nbsp("Sdílet na LinkedInu"),
  address: "Odkaz",
  copy: "Kopírovat odkaz",
  copied: "Odkaz zkopírován",
  native: "Sdílet…",
} as const;
