import { counted, plural, type Forms } from "#app/domain/plural.ts";
import type { Access, Audience, PerformanceLabel } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";

export const labelTexts: Record<PerformanceLabel, string> = czech({
  premiere: "Premiéra",
  derniere: "Derniéra",
  "renewed-premiere": "Obnovená premiéra",
  "dress-rehearsal": "Veřejná generálka",
  guest: "Host",
  tour: "Zájezd",
  "last-this-year": "Poslední uvedení v roce",
  debate: "Debata po představení",
});

export const accessTexts: Record<Access, string> = czech({
  "cs-captions": "České titulky",
  "en-surtitles": "Anglické titulky",
  "sign-language": "Tlumočeno do ČZJ",
  "audio-description": "Audiopopis",
  relaxed: "Relaxované",
  "step-free": "Bezbariérový přístup",
});

export const audienceTexts: Record<Audience, string> = czech({
  adults: "Pro dospělé",
  families: "Pro rodiny s dětmi",
  schools: "Pro školy",
});

/** Ticket states and actions in a row of the programme. */
export const ticketTexts = czech({
  soldOut: "Vyprodáno",
  presale: (when: string) => `Předprodej od\u00a0${when}`,
  free: "Vstup volný",
  closed: "Zadáno",
  schools: "Pro školy",
  cancelled: "Zrušeno",
  calendar: "Přidat do\u00a0kalendáře",
  price: (range: string) => `Vstupné ${range}`,
});

export const performanceTexts = czech({
  today: (time: string) => `Dnes v ${time}`,
  playing: "Právě hrajeme",
  endsAt: (time: string) => `konec\u00a0asi\u00a0v ${time}`,
});

const performances = { one: "představení", few: "představení", other: "představení" };

export const programmeTexts = czech({
  count: (n: number) => counted(n, performances),
  preparing: "Program se připravuje.",
  whole: "Celý program",
  plays: "Hraje",
  today: "Dnes",
  tomorrow: "Zítra",
  weekend: "Tento víkend",
  thisMonth: "Tento měsíc",
  free: "Jen s volnými místy",
  previousTerm: (when: string) => `Původní termín: ${when}`,
  calendarName: (theatre: string) => `${theatre}: program`,
});

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
