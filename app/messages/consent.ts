import { czech } from "#app/domain/typography.ts";

/** The cookie bar, and the links to the settings. */
export const consentTexts = czech({
  skip: "Přejít na volbu cookies",
  title: "Cookies na našem webu",
  text: "Technické cookies drží web a košík v chodu, s vaším souhlasem použijeme i další, abychom věděli, co vás zajímá, a mohli vás zvát na představení.",
  privacy: "Zásady zpracování osobních údajů",
  acceptAll: "Přijmout vše",
  refuse: "Odmítnout",
  settings: "Nastavit",
  settingsTitle: "Nastavení cookies",
});
