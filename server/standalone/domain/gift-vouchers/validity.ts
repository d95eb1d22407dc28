import { TZDate } from "@date-fns/tz";
import { addDays, addMonths, startOfDay } from "date-fns";

const prague = "Europe/Prague";
/** Months for which a voucher is valid from its payment. */
export const validMonths = 24;

/** End of validity of a voucher paid at `now`: the end of the same day `months` later in Prague. */
export function endOfValidity(now: Date, months = validMonths): Date {
  const lastDay = addMonths(new TZDate(now, prague), months);
  return new Date(startOfDay(addDays(lastDay, 1)).getTime());
}

/** `21. 11. 2028`: the last day a voucher can be used. @param end exclusive, as stored */
export function lastDayOf(end: Date): string {
  return new Intl.DateTimeFormat("cs-CZ", {
    timeZone: prague,
    day: "numeric",
    month: "numeric",
    year: "numeric",
  })
    .format(new Date(end.getTime() - 1))
    .replaceAll(" ", "\u00a0");
}
