/** How long things take. Given, so that a test never waits. */
export interface Timer {
  /** Milliseconds from some fixed moment; never goes back. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export const realTimer: Timer = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
