import type { Id } from "#app/domain/id.ts";
import { counted, plural } from "#app/domain/plural.ts";
import type { ReportReason } from "#app/domain/theatre/rating-report.ts";
import { czech } from "#app/domain/typography.ts";
import { ratingForms } from "./production-texts.ts";

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

const reasons: Readonly<Record<ReportReason, string>> = czech({
  insult: "Uráží někoho nebo o něm lže",
  hate: "Podněcuje k nenávisti nebo násilí",
  privacy: "Zveřejňuje cizí osobní údaje",
  copyright: "Porušuje autorská práva",
  advertising: "Je to reklama nebo podvodné hodnocení",
  children: "Souvisí se sexuálním zneužíváním dětí",
  other: "Jiný důvod",
});

/** Reporting a rating as illegal. */
export const reportTexts = czech({
  title: "Nahlásit hodnocení",
  intro:
    "Oznámení posoudí člověk, bez zbytečného odkladu. Potvrzení, že jsme ho přijali, i rozhodnutí s důvody vám pošleme e-mailem.",
  which: (id: Id) => `Hlásíte hodnocení č. ${id}.`,
  back: "Zpět na hodnocení",
  reason: "Důvod",
  choose: "Vyberte důvod",
  reasons,
  explanation: "Proč je podle vás protiprávní",
  explanationHint: "Která slova to jsou a co porušují. Nejvýše 2 000 znaků.",
  name: "Jméno a příjmení",
  email: "E-mail",
  identityHint: "Autorovi hodnocení ho nesdělíme. Nemusíte ho uvádět, jde-li o zneužívání dětí.",
  goodFaith: "V dobré víře prohlašuji, že údaje v oznámení jsou přesné a úplné.",
  submit: "Odeslat oznámení",
  sent: "Oznámení jsme přijali. Potvrzení vám pošleme e-mailem, rozhodnutí také.",
  sentWithoutAddress: "Oznámení jsme přijali a posoudíme ho.",
  gone: "Toto hodnocení už na webu není.",
  failed: "Oznámení se teď nepodařilo odeslat. Zkuste to prosím za chvíli znovu.",
  uncertain:
    "Nevíme jistě, zda oznámení odešlo. Pokud vám během pár minut nedorazí e-mail, pošlete ho prosím znovu.",
});
