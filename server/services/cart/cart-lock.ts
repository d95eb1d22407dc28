/** The last pending change of each cart. */
const last = new Map<string, Promise<unknown>>();

/** In milliseconds; after a longer wait no client expects the response any more. */
const lockTimeoutMs = 10_000;

/**
 * Runs `work` after earlier work under the same key in this process, which serializes two quick clicks. Across
 * processes, correctness relies on absolute quantities and on the upstream's lock of the cart. Returns `busy` if the
 * lock is acquired too late. Without a key, `work` runs at once.
 */
export function withCartLock<T>(key: string | null, work: () => Promise<T>, busy: T): Promise<T> {
  if (key === null) return work();
  const queued = performance.now();
  const take = () => (performance.now() - queued > lockTimeoutMs ? Promise.resolve(busy) : work());
  const turn = (last.get(key) ?? Promise.resolve()).then(take, take);
  last.set(key, turn);
  const leave = () => {
    if (last.get(key) === turn) last.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}
