/** The last change of each cart that is being changed right now. */
const last = new Map<string, Promise<unknown>>();

/** Whoever has waited longer would answer to nobody. */
const longestWait = 10_000;

/**
 * Does `work` after the works of the same key that came before it, in this process: a courtesy to two quick clicks.
 * What keeps two processes right is that quantities are absolute and the upstream locks the cart.
 * `busy` is the answer when its turn comes too late. Without a key it works at once.
 */
export function withCartLock<T>(key: string | null, work: () => Promise<T>, busy: T): Promise<T> {
  if (key === null) return work();
  const queued = performance.now();
  const take = () => (performance.now() - queued > longestWait ? Promise.resolve(busy) : work());
  const turn = (last.get(key) ?? Promise.resolve()).then(take, take);
  last.set(key, turn);
  const leave = () => {
    if (last.get(key) === turn) last.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}
