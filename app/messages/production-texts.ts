import { counted, plural, type Forms } from "#app/domain/plural.ts";
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
