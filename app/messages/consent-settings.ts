import { czech } from "#app/domain/typography.ts";

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
