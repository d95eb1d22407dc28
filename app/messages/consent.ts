import { nbsp } from "#app/domain/typography.ts";

/** The cookie bar, and the links to the settings. */
export const consentTexts = {
  skip: nbsp("Přejít na volbu cookies"),
  title: nbsp("Cookies na našem webu"),
  text: nbsp(
    "Technické cookies drží web a košík v chodu, s vaším souhlasem použijeme i další, abychom věděli, co vás zajímá, a mohli vás zvát na představení.",
  ),
  privacy: nbsp("Zásady zpracování osobních údajů"),
  acceptAll: nbsp("Přijmout vše"),
  refuse: "Odmítnout",
  settings: "Nastavit",
  settingsTitle: nbsp("Nastavení cookies"),
} as const;
