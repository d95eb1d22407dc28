/** Milliseconds this process has computed: a loaded machine makes it wait, not compute longer. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds that `work` computes. */
export function cpuTimeOf(work: () => unknown): number {
  const started = cpuTime();
  work();
  return cpuTime() - started;
}

/** Runs `act` and gives the CPU time, in milliseconds, of the longest turn of the event loop meanwhile. */
export async function longestTurn(act: () => Promise<unknown>): Promise<number> {
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
  // The turn in which it ended is measured at the next one.
  await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  return longest;
}
