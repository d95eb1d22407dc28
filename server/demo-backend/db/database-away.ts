/**
 * The database cannot be asked now: its server does not answer, the connection broke, its disk is full. Nothing is
 * wrong with what was asked; whether a change was made before the connection broke is not known. Answered as 503.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${wordsOf(cause)}`, { cause });
    this.name = "DatabaseAway";
  }
}

const tries = 20;
const pause = 250;

/**
 * Does again what failed because the database was away, for five seconds at most. For what has to follow a change that
 * was made already, and may be done twice.
 */
export async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DatabaseAway) || left <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Where a host name has two addresses, the error of both together has no message of its own. */
function wordsOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join(", ");
  return cause instanceof Error ? cause.message : "for no known reason";
}
