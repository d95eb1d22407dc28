/** In milliseconds: how long a request waits for its turn, and how soon a full server gets another try. */
const patience = 5_000;
const firstPause = 50;
const longestPause = 800;

interface Waiting {
  readonly begin: () => void;
  readonly giveUp: NodeJS.Timeout;
}

/** Connections in the order of their requests. */
interface ConnectionQueue<Connection> {
  /** @throws QueueTimeout after five seconds without a turn, or what `connect` throws. */
  take(): Promise<Connection>;
  /** The caller returns each connection once. */
  giveBack(): void;
}

export class QueueTimeout extends Error {
  constructor(cause?: unknown) {
    const why = cause instanceof Error ? `: ${cause.message}` : "";
    super(`no connection was free for five seconds${why}`, { cause });
    this.name = "QueueTimeout";
  }
}

/**
 * At most `size` connections at once; a caller that needs one more waits. If other replicas use up the server's
 * connections, the waiting callers share the existing ones. One of them then tries for another connection, at growing
 * pauses.
 * @param connect Reuses an idle connection or makes one.
 * @param isFull Whether an error of `connect` means that the server has no free connection.
 * @param onFull Called once per shortage, which ends when all `size` connections may be made again.
 */
export function queueConnections<Connection>(
  size: number,
  connect: () => Promise<Connection>,
  isFull: (error: unknown) => boolean,
  onFull: (error: unknown) => void,
): ConnectionQueue<Connection> {
  const waiting: Waiting[] = [];
  let used = 0;
  let most = size;
  let pause = firstPause;
  /** The server's last refusal, during a shortage. */
  let refusal: unknown;
  /** Whether the server refused since the last pause. */
  let isRefused = false;

  function next(): void {
    while (used < most) {
      const first = waiting.shift();
      if (!first) return;
      used += 1;
      clearTimeout(first.giveUp);
      first.begin();
    }
  }

  function leave(): void {
    used -= 1;
    next();
  }

  function turn(isFirst: boolean, deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(new QueueTimeout(refusal));
      }, deadline - Date.now());
      const entry = { begin: resolve, giveUp };
      if (isFirst) waiting.unshift(entry);
      else waiting.push(entry);
      next();
    });
  }

  /** Allows one more connection at every pause, until the server refuses one again or all are allowed. */
  function growSlowly(): void {
    setTimeout(() => {
      pause = isRefused ? Math.min(2 * pause, longestPause) : firstPause;
      isRefused = false;
      most += 1;
      next();
      if (most < size) growSlowly();
      else refusal = undefined;
    }, pause).unref();
  }

  function shrink(error: unknown): void {
    if (refusal === undefined) {
      pause = firstPause;
      onFull(error);
      growSlowly();
    }
    refusal = error;
    isRefused = true;
    used -= 1;
    most = Math.min(most, used);
  }

  return {
    async take() {
      const deadline = Date.now() + patience;
      for (let isFirst = false; ; isFirst = true) {
        await turn(isFirst, deadline);
        try {
          return await connect();
        } catch (error) {
          if (!isFull(error)) {
            leave();
            throw error;
          }
          shrink(error);
        }
      }
    },
    giveBack: leave,
  };
}
