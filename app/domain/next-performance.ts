import type { Performance, TicketState } from "./performance.ts";

/** Dates that nobody can come to. */
const unplayed: ReadonlySet<TicketState | null> = new Set(["cancelled", "moved", "closed"]);

/** The first date that is played for the public, of a list by start. */
export function nextPlayed(performances: readonly Performance[]): Performance | null {
  return performances.find(({ state }) => !unplayed.has(state)) ?? null;
}

/** The first such date of each title, by the title's slug. */
export function nextOfTitles(performances: readonly Performance[]): Readonly<Record<string, Performance>> {
  const next: Record<string, Performance> = Object.create(null);
  for (const performance of performances) {
    const slug = performance.production?.slug;
    if (slug !== undefined && !unplayed.has(performance.state)) next[slug] ??= performance;
  }
  return { ...next };
}
