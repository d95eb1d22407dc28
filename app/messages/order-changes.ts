import { czech } from "#app/domain/typography.ts";

/** The changes since the page from which the customer sent the order. */
export const orderChanges = czech({
  title:
    "Objednávku jsme neodeslali: od zobrazení stránky se změnila. Zkontrolujte ji prosím a odešlete znovu.",
  /** „Použít dopravu a platbu“ orders nothing. */
  notice: "Od zobrazení stránky se objednávka změnila. Zkontrolujte ji prosím.",
  /** The form did not send the content of its page. */
  unknown:
    "Objednávku jsme neodeslali: nevíme, co vám stránka ukazovala. Zkontrolujte prosím, co je v ní teď, a odešlete ji znovu.",
  other: (what: string, before: string, now: string) => `${what}: bylo\u00a0${before}, nyní\u00a0${now}.`,
  added: (what: string) => `Přibylo: ${what}.`,
  removed: (what: string) => `Už v objednávce není: ${what}.`,
  /** Of a note or a dedication, which the form does not repeat. */
  note: (what: string) => `${what}: změnil se text, který jste k položce napsali.`,
  rest: "Změnily se i další položky.",
  pieces: "počet",
  unitPrice: "cena za kus",
  name: "název",
  branch: "Výdejní místo",
  nothing: "nic",
});
