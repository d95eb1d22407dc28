import { setImmediate } from "node:timers/promises";
import { bulkhead } from "cockatiel";
import type { Timer } from "#server/platform/timer.ts";

const oneAtATime = bulkhead(1, Infinity);

/**
 * Renders one page at a time, each in its own turn of the event loop: rendering takes 5–50 ms without a pause, and
 * quick answers (health, files, cached pages, the standalone back office) leave between two pages instead of after all
 * of them. It skips a page whose visitor has gone.
 */
export function renderInTurn<T>(signal: AbortSignal, render: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener("abort", leave, { once: true });
    void oneAtATime
      .execute(async () => {
        if (signal.aborted) return leave();
        await setImmediate();
        return render().then(resolve, reject);
      })
      .finally(() => signal.removeEventListener("abort", leave));
  });
}

/**
 * Pages that are read and rendered at the same time. With the standalone back office in this process more of them are
 * not faster: from 32 on throughput falls (docs/performance.md). Over the network most of them only wait for their
 * upstream.
 */
export const mostPages = { standalone: 32, connected: 100 };
/**
 * In milliseconds: how long further pages, as many as the process has connections, wait for a place. A client that
 * repeats a refused request at once has waited, so refusals do not starve the pages.
 */
const queue = { waiting: 2_000, longestWait: 500 };

/** Bounds the pages that the process makes at the same time. */
export function createPageLimit(timer: Timer, most: number): Places {
  return createPlaces(timer, { most, ...queue });
}

interface Places {
  /**
   * Null, without calling `make`, if no place was free in time or the visitor has gone meanwhile. Without a signal the
   * visitor counts as present.
   */
  run<T>(signal: AbortSignal | null, make: () => Promise<T>): Promise<T | null>;
  /** The number of pages that wait for a place. */
  waiting(): number;
}

/** `most` places, and as many `waiting` for one, each for `longestWait` milliseconds. */
export function createPlaces(
  timer: Timer,
  { most, waiting, longestWait }: { most: number; waiting: number; longestWait: number },
): Places {
  const places = bulkhead(most, waiting);
  return {
    waiting: () => waiting - places.queueSlots,
    async run<T>(signal: AbortSignal | null, make: () => Promise<T>): Promise<T | null> {
      let state: "waiting" | "started" | "refused" = "waiting";
      const made = places.execute(() => {
        if (state === "refused" || signal?.aborted) return null;
        state = "started";
        return make();
      });
      if (state === "waiting") {
        await Promise.race([made.catch(() => null), timer.wait(longestWait)]);
        if (state === "waiting") state = "refused";
      }
      return state === "refused" ? null : made;
    },
  };
}
