/** Measures time and waits. A dependency, so that a test never waits. */
export interface Timer {
  /** Monotonic, in milliseconds since an arbitrary moment. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export const realTimer: Timer = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
