import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

const oneAtATime = pLimit(1);

/**
 * Renders one page at a time, each in its own turn of the event loop: rendering takes 5–50 ms without a pause, and
 * what is quick (health, files, kept pages, the demo backend) is answered between two pages instead of after all of
 * them. A page whose visitor has gone is not rendered.
 */
export function renderInTurn<T>(signal: AbortSignal, render: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    void oneAtATime(async () => {
      if (signal.aborted) return leave();
      await setImmediate();
      return render().then(resolve, reject);
    }).finally(() => signal.removeEventListener("abort", leave));
  });
}

/** About two seconds of rendering: a visitor who is further behind is told to come back sooner than they would wait. */
export const mostPages = 100;

/** Counts the pages that are read and rendered at the same time. */
export function createPageLimit(most = mostPages) {
  let inside = 0;
  return {
    /** Null, without calling `make`, when the limit is reached. */
    async run<T>(make: () => Promise<T>): Promise<T | null> {
      if (inside >= most) return null;
      inside += 1;
      try {
        return await make();
      } finally {
        inside -= 1;
      }
    },
  };
}
