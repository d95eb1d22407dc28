import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueueTimeout, queueConnections } from "#standalone/db/connection-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const full = new Error("sorry, too many clients already");

/** A queue of ten over a server with this number of connections for the process, which keeps connections open. */
function over(server: { connections: number }) {
  const seen = { attempts: 0, shortages: 0, open: 0, used: 0 };
  const queue = queueConnections(
    10,
    async () => {
      seen.attempts += 1;
      await Promise.resolve();
      if (seen.used === seen.open) {
        if (seen.open >= server.connections) throw full;
        seen.open += 1;
      }
      seen.used += 1;
    },
    (error) => error === full,
    () => (seen.shortages += 1),
  );
  function giveBack(): void {
    seen.used -= 1;
    queue.giveBack();
  }
  /** Takes a connection for this number of milliseconds. */
  async function work(milliseconds: number): Promise<"answered" | Error> {
    try {
      await queue.take();
    } catch (error) {
      return error instanceof Error ? error : new Error("no error");
    }
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    giveBack();
    return "answered";
  }
  return { queue, seen, work, giveBack };
}

test("no more than the size are used at once, and the others wait in their order", async () => {
  const { seen, work } = over({ connections: 100 });
  const order: number[] = [];
  const all = Array.from({ length: 25 }, (_, at) => work(100).then(() => order.push(at)));
  await vi.advanceTimersByTimeAsync(99);
  expect(seen).toMatchObject({ used: 10, open: 10, shortages: 0 });
  await vi.advanceTimersByTimeAsync(300);
  await Promise.all(all);
  expect(order).toEqual(Array.from({ length: 25 }, (_, at) => at));
});

test("forty requests share the last three connections of the server", async () => {
  const { seen, work } = over({ connections: 3 });
  const all = Promise.all(Array.from({ length: 40 }, () => work(20)));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(new Set(await all)).toEqual(new Set(["answered"]));
  expect(seen.shortages).toBe(1);
  // Seven of the first ten were refused, and one at a pause afterwards.
  expect(seen.attempts).toBeLessThan(40 + 7 + 10);
});

test("without a connection one request at a time tries again, at growing pauses", async () => {
  const server = { connections: 0 };
  const { seen, work } = over(server);
  const all = Promise.all(Array.from({ length: 40 }, () => work(0)));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(seen.attempts).toBeLessThan(10 + 10);
  server.connections = 1;
  await vi.advanceTimersByTimeAsync(900);
  expect(new Set(await all)).toEqual(new Set(["answered"]));
  expect(seen.shortages).toBe(1);
});

test("a request without a turn for five seconds fails, and delays no other", async () => {
  const server = { connections: 0 };
  const { seen, work } = over(server);
  const late = Promise.all([work(0), work(0)]);
  await vi.advanceTimersByTimeAsync(5_001);
  for (const error of await late) {
    expect(error).toBeInstanceOf(QueueTimeout);
    expect(String(error)).toContain(
      "no connection was free for five seconds: sorry, too many clients already",
    );
  }
  server.connections = 10;
  const all = Promise.all(Array.from({ length: 10 }, () => work(50)));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(new Set(await all)).toEqual(new Set(["answered"]));
  await vi.advanceTimersByTimeAsync(10_000);
  const more = Promise.all(Array.from({ length: 10 }, () => work(1_000)));
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.used).toBe(10);
  await vi.advanceTimersByTimeAsync(1_000);
  await more;
});

test("another error is the request's own and frees its place", async () => {
  const reset = new Error("ECONNRESET");
  const queue = queueConnections(1, () => Promise.reject(reset), (error) => error === full, () => {}); // oxfmt-ignore
  await expect(queue.take()).rejects.toBe(reset);
  await expect(queue.take()).rejects.toBe(reset);
});
