import type { SeedPerformance } from "#standalone/seed/theatre-types.ts";

export function performance(
  id: number,
  day: number,
  time: string,
  production: string | null,
  state: SeedPerformance["state"],
  more: Omit<SeedPerformance, "id" | "day" | "time" | "production" | "state"> = {},
): SeedPerformance {
  return { id, day, time, production, state, ...more };
}
