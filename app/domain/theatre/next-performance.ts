import type { Performance } from "./performance.ts";

/** Excludes dates that take no audience (cancelled, moved, closed), and dress rehearsals before a premiere. */
export function isPlayed({ state, labels }: Performance): boolean {
  return (
    state !== "cancelled" && state !== "moved" && state !== "closed" && !labels.includes("dress-rehearsal")
  );
}

/** The first public performance of a list sorted by start. */
export function nextPlayed(performances: readonly Performance[]): Performance | null {
  return performances.find(isPlayed) ?? null;
}

/** The first public performance of each title, by the title's slug. */
export function nextOfTitles(performances: readonly Performance[]): Readonly<Record<string, Performance>> {
  const next = new Map<string, Performance>();
  for (const performance of performances.filter(isPlayed)) {
    const slug = performance.production?.slug;
    if (slug !== undefined && !next.has(slug)) next.set(slug, performance);
  }
  return Object.fromEntries(next);
}
