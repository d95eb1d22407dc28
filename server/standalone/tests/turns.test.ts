import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "#standalone/db/database-unavailable.ts";
import { takeTurns } from "#standalone/domain/orders/turns.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const [hamlet, lear] = [1, 2];

/** Work that lasts until the test ends it by its name, and a list of the started work. */
function watched() {
  const onTimeout = vi.fn<() => void>();
  const inTurn = takeTurns(onTimeout);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  function come(name: string, ...keys: number[]): Promise<string> {
    return inTurn(keys, () => {
      begun.push(name);
      return new Promise((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  }
  /** The started work after the end of `name`. */
  async function end(name: string, error?: Error): Promise<string[]> {
    ends.get(name)?.(error);
    return now();
  }
  async function now(): Promise<string[]> {
    await new Promise((resolve) => setImmediate(resolve));
    return begun.splice(0);
  }
  return { come, end, now, onTimeout };
}

test("orders of one evening take turns as they came, also after a failed one", async () => {
  const { come, end, now } = watched();
  const all = Promise.allSettled(["first", "second", "third"].map((name) => come(name, hamlet)));
  expect(await now()).toEqual(["first"]);
  expect(await end("first", new Error("sold out"))).toEqual(["second"]);
  expect(await end("second")).toEqual(["third"]);
  await end("third");
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

test("those of another evening, and those who need none, do not wait", async () => {
  const { come, now } = watched();
  void come("hamlet", hamlet);
  void come("lear", lear);
  void come("nothing");
  expect((await now()).toSorted()).toEqual(["hamlet", "lear", "nothing"]);
});

test("an order of two evenings waits for both, in whichever sequence it names them", async () => {
  const { come, end, now } = watched();
  void come("hamlet", hamlet);
  void come("lear", lear);
  void come("both", hamlet, lear);
  void come("both, turned round", lear, hamlet);
  expect(await now()).toEqual(["hamlet", "lear"]);
  expect(await end("lear")).toEqual([]);
  expect(await end("hamlet")).toEqual(["both"]);
  expect(await end("both")).toEqual(["both, turned round"]);
});

test("an order without a turn for nine seconds begins nothing", async () => {
  const { come, end, now, onTimeout } = watched();
  void come("first", hamlet);
  const late = come("late", hamlet).catch((error: unknown) => error);
  expect(await now()).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(8_999);
  void come("last", hamlet);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBeInstanceOf(DatabaseUnavailable);
  expect(await now()).toEqual([]);
  expect(await end("first")).toEqual(["last"]);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});
