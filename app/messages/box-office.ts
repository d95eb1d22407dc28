import { counted } from "#app/domain/plural.ts";
import { nbsp } from "#app/domain/typography.ts";

/** Box-office hours in the footer (§1). */
export const boxOfficeTexts = {
  heading: nbsp("Otevírací doba pokladny"),
  weekdays: "Pondělí–pátek",
  weekdayHours: "15:00–19:00",
  weekend: nbsp(
    "O víkendech a svátcích je pokladna otevřena jen v den představení: hodinu před začátkem a ještě hodinu po něm.",
  ),
  christmasHeading: nbsp("Otevírací doba pokladny o Vánocích"),
  christmasText: (from: string, to: string) =>
    nbsp(`Od ${from} do ${to} platí vánoční provoz pokladny. Vstupenky a poukazy koupíte kdykoli online.`),
} as const;

/** The normal hours; a line without a label is a whole sentence. Built in, for a page whose data could not be read. */
export const boxOfficeLines: readonly { readonly label: string | null; readonly text: string }[] = [
  { label: boxOfficeTexts.weekdays, text: boxOfficeTexts.weekdayHours },
  { label: null, text: boxOfficeTexts.weekend },
];

/** Days with their preposition: `v pondělí`, `ve středu`. Indexed like `Date.getDay`, Sunday first. */
const onDay = ["v neděli", "v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek", "v sobotu"] as const;

/** The current state of the box office. Times are `19:00`. */
export const liveTexts = {
  open: (until: string) => nbsp(`Právě otevřeno – do ${until}`),
  evening: (until: string) => nbsp(`Večerní pokladna otevřena do ${until}`),
  closesSoon: (minutes: number) =>
    nbsp(`Zavíráme za ${counted(minutes, { one: "minutu", few: "minuty", other: "minut" })}`),
  closedToday: (time: string) => nbsp(`Zavřeno – otevíráme dnes v ${time}`),
  closedTomorrow: (time: string) => nbsp(`Zavřeno – otevíráme zítra v ${time}`),
  /** `day` as returned by `Date.getDay`. */
  closedOn: (day: number, time: string) => nbsp(`Zavřeno – otevíráme ${onDay[day]} v ${time}`),
  closedUntil: (day: string, time: string) => nbsp(`Zavřeno – otevíráme ${day} v ${time}`),
} as const;

/** The current state for the header, which has no heading that names the box office. */
export function boxOfficeNow(live: string): string {
  return /pokladna/iu.test(live) ? live : `Pokladna: ${live.charAt(0).toLowerCase()}${live.slice(1)}`;
}
