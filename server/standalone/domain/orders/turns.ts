import { DatabaseUnavailable } from "#standalone/db/database-unavailable.ts";

/** In milliseconds: how long a request waits for its turn. The site waits ten seconds for an order. */
const patience = 9_000;

/**
 * Runs `work` when its turn has come. @throws DatabaseUnavailable after nine seconds without a turn, without starting
 * the work.
 */
export type InTurn = <T>(keys: readonly number[], work: () => Promise<T>) => Promise<T>;

/**
 * Runs one piece of work per key at a time in this process, first come, first served; work of other keys does not wait.
 * Work with several keys queues for all of them at once, so that no two can wait for each other.
 * @param onTimeout Called for work that had no turn in time.
 */
export function takeTurns(onTimeout: () => void): InTurn {
  /** By key: the end of the last queued work. */
  const ends = new Map<number, Promise<void>>();
  return async (keys, work) => {
    const before = Promise.all(keys.map((key) => ends.get(key)));
    const result = hasTurn(before, onTimeout).then(work);
    // Work that timed out keeps its place until its turn, so that later work cannot overtake earlier work.
    const end = Promise.allSettled([before, result]).then(() => {});
    for (const key of keys) ends.set(key, end);
    try {
      return await result;
    } finally {
      void end.then(() => {
        for (const key of keys) if (ends.get(key) === end) ends.delete(key);
      });
    }
  };
}

function hasTurn(before: Promise<unknown>, onTimeout: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      onTimeout();
      reject(
        new DatabaseUnavailable(new Error("other orders of the same product took more than nine seconds")),
      );
    }, patience);
    void before.then(() => {
      clearTimeout(giveUp);
      resolve();
    });
  });
}
