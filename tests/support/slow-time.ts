import type { Timer } from "#server/timer.ts";

/** A timer that never waits but remembers what it was asked to, and that a test lets time pass on. */
export interface SlowTime extends Timer {
  /** Everything waited for so far, in milliseconds. */
  readonly waits: number[];
  /** Something takes so long. */
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
