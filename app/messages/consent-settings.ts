import { czech } from "#app/domain/typography.ts";

/** The form of the cookie settings. Apart from the bar's texts, which every page loads. */
export const consentSettingsTexts = czech({
  save: "Uložit výběr",
  stored: "Nastavení cookies jsme uložili.",
  always: "vždy zapnuté",
  technical: "Technické",
  technicalText: "Drží obsah košíku, přihlášení a vaši volbu cookies. Bez nich web nefunguje.",
  legend: "Co smíme použít",
});

/** The categories that need consent, in the order of the form. */
export const categoryTexts = czech({
  analytical: {
    title: "Analytické",
    text: "Souhrnná statistika návštěvnosti. Pomáhá nám zjistit, které stránky jsou nesrozumitelné.",
  },
  marketing: {
    title: "Marketingové",
    text: "Přizpůsobí obsah našich sdělení tomu, co vás zajímá.",
  },
  advertisement: {
    title: "Reklamní",
    text: "Umožní ukazovat naše pozvánky na jiných webech a měřit, zda fungují.",
  },
});
