import { counted } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

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
