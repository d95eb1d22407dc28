import { counted, plural, type Forms } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

/**
 * Whether and how the theatre verifies ratings: required wherever pages show stars (art. 7 (6) of Directive 2005/29/EC,
 * § 5a of the Consumer Protection Act). By the contract its author confirms each rating by a link in an e-mail. Nobody
 * checks anything else, neither a ticket nor a purchase.
 */
export const ratingsVerification = czech(
  "Hodnocení neověřujeme – nemůžeme zaručit, že každý, kdo hodnotil, představení opravdu viděl. Potvrzuje jen svůj e-mail.",
);

/** „128 hodnocení“. */
export const ratingForms: Forms = { one: "hodnocení", few: "hodnocení", other: "hodnocení" };
const stars = { one: "hvězda", few: "hvězdy", other: "hvězd" };

/** „2 135“. */
function number(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, " ");
}

export const ratingTexts = czech({
  title: "Hodnocení",
  of: (title: string) => `Hodnocení: ${title}`,
  description: "Co o našich představeních říkají diváci: hvězdy, slova a odpovědi divadla.",
  count: (n: number) => `${number(n)} ${plural(n, ratingForms)}`,
  number,
  stars: (n: number) => counted(n, stars),
  list: "Co diváci napsali",
  filter: "Hodnocení titulu",
  everything: "všechny tituly",
  show: "Zobrazit",
  all: "Všechna hodnocení",
  production: "O inscenaci",
  answer: "Odpověď divadla",
  report: "Nahlásit",
  none: "Zatím nikdo nic nenapsal. Buďte první.",
  write: "Napsat hodnocení",
  summary: "Souhrn hodnocení",
});

export const ratingForm = czech({
  title: "Napište své hodnocení",
  intro: "Zveřejníme ho, až ho potvrdíte odkazem z e-mailu a projde kontrolou. Kladná i záporná.",
  production: "Titul",
  choose: "Vyberte titul",
  stars: "Kolik hvězd",
  text: "Vaše slova",
  textHint: "Nejvýše 1 000 znaků.",
  name: "Jméno",
  nameHint: "Zveřejníme ho u hodnocení, stačí křestní.",
  email: "E-mail",
  emailHint: "Jen pro potvrzení, nezveřejníme ho.",
  submit: "Odeslat hodnocení",
  productionGone: "Vyberte prosím titul ze seznamu.",
  sent: "Pošleme vám e-mail, hodnocení v něm prosím potvrďte.",
  failed: "Hodnocení se teď nepodařilo odeslat. Zkuste to prosím za chvíli znovu.",
  uncertain:
    "Nevíme jistě, zda hodnocení odešlo. Pokud vám během pár minut nedorazí e-mail, pošlete ho prosím znovu.",
});

export const ratingSummaryTexts = czech({
  perTitle: "Podle titulů",
  count: "Počet",
  none: "Zatím nikdo nic nehodnotil.",
});
