import { nbsp } from "#app/domain/typography.ts";

/** The form of the cookie settings. Apart from the bar's texts, which every page loads. */
export const consentSettingsTexts = {
  save: nbsp("Uložit výběr"),
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
