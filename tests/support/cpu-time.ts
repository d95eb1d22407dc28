/** The CPU time of this process in milliseconds: on a loaded machine it waits longer, but computes the same. */
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

/**
 * Converts milliseconds of CPU time on the machine for which the limits were chosen into those of this process now:
 * limits are multiples of a loop that is measured beside the judged work.
 */
export function asLongHere(milliseconds: number): number {
  return (
    milliseconds *
    (calibrated ??= Math.min(...Array.from({ length: 5 }, () => cpuTimeOf(calibrate))) / calibration)
  );
}

/** The time of `calibrate` on the machine for which the limits were chosen, in milliseconds. */
const calibration = 14;
let calibrated: number | undefined;

function calibrate(): void {
  let hash = 0;
  for (let at = 0; at < 10_000_000; at += 1) hash = (Math.imul(hash, 31) + (at ^ (hash >>> 7))) | 0;
  if (hash === 1) throw new Error("Read, so that the loop is not removed.");
}

/** The longest allowed CPU time of one event-loop iteration in milliseconds: all other requests wait for it. */
export const longestAllowed = asLongHere(250);
const mostTries = 4;

/**
 * The CPU time, in milliseconds, of the longest event-loop iteration while `act` runs; the least of several runs if the
 * first ones were too long.
 */
export async function minLongestIteration(act: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < mostTries && least >= longestAllowed; tries += 1) {
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
  // The next iteration measures the one in which the work ended.
  await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  return longest;
}
