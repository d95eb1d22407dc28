import type { ReportReason } from "#app/domain/theatre/rating-report.ts";
import { nbsp } from "#app/domain/typography.ts";

const reasons: Readonly<Record<ReportReason, string>> = {
  insult: nbsp("Uráží někoho nebo o něm lže"),
  hate: nbsp("Podněcuje k nenávisti nebo násilí"),
  privacy: nbsp("Zveřejňuje cizí osobní údaje"),
  copyright: nbsp("Porušuje autorská práva"),
  advertising: nbsp("Je to reklama nebo podvodné hodnocení"),
  children: nbsp("Souvisí se sexuálním zneužíváním dětí"),
  other: nbsp("Jiný důvod"),
};

/** Reporting a rating as illegal. */
export const reportTexts = {
  title: "Nahlásit hodnocení",
  intro: nbsp(
    "Oznámení posoudí člověk, bez zbytečného odkladu. Potvrzení, že jsme ho přijali, i rozhodnutí s důvody vám pošleme e-mailem.",
  ),
  which: (id: number) => nbsp(`Hlásíte hodnocení č. ${id}.`),
  back: nbsp("Zpět na hodnocení"),
  reason: nbsp("Důvod"),
  choose: nbsp("Vyberte důvod"),
  reasons,
  explanation: nbsp("Proč je podle vás protiprávní"),
  explanationHint: nbsp("Která slova to jsou a co porušují. Nejvýše 2 000 znaků."),
  name: nbsp("Jméno a příjmení"),
  email: "E-mail",
  identityHint: nbsp("Autorovi hodnocení ho nesdělíme. Nemusíte ho uvádět, jde-li o zneužívání dětí."),
  goodFaith: nbsp("V dobré víře prohlašuji, že údaje v oznámení jsou přesné a úplné."),
  submit: nbsp("Odeslat oznámení"),
  sent: nbsp("Oznámení jsme přijali. Potvrzení vám pošleme e-mailem, rozhodnutí také."),
  sentWithoutAddress: nbsp("Oznámení jsme přijali a posoudíme ho."),
  gone: nbsp("Toto hodnocení už na webu není."),
  failed: nbsp("Oznámení se teď nepodařilo odeslat. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp(
    "Nevíme jistě, zda oznámení odešlo. Pokud vám během pár minut nedorazí e-mail, pošlete ho prosím znovu.",
  ),
} as const;
