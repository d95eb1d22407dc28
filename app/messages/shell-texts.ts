import { counted, type Forms } from "#app/domain/plural.ts";
import {
  daysOf,
  usualHours,
  weekdays,
  isNeverOpen,
  type BoxOfficeHours,
  type Weekday,
} from "#app/domain/theatre/box-office-hours.ts";
import { czech } from "#app/domain/typography.ts";

const items: Forms = { one: "položka", few: "položky", many: "položky", other: "položek" };

/** The account and the cart in the header, apart from their other texts, because every page loads these. */
export const headerTexts = czech({
  signIn: "Přihlásit se",
  signOut: "Odhlásit se",
  account: "Váš účet",
  cart: "Košík",
  badge: (lines: number) => `Košík, ${counted(lines, items)}`,
  badgeUnreachable: "Košík, obsah teď nejde načíst",
  showCart: "Zobrazit košík",
});

/** Box-office hours in the footer (§1). */
export const boxOfficeTexts = czech({
  heading: "Otevírací doba pokladny",
  weekdays: "Pondělí–pátek",
  weekdayHours: "15:00–19:00",
  weekend:
    "O víkendech a svátcích je pokladna otevřena jen v den představení: hodinu před začátkem a ještě hodinu po něm.",
  christmasHeading: "Otevírací doba pokladny o Vánocích",
  christmasText: (from: string, to: string) =>
    `Od ${from} do ${to} platí vánoční provoz pokladny. Vstupenky a poukazy koupíte kdykoli online.`,
});

/** The normal hours; a line without a label is a whole sentence. Built in, for a page whose data could not be read. */
export const boxOfficeLines: readonly { readonly label: string | null; readonly text: string }[] = [
  { label: boxOfficeTexts.weekdays, text: boxOfficeTexts.weekdayHours },
  { label: null, text: boxOfficeTexts.weekend },
];

/** Days with their preposition: `v pondělí`, `ve středu`. Indexed like `Date.getDay`, Sunday first. */
const onDay = ["v neděli", "v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek", "v sobotu"] as const;

/** The current state of the box office. Times are `19:00`. */
export const liveTexts = czech({
  open: (until: string) => `Právě otevřeno – do ${until}`,
  evening: (until: string) => `Večerní pokladna otevřena do ${until}`,
  closesSoon: (minutes: number) =>
    `Zavíráme za ${counted(minutes, { one: "minutu", few: "minuty", other: "minut" })}`,
  closedToday: (time: string) => `Zavřeno – otevíráme dnes v ${time}`,
  closedTomorrow: (time: string) => `Zavřeno – otevíráme zítra v ${time}`,
  /** `day` as returned by `Date.getDay`. */
  closedOn: (day: number, time: string) => `Zavřeno – otevíráme ${onDay[day]} v ${time}`,
  closedUntil: (day: string, time: string) => `Zavřeno – otevíráme ${day} v ${time}`,
});

/** The current state for the header, which has no heading that names the box office. */
export function boxOfficeNow(live: string): string {
  return /pokladna/iu.test(live) ? live : `Pokladna: ${live.charAt(0).toLowerCase()}${live.slice(1)}`;
}

/** Sentences of hours other than those of the specification. */
const hoursTexts = czech({
  /** A null duration means no time. */
  openAround: (when: string, before: string | null, after: string | null) =>
    `${when} je pokladna otevřena jen v den představení: ${
      before && after
        ? `${before} před začátkem a ještě ${after} po něm`
        : before
          ? `${before} před začátkem`
          : `${after} od začátku`
    }.`,
  closed: (when: string) => `${when} je pokladna zavřená.`,
  openOnHolidays: "O svátcích je pokladna otevřena jako v jiné dny.",
});

const dayNames: Readonly<Record<Weekday, string>> = {
  monday: "Pondělí",
  tuesday: "Úterý",
  wednesday: "Středa",
  thursday: "Čtvrtek",
  friday: "Pátek",
  saturday: "Sobota",
  sunday: "Neděle",
};

/** The days of the specification's sentence about weekends. */
const usualDays = "O víkendech a svátcích";

interface Line {
  readonly label: string | null;
  readonly text: string;
}

/** The hours in words; a line without a label is a whole sentence. */
export function linesOfHours(hours: BoxOfficeHours): readonly Line[] {
  if (isNeverOpen(hours)) return [];
  const ranges = new Map<string, string[]>();
  for (const { from, to, opens, closes } of hours.regular) {
    const label = from === to ? dayNames[from] : `${dayNames[from]}–${dayNames[to].toLowerCase()}`;
    ranges.set(label, [...(ranges.get(label) ?? []), `${opens}–${closes}`]);
  }
  const times = [...ranges].map(([label, each]) => ({ label, text: each.join(", ") }));
  const sentences = [otherDaysOf(hours), hours.holidays === "regular" ? hoursTexts.openOnHolidays : null];
  return [...times, ...sentences.flatMap((text) => (text === null ? [] : [{ label: null, text }]))];
}

function otherDaysOf(hours: BoxOfficeHours): string | null {
  const when = whichDays(hours);
  if (when === null) return null;
  const { minutesBefore, minutesAfter } = hours;
  const isClosed = hours.otherDays === "closed" || minutesBefore + minutesAfter === 0;
  if (isClosed) return hoursTexts.closed(when);
  const isUsual = minutesBefore === usualHours.minutesBefore && minutesAfter === usualHours.minutesAfter;
  if (isUsual && when === usualDays) return boxOfficeTexts.weekend;
  return hoursTexts.openAround(when, durationOf(minutesBefore), durationOf(minutesAfter));
}

/** The days without regular hours; null: every day has hours. */
function whichDays({ regular, holidays }: BoxOfficeHours): string | null {
  const open = new Set(regular.flatMap(daysOf));
  const isHolidayToo = holidays === "other-days";
  if (open.size === weekdays.length) return isHolidayToo ? "O svátcích" : null;
  const isWeekend = open.size === 5 && !open.has("saturday") && !open.has("sunday");
  if (isWeekend) return isHolidayToo ? usualDays : "O víkendech";
  return isHolidayToo ? "V ostatní dny a o svátcích" : "V ostatní dny";
}

/** In the accusative: „45 minut před“, „hodinu po“. */
function durationOf(minutes: number): string | null {
  if (minutes === 0) return null;
  if (minutes % 60 !== 0) return counted(minutes, { one: "minutu", few: "minuty", other: "minut" });
  if (minutes === 60) return "hodinu";
  return counted(minutes / 60, { one: "hodinu", few: "hodiny", other: "hodin" });
}

/** Results of a newsletter sign-up (§8), verbatim. */
export const newsletter = czech({
  saved: "E-mail byl úspěšně uložen.",
  alreadySaved: "Tento e-mail je již uložen.",
  failed: "E-mail nebyl úspěšně uložen.",
});

/** Texts of the newsletter form. */
export const newsletterForm = czech({
  page: "Newsletter",
  title: "Ať vám neuteče premiéra",
  text: "Jednou za měsíc pošleme program, novinky a termín předprodeje. Nic navíc.",
  submit: "Odebírat novinky",
  agreement: "Odesláním souhlasíte se zasíláním novinek. Odhlásit se můžete v každém e-mailu.",
  again: "Zkuste to prosím za chvíli znovu.",
  /** No answer came, so the back office may have saved the address anyway. */
  uncertain: "Jistě to ale nevíme, zkuste to prosím za chvíli znovu.",
  notNow: "Teď ne",
});

/** Follows the specification's words if the back office first sends an e-mail with a link. */
export const confirmByEmail = czech("Pošleme vám e-mail, odběr začne, až ho odkazem v něm potvrdíte.");

/** The texts of the page behind an e-mail's link. */
export interface LinkTexts {
  readonly title: string;
  readonly ask: string;
  readonly submit: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly failed: string;
  readonly uncertain: string;
}

/** The cookie bar, and the links to the settings. */
export const consentTexts = czech({
  acceptAll: "Přijmout vše",
  refuse: "Odmítnout",
  settingsTitle: "Nastavení cookies",
});

/** The list of currencies cannot be read. */
export const currencyFailed = czech("Měnu se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu.");

/** Of the product page and the cart: a file of their own would cost both more than every page these. */
export const giftVoucher = czech({
  dedication: "Věnování na poukazu",
  balance: "Kolik na poukazu zbývá?",
});
