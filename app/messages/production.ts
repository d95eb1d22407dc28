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
  coming: "Připravujeme",

  isNew: "Novinka",
  soon: "Připravujeme",
  gallery: (n: number) => `Galerie (${n})`,
  ended: (date: string | null) =>
    date ? `Derniéra ${date} – tuto inscenaci už nehrajeme` : "Tuto inscenaci už nehrajeme",
});
