import type { ListedPerformance, Performance } from "./performance.ts";

/** Excludes dates that take no audience (cancelled, moved, closed), and dress rehearsals before a premiere. */
export function isPlayed({ state, labels }: Pick<Performance, "state" | "labels">): boolean {
  return (
    state !== "cancelled" && state !== "moved" && state !== "closed" && !labels.includes("dress-rehearsal")
  );
}

/** The first public performance of a list sorted by start. */
export function nextPlayed(performances: readonly ListedPerformance[]): ListedPerformance | null {
  return performances.find(isPlayed) ?? null;
}

/** A title's next date, for its card. */
export type UpcomingDate = Pick<Performance, "startsAt" | "labels">;

/** The next date of each title, by its slug. */
export type UpcomingDates = Readonly<Record<string, UpcomingDate>>;

/** The first public performance of each of these titles. */
export function nextOfTitles(
  performances: readonly Performance[],
  titles: readonly { readonly slug: string }[],
): UpcomingDates {
  const played = performances.filter(isPlayed);
  return Object.fromEntries(
    titles.flatMap(({ slug }) => {
      const next = played.find(({ production }) => production?.slug === slug);
      return next ? [[slug, { startsAt: next.startsAt, labels: next.labels }]] : [];
    }),
  );
}
