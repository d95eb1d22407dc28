import type { SeedPerformance } from "#standalone/seed/theatre-types.ts";
import { christmas } from "./performances/christmas.ts";
import { newYear } from "./performances/new-year.ts";
import { thisMonth } from "./performances/this-month.ts";

/** The demo's programme, counted from its Tuesday: past performances, this week, the next two months, one premiere. */
export const performances: readonly SeedPerformance[] = [...thisMonth, ...christmas, ...newYear];
