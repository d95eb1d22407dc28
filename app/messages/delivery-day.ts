import { weekdayOf } from "#app/domain/working-days.ts";
import { nbsp } from "#app/domain/typography.ts";

const weekdays = ["v neděli", "v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek", "v sobotu"];

/** `v úterý 1. 12.` of `2026-12-01`. */
function dayInWords(day: string): string {
  const [, month, date] = day.split("-").map(Number);
  return `${weekdays[weekdayOf(day)]} ${date}. ${month}.`;
}

/** When an order arrives; `day` is `2026-12-01`. Written on the server, so the browser's code has none of it. */
export const deliveryDay = {
  home: (day: string) => nbsp(`U vás nejpozději ${dayInWords(day)}`),
  branch: (day: string) => nbsp(`Na výdejním místě nejpozději ${dayInWords(day)}`),
  pickup: (day: string) => nbsp(`Připraveno k vyzvednutí nejpozději ${dayInWords(day)}`),
  /** What the days are counted from, as the terms of trade say. */
  condition: (until: string) =>
    nbsp(`Dny platí, když objednávku, a u platby předem i peníze, dostaneme ${until}.`),
  today: "ještě dnes",
  todayUntil: (time: string) => nbsp(`dnes do ${time}`),
  tomorrowUntil: (time: string) => nbsp(`zítra do ${time}`),
  /** Part of the goods is made to order, and nobody said for how long. */
  onOrder: nbsp("V košíku je zboží na objednávku, proto tu den doručení neslibujeme."),
} as const;
