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
  /** @throws QueueTimeout after five seconds without a turn; else what `connect` throws. */
  take(): Promise<Connection>;
  /** Has to be called once for each connection that was taken. */
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
 * At most `size` connections at once; who asks for one more waits. Where the server has none left for this process
 * (other replicas have them), the existing ones go round, and one more is requested at growing pauses, by one
 * request for all of them.
 * @param connect Reuses an idle connection or makes one.
 * @param isFull Whether an error of `connect` says that the server has no connection left.
 * @param onFull Called once, until all `size` connections may be made again.
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
  /** Of the outage that is going on. */
  let refusal: unknown;
  /** Since the last pause. */
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

  /** One connection more at every pause, until one is refused again or all are allowed. */
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
