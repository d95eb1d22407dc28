import { nbsp } from "#app/domain/typography.ts";

/** The cookie bar and the cookie settings. */
export const consentTexts = {
  skip: nbsp("Přejít na volbu cookies"),
  title: nbsp("Cookies na našem webu"),
  text: nbsp(
    "Technické cookies potřebujeme, aby web a košík fungovaly. S vaším souhlasem použijeme i další – abychom věděli, co vás zajímá, a mohli vás zvát na představení, která by se vám mohla líbit. Souhlas můžete kdykoli změnit v patičce.",
  ),
  privacy: nbsp("Zásady zpracování osobních údajů"),
  acceptAll: nbsp("Přijmout vše"),
  refuse: "Odmítnout",
  settings: "Nastavit",
  save: nbsp("Uložit výběr"),
  settingsTitle: nbsp("Nastavení cookies"),
  stored: nbsp("Nastavení cookies jsme uložili."),
  always: nbsp("vždy zapnuté"),
  technical: "Technické",
  technicalText: nbsp("Drží obsah košíku, přihlášení a vaši volbu cookies. Bez nich web nefunguje."),
  legend: nbsp("Co smíme použít"),
} as const;

/** The categories that need consent, in the order of the form. */
export const categoryTexts = {
  analytical: {
    title: "Analytické",
    text: nbsp("Souhrnná statistika návštěvnosti. Pomáhá nám zjistit, které stránky jsou nesrozumitelné."),
  },
  marketing: {
    title: "Marketingové",
    text: nbsp("Přizpůsobí obsah našich sdělení tomu, co vás zajímá."),
  },
  advertisement: {
    title: "Reklamní",
    text: nbsp("Umožní ukazovat naše pozvánky na jiných webech a měřit, zda fungují."),
  },
} as const;
