import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryCache, remember } from "#server/upstream/cache.ts";
import type { Answer } from "#server/upstream/failure.ts";

const minute = 60_000;
const good = (value: string): Answer<string> => ({ ok: true, value });
const down: Answer<string> = { ok: false, failure: { kind: "unreachable" } };
const gone: Answer<string> = {
  ok: false,
  failure: { kind: "not-found", body: null, code: null, codes: [], value: null },
};

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }));
afterEach(() => vi.useRealTimers());

/** A cache over an upstream whose answer can be changed; the middle of the jitter. */
function open(answer: Answer<string>) {
  const cache = createMemoryCache();
  const upstream = { answer, loads: 0, ms: 0 };
  const ask = () =>
    remember(
      cache,
      "key",
      async () => {
        upstream.loads += 1;
        if (upstream.ms > 0) await new Promise((resolve) => setTimeout(resolve, upstream.ms));
        return upstream.answer;
      },
      () => 0.5,
    );
  return { upstream, ask };
}

test("for a minute one load serves all", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(await ask()).toEqual(good("a"));
  expect(upstream.loads).toBe(1);
});

test("two hundred who ask at once cause one load", async () => {
  const { upstream, ask } = open(good("a"));
  upstream.ms = 100;
  const asking = Promise.all(Array.from({ length: 200 }, ask));
  await vi.advanceTimersByTimeAsync(100);
  expect(await asking).toHaveLength(200);
  expect(upstream.loads).toBe(1);
});

test("for ten minutes more the old value is given at once while one refresh runs", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  await vi.advanceTimersByTimeAsync(2 * minute);
  upstream.answer = good("b");
  upstream.ms = 100;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([good("a"), good("a"), good("a")]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await ask()).toEqual(good("b"));
  expect(upstream.loads).toBe(2);
});

test("after that a new value is waited for", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  await vi.advanceTimersByTimeAsync(12 * minute);
  upstream.answer = good("b");
  expect(await ask()).toEqual(good("b"));
});

test("through an outage the last good value is given for a day", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  upstream.answer = down;
  await vi.advanceTimersByTimeAsync(23 * 60 * minute);
  expect(await ask()).toEqual(good("a"));
  await vi.advanceTimersByTimeAsync(60 * minute + 1);
  expect(await ask()).toEqual(down);
});

test("an outage is not asked about at every visit, and its end is seen within seconds", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  await vi.advanceTimersByTimeAsync(60 * minute);
  upstream.answer = down;
  for (let visit = 0; visit < 50; visit += 1) await ask();
  expect(upstream.loads).toBe(2);
  upstream.answer = good("b");
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await ask()).toEqual(good("b"));
});

test("a failure is never kept as a value", async () => {
  const { upstream, ask } = open(down);
  expect(await ask()).toEqual(down);
  upstream.answer = good("a");
  expect(await ask()).toEqual(good("a"));
});

test("what the upstream no longer has is not given again", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  await vi.advanceTimersByTimeAsync(12 * minute);
  upstream.answer = gone;
  expect(await ask()).toEqual(gone);
  upstream.answer = down;
  expect(await ask()).toEqual(down);
});

test("entries do not expire together", async () => {
  const lives = await Promise.all(
    [0, 1].map(async (random) => {
      const cache = createMemoryCache();
      await remember(
        cache,
        "key",
        async () => good("a"),
        () => random,
      );
      return (await cache.get("key"))?.metadata.ttl;
    }),
  );
  expect(lives[0]).toBeCloseTo(0.9 * minute);
  expect(lives[1]).toBeCloseTo(1.1 * minute);
});

test("an upstream that was too slow is not waited for again for five seconds", async () => {
  const { upstream, ask } = open({ ok: false, failure: { kind: "timed-out" } });
  expect((await ask()).ok).toBe(false);
  upstream.answer = good("a");
  await vi.advanceTimersByTimeAsync(4_999);
  expect((await ask()).ok).toBe(false);
  expect(upstream.loads).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask()).toEqual(good("a"));
});
