import type { SeedRatings } from "#server/demo-backend/seed/content-types.ts";
import { classics } from "./ratings/classics.ts";
import { others } from "./ratings/others.ts";

/** Ratings of every title that has been performed, some of them with a text. */
export const ratings: readonly SeedRatings[] = [...classics, ...others];
