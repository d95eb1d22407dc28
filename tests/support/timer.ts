import type { Timer } from "#server/platform/timer.ts";

/** A timer without waiting or duration. */
export const instantTimer: Timer = { now: () => 0, wait: async () => undefined };
