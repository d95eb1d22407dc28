import { counted } from "#app/domain/plural.ts";
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
