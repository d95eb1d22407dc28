import type { Timer } from "#server/timer.ts";

/** Nothing takes time, and nothing waits. */
export const instantTimer: Timer = { now: () => 0, wait: async () => undefined };
