import type { SeedRatings } from "#server/reference/seed/reading-types.ts";
import { classics } from "./ratings/classics.ts";

export const ratings: readonly SeedRatings[] = classics;
