import type { SeedRatings } from "#server/reference/seed/reading-types.ts";

export const classics: readonly SeedRatings[] = [
  {
    production_slug: "marysa",
    average: 4.7,
    count: 212,
    written: [
      {
        day: -6,
        stars: 5,
        name: "Jitka z Doubravína",
        text: "To ticho na konci mi zůstalo v hlavě celý týden.",
      },
    ],
  },
  { production_slug: "rur", average: 4.5, count: 86, written: [] },
  { production_slug: "ze-zivota-hmyzu", average: 4.2, count: 340, written: [] },
  { production_slug: "kytice", average: 4.8, count: 401, written: [] },
  { production_slug: "strakonicky-dudak", average: 4.4, count: 155, written: [] },
  { production_slug: "revizor", average: 4.6, count: 233, written: [] },
  { production_slug: "tri-sestry", average: 4.3, count: 71, written: [] },
  { production_slug: "sen-noci-svatojanske", average: 4.6, count: 118, written: [] },
  { production_slug: "lakomec", average: 4.1, count: 287, written: [] },
  { production_slug: "nora", average: 4.7, count: 54, written: [] },
  { production_slug: "broucci", average: 4.9, count: 178, written: [] },
];
