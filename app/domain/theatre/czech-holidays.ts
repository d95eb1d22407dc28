import Holidays from "date-holidays";

/**
 * Public holidays of the Czech Republic. For loaders and services only: the library is large (1 MB), so components
 * get the result as data and never import this module.
 */
const calendar = new Holidays("CZ", { types: ["public"] });

/** @param day calendar day, `2026-12-24` */
export function isCzechHoliday(day: string): boolean {
  return calendar.isHoliday(`${day} 12:00:00`) !== false;
}
