import { nbsp } from "#app/domain/typography.ts";

export const contactTexts = {
  title: "Kontakty",
  description: nbsp("Kudy k nám, kdy je otevřená pokladna a komu napsat nebo zavolat."),
  place: nbsp("Kde nás najdete"),
  branches: nbsp("Kde vyzvednete vstupenky a zboží"),
  departments: nbsp("Komu napsat a zavolat"),
  others: nbsp("Další kontakty"),
  detail: nbsp("Kontakt s mapou"),
  hours: "Otevřeno:",
  none: nbsp("Kontakty teď připravujeme. Spojení na divadlo najdete v patičce stránky."),
  email: "E-mail",
  phone: "Telefon",
} as const;

export const mapTexts = {
  picture: (name: string) => `Plánek: ${name}`,
  live: nbsp("Zobrazit živou mapu"),
  liveHint: nbsp("Mapové podklady se načtou z jiného serveru až po kliknutí."),
  geo: nbsp("Otevřít v mapách v telefonu"),
  osm: nbsp("Otevřít na OpenStreetMap"),
  leaves: nbsp("(jiný web)"),
  region: (name: string) => `Mapa: ${name}`,
  keys: nbsp("Mapu posunete šipkami, přiblížíte klávesami plus a minus."),
  closer: "Přiblížit",
  farther: "Oddálit",
  failed: nbsp("Živou mapu se nepodařilo načíst. Zkuste to prosím znovu."),
} as const;
