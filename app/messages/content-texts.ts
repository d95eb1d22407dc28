import { counted } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

export const newsTexts = czech({
  title: "Aktuality",
  description: "Co se v divadle děje, co chystáme a co se mění v programu.",
  back: "Zpět na aktuality",
});

const people = { one: "člověk", few: "lidé", other: "lidí" };

export const peopleTexts = czech({
  title: "Lidé",
  found: (n: number, question: string) => `${counted(n, people)} pro „${question}“`,
});

export const contactTexts = czech({
  title: "Kontakty",
  hours: "Otevřeno:",
});

export const mapTexts = czech({
  picture: (name: string) => `Plánek: ${name}`,
  live: "Zobrazit živou mapu",
  liveHint: "Mapové podklady se načtou z jiného serveru až po kliknutí.",
  geo: "Otevřít v mapách v telefonu",
  osm: "Otevřít na OpenStreetMap",
  leaves: "(jiný web)",
  region: (name: string) => `Mapa: ${name}`,
  keys: "Mapu posunete šipkami, přiblížíte klávesami plus a minus.",
  closer: "Přiblížit",
  farther: "Oddálit",
  failed: "Živou mapu se nepodařilo načíst. Zkuste to prosím znovu.",
});

export const documentTexts = czech({
  title: "Dokumenty",
});

export const annualReportTexts = czech({
  title: "Výroční zprávy",
});

const brands = { one: "značka", few: "značky", other: "značek" };

export const brandTexts = czech({
  title: "Značky",
  all: "Všechny značky",
  found: (n: number, question: string) => `${counted(n, brands)} pro „${question}“`,
});
