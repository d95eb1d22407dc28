import { nbsp } from "#app/domain/typography.ts";

export const documentTexts = {
  title: "Dokumenty",
  description: nbsp(
    "Zřizovací listina, řády, ceníky, technické parametry a další listiny divadla ke stažení.",
  ),
  none: nbsp("Zatím tu žádné dokumenty nejsou."),
  reports: nbsp("Podívejte se také na výroční zprávy"),
  help: nbsp("Potřebujete dokument v jiné podobě, třeba pro čtečku? Napište nám, připravíme ji."),
  contacts: "Kontakty",
} as const;

export const annualReportTexts = {
  title: "Výroční zprávy",
  description: nbsp("Kolik jsme odehráli, kolik diváků přišlo a jak jsme hospodařili, rok po roce."),
  none: nbsp("Zatím tu žádné výroční zprávy nejsou."),
  year: (year: number) => `Rok ${year}`,
  documents: nbsp("Ostatní dokumenty divadla"),
} as const;
