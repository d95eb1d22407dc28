import type { Access, Audience, PerformanceLabel } from "#app/domain/theatre/performance.ts";
import { counted, plural } from "#app/domain/plural.ts";
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

/** Explanations of the accessibility marks. */
export const accessExplained: Record<Access, string> = czech({
  "cs-captions": "Titulky v češtině, také s popisem zvuků a hudby.",
  "en-surtitles": "English surtitles above the stage.",
  "sign-language": "Tlumočníci českého znakového jazyka stojí na jevišti.",
  "audio-description": "Dění na jevišti popisuje komentář do sluchátek, půjčíme vám je v pokladně.",
  relaxed: "Tišší zvuk, otevřené dveře a žádné pst.",
  "step-free": "Do sálu se dostanete bez schodů.",
});

export const audienceTexts: Record<Audience, string> = czech({
  adults: "Pro dospělé",
  families: "Pro rodiny s dětmi",
  schools: "Pro školy",
});

/** Ticket states and actions in a row of the programme. */
export const ticketTexts = czech({
  buy: "Koupit vstupenku",
  lastSeats: "Poslední místa",
  buyLastSeats: "Koupit\u00a0· poslední místa",
  reserve: "Rezervovat",
  leaves: "otevře prodejní systém",
  soldOut: "Vyprodáno",
  otherDate: "Zkuste jiný\u00a0termín",
  watch: "Pohlídat uvolněná místa",
  watchSubject: (what: string) => `Hlídání místa: ${what}`,
  soldOutTip:
    "Sedadla se vracejí i na poslední chvíli. Zeptejte se v pokladně, v den představení je otevřená hodinu před začátkem.",
  presale: (when: string) => `Předprodej od\u00a0${when}`,
  presaleUnknown: "Předprodej připravujeme",
  boxOffice: "Jen v pokladně",
  boxOfficeHours: "Kdy je otevřeno",
  free: "Vstup volný",
  closed: "Zadáno",
  schools: "Pro školy",
  cancelled: "Zrušeno",
  refund: "Jak vrátit vstupenky",
  moved: (day: string) => `Přesunuto na\u00a0${day}`,
  movedShort: "Přesunuto",
  movedUnknown: "Přesunuto, nový termín oznámíme",
  calendar: "Přidat do\u00a0kalendáře",
  price: (range: string) => `Vstupné ${range}`,
});

export const performanceTexts = czech({
  today: (time: string) => `Dnes v ${time}`,
  playing: "Právě hrajeme",
  endsAt: (time: string) => `konec\u00a0asi\u00a0v ${time}`,
  soon: "Připravujeme",
  details: "Podrobnosti",
  open: "Popis, obsazení a přístupnost",
  cast: "Hrají",
  asGuest: "j. h.",
  access: "Přístupnost",
  about: "O inscenaci",
  stairs: "Přístup po\u00a0schodech",
  noAccess: "Pro tento termín jsme žádné úpravy nepřipravili. Napište nám, co potřebujete.",
});

const performances = { one: "představení", few: "představení", other: "představení" };
const dates = { one: "termín", few: "termíny", other: "termínů" };

export const programmeTexts = czech({
  title: "Program",
  description: (theatre: string) =>
    `Kdy a co hraje ${theatre}: termíny, scény, ceny, volná místa a přístupnost.`,
  count: (n: number) => counted(n, performances),
  ofMonth: (month: string) => `Program na\u00a0${month}`,
  ofDay: (day: string) => `Program: ${day}`,
  dates: "Kdy",
  dateWord: (n: number) => plural(n, dates),
  preparing: "Program se připravuje.",
  nothingFits: "V tomto výběru nic nehrajeme. Zkuste jiné datum nebo zrušte filtry.",
  nearest: "Nejbližší takový termín:",
  next: (day: string) => `Další termíny od\u00a0${day}`,
  whole: "Celý program",
  repertoire: "Podívejte se zatím na repertoár",
  filter: "Filtr programu",
  period: "Termín",
  plays: "Hraje",
  months: "Měsíce",
  days: "Dny",
  allDates: "Vše",
  ranges: "Rychlý výběr",
  today: "Dnes",
  tomorrow: "Zítra",
  weekend: "Tento víkend",
  thisMonth: "Tento měsíc",
  from: "Od",
  to: "Do",
  venue: "Scéna",
  genre: "Žánr",
  audience: "Pro koho",
  access: "Přístupnost",
  free: "Jen s volnými místy",
  people: "Účinkující",
  peopleHint: "Kdo v tomto období hraje",
  /** „21. 11. – 8. 12.“ */
  span: (from: string, to: string) => `${from} –\u00a0${to}`,
  print: "Vytisknout program",
  printWhole: "Celý program k tisku",
  download: "Stáhnout termíny",
  subscribe: "Sledovat program v kalendáři",
  noSuchDate: "Takový termín v programu není.",
  previousTerm: (when: string) => `Původní termín: ${when}`,
  calendarName: (theatre: string) => `${theatre}: program`,
});
