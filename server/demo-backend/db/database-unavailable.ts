/**
 * The database is unavailable: its server does not respond, the connection broke or the disk is full. The query itself
 * was valid; if the connection broke during a change, the outcome of the change is unknown. Answered as 503.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${messageOf(cause)}`, { cause });
    this.name = "DatabaseAway";
  }
}

const tries = 20;
const pause = 250;

/**
 * Retries `act` while the database is unavailable, for five seconds at most. For idempotent steps that must follow a
 * change which is committed already.
 */
export async function retryWhileUnavailable<T>(act: () => Promise<T>): Promise<T> {
  for (let remaining = tries; ; remaining -= 1) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || remaining <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Where a host name has two addresses, Node.js throws an AggregateError without a message. */
function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join(", ");
  return cause instanceof Error ? cause.message : "for no known reason";
}
