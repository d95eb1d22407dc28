import { czech } from "#app/domain/typography.ts";

export const documentTexts = czech({
  title: "Dokumenty",
  description: "Zřizovací listina, řády, ceníky, technické parametry a další listiny divadla ke stažení.",
  none: "Zatím tu žádné dokumenty nejsou.",
  reports: "Podívejte se také na výroční zprávy",
  help: "Potřebujete dokument v jiné podobě, třeba pro čtečku? Napište nám, připravíme ji.",
  contacts: "Kontakty",
});

export const annualReportTexts = czech({
  title: "Výroční zprávy",
  description: "Kolik jsme odehráli, kolik diváků přišlo a jak jsme hospodařili, rok po roce.",
  none: "Zatím tu žádné výroční zprávy nejsou.",
  year: (year: number) => `Rok ${year}`,
  documents: "Ostatní dokumenty divadla",
});
