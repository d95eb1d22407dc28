/** Section 1 of Act 245/2000 Coll. has the national holidays, section 2 the others; the code adds Easter. */
const everyYear = [
  "01-01", "05-01", "05-08", "07-05", "07-06", "09-28", "10-28", "11-17", "12-24", "12-25", "12-26",
]; // oxfmt-ignore

/**
 * Whether a day is a public holiday by Act 245/2000 Coll., sections 1 and 2: eleven fixed days, Good Friday (since
 * 2016) and Easter Monday.
 * @param day calendar day, `2026-12-24`
 */
export function isHoliday(day: string): boolean {
  if (everyYear.includes(day.slice(5))) return true;
  const sinceEaster = (Date.parse(`${day}T00:00:00Z`) - easterSunday(Number(day.slice(0, 4)))) / 86_400_000;
  return sinceEaster === -2 || sinceEaster === 1;
}

/** Easter Sunday by the Gregorian computus. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30;
  const [leapYears, rest] = [Math.floor((year % 100) / 4), year % 4];
  const toSunday = (32 + 2 * (century % 4) + 2 * leapYears - epact - rest) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return Date.UTC(year, 2, 22 + epact + toSunday - 7 * late);
}
