import type { Timer } from "#server/platform/timer.ts";

/** A timer that never waits but records its waits, and whose time a test advances. */
export interface SlowTime extends Timer {
  /** All waits so far, in milliseconds. */
  readonly waits: number[];
  /** Advances the time. */
  pass(milliseconds: number): void;
}

export function slowTime(): SlowTime {
  const waits: number[] = [];
  let at = 0;
  return {
    waits,
    pass(milliseconds) {
      at += milliseconds;
    },
    now: () => at,
    async wait(milliseconds) {
      waits.push(milliseconds);
      at += milliseconds;
    },
  };
}
