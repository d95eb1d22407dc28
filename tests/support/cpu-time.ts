/** The CPU time of this process in milliseconds: a loaded machine makes it wait, not compute longer. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The CPU time of `work` in milliseconds. */
export function cpuTimeOf(work: () => unknown): number {
  const started = cpuTime();
  work();
  return cpuTime() - started;
}

/** The longest allowed CPU time of one event-loop iteration in milliseconds: all other requests wait for it. */
export const longestAllowed = 250;
const mostTries = 4;

/**
 * The CPU time, in milliseconds, of the longest event-loop iteration while `act` runs; the least of several runs if the
 * first ones were too long.
 */
export async function minLongestIteration(act: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < mostTries && least >= longestAllowed; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or they would be measured together
    least = Math.min(least, await longestIteration(act));
  }
  return least;
}

async function longestIteration(act: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = cpuTime();
  let isOver = false;
  function tick(): void {
    const now = cpuTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(tick);
  }
  setImmediate(tick);
  await act();
  // The iteration in which it ended is measured at the next one.
  await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  return longest;
}
