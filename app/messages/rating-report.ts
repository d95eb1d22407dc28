import type { ReportReason } from "#app/domain/theatre/rating-report.ts";
import { czech } from "#app/domain/typography.ts";

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
  which: (id: number) => `Hlásíte hodnocení č. ${id}.`,
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
