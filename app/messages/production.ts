import { counted, plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const hours = { one: "hodina", few: "hodiny", other: "hodin" };
const minutes = { one: "minuta", few: "minuty", other: "minut" };
const intervalWords = [
  "bez přestávky",
  "s jednou přestávkou",
  "se dvěma přestávkami",
  "se třemi přestávkami",
  "se čtyřmi přestávkami",
];

/** „2 hodiny 20 minut s jednou přestávkou“; `intervals` null = unknown. */
export const lengthText = czech((length: number, intervals: number | null) => {
  const [whole, rest] = [Math.floor(length / 60), length % 60];
  const parts = [
    ...(whole > 0 ? [counted(whole, hours)] : []),
    ...(rest > 0 || whole === 0 ? [counted(rest, minutes)] : []),
    ...(intervals === null ? [] : [intervalWords[intervals] ?? `s ${intervals} přestávkami`]),
  ];
  return parts.join(" ");
});

/** „od 12 let“, „od 1 roku“. */
export const ageText = czech(
  (age: number) => `od\u00a0${age}\u00a0${plural(age, { one: "roku", few: "let", other: "let" })}`,
);

export const productionTexts = czech({
  title: "Repertoár",
  description: "Co hrajeme, co chystáme a co jsme hráli: všechny inscenace divadla s nejbližšími termíny.",
  one: "Inscenace",
  genres: "Žánr",
  allGenres: "Vše",
  current: "Hrajeme",
  coming: "Připravujeme",
  archive: "Archiv",
  archiveText: "Inscenace, se kterými jsme se už rozloučili.",
  empty: "Repertoár teprve chystáme.",
  emptyGenre: "V tomto žánru teď nic nemáme.",
  showAll: "Zobrazit celý repertoár",
  datesFailed: "Nejbližší termíny se teď nepodařilo načíst.",

  isNew: "Novinka",
  soon: "Připravujeme",
  noDates: "Další termíny připravujeme.",
  dates: "Nejbližší termíny",
  nextDate: "Nejbližší termín",
  programme: "Celý program",
  whatElse: "Co hrajeme v nejbližších dnech",
  moreDates: (n: number) => `Zobrazit další termíny (${n})`,
  fewer: "Zobrazit méně",
  gallery: (n: number) => `Galerie (${n})`,
  concessionsFrom: (price: string) => `zlevněné vstupenky od ${price}`,
  facts: "Základní údaje",
  cast: "Osoby a obsazení",
  team: "Inscenační tým",
  allPeople: (n: number) => `Zobrazit všechny (${n})`,
  asGuest: "j. h.",
  quotes: "Napsali o nás",
  ratings: "Hodnocení diváků",
  rate: "Ohodnotit představení",
  allRatings: "Všechna hodnocení",
  notRated: "Zatím nikdo nehodnotil. Byli jste na představení? Napište nám, jaké bylo.",
  news: "Psali jsme o inscenaci",
  products: "Z divadelního obchodu",
  similar: "Mohlo by se vám líbit",
  whole: "Celý repertoár",
  tickets: "Jak koupit vstupenky",
  way: "Kudy k nám",
  sensory: "Pro citlivé diváky: světla a zvuky",
  contentWarning: "Upozornění na obsah (může prozradit děj)",
  ended: (date: string | null) =>
    date ? `Derniéra ${date} – tuto inscenaci už nehrajeme` : "Tuto inscenaci už nehrajeme",
});
