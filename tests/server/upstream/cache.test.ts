import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryCache, cached, type Age } from "#server/upstream/cache.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";

const minute = 60_000;
const good = (value: string): UpstreamResult<string> => ({ ok: true, value });
const down: UpstreamResult<string> = { ok: false, error: { kind: "unreachable" } };
const gone: UpstreamResult<string> = {
  ok: false,
  error: { kind: "not-found", body: null, code: null, codes: [], value: null },
};

const goneByPage: UpstreamResult<string> = {
  ok: false,
  error: { kind: "not-found", body: undefined, code: null, codes: [], value: null, isPage: true },
};

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }));
afterEach(() => vi.useRealTimers());

/** A cache over an upstream with a changeable answer; the middle of the jitter. */
function open(answer: UpstreamResult<string>) {
  const cache = createMemoryCache();
  const upstream = { answer, loads: 0, ms: 0 };
  const ask = (age: Age = "cached") =>
    cached(
      cache,
      "key",
      async () => {
        upstream.loads += 1;
        if (upstream.ms > 0) await new Promise((resolve) => setTimeout(resolve, upstream.ms));
        return upstream.answer;
      },
      { age, random: () => 0.5 },
    );
  return { upstream, ask };
}

test("for a minute one load serves all requests", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(await ask()).toEqual(good("a"));
  expect(upstream.loads).toBe(1);
});

test("two hundred simultaneous requests cause one load", async () => {
  const { upstream, ask } = open(good("a"));
  upstream.ms = 100;
  const asking = Promise.all(Array.from({ length: 200 }, ask));
  await vi.advanceTimersByTimeAsync(100);
  expect(await asking).toHaveLength(200);
  expect(upstream.loads).toBe(1);
});

test("for ten more minutes the old value is served at once while one refresh runs", async () => {
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

test("after that requests wait for a new value", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  await vi.advanceTimersByTimeAsync(12 * minute);
  upstream.answer = good("b");
  expect(await ask()).toEqual(good("b"));
});

test("during an outage the last good value is served for a day", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  upstream.answer = down;
  await vi.advanceTimersByTimeAsync(23 * 60 * minute);
  expect(await ask()).toEqual(good("a"));
  await vi.advanceTimersByTimeAsync(60 * minute + 1);
  expect(await ask()).toEqual(down);
});

test("an outage is not checked at every request, and its end is noticed within seconds", async () => {
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

test("a failure is never cached as a value", async () => {
  const { upstream, ask } = open(down);
  expect(await ask()).toEqual(down);
  upstream.answer = good("a");
  expect(await ask()).toEqual(good("a"));
});

test("a value that the upstream no longer has is not served again", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  await vi.advanceTimersByTimeAsync(12 * minute);
  upstream.answer = gone;
  expect(await ask()).toEqual(gone);
  upstream.answer = down;
  expect(await ask()).toEqual(down);
});

test("a 404 with a page does not replace what was there before", async () => {
  const { upstream, ask } = open(goneByPage);
  expect(await ask()).toEqual(goneByPage);
  upstream.answer = good("a");
  expect(await ask()).toEqual(good("a"));
  upstream.answer = goneByPage;
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(await ask()).toEqual(good("a"));
});

test.each([
  ["good", good("a"), good("a")],
  ["none", down, { ok: false, error: { kind: "refused", wait: 30 } }],
])(
  "the cache waits for the time that the upstream names if the value before was %s",
  async (_name, first, answer) => {
    const { upstream, ask } = open(first);
    await ask();
    await vi.advanceTimersByTimeAsync(12 * minute);
    const reason = { code: null, codes: [], value: null };
    upstream.answer = { ok: false, error: { kind: "refused", status: 429, wait: 30, ...reason } };
    await ask();
    const { loads } = upstream;
    upstream.answer = good("b");
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await ask()).toMatchObject(answer);
    expect(upstream.loads).toBe(loads);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ask()).toEqual(good("b"));
  },
);

test("callers that ask again share one load, which replaces the kept answer", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  upstream.answer = good("b");
  upstream.ms = 100;
  const asking = Promise.all([ask("now"), ask("now"), ask()]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await asking).toEqual([good("b"), good("b"), good("a")]);
  expect(await ask()).toEqual(good("b"));
  expect(upstream.loads).toBe(2);
});

test("during an outage the kept answer serves callers that ask again", async () => {
  const { upstream, ask } = open(good("a"));
  await ask();
  upstream.answer = down;
  for (let visit = 0; visit < 50; visit += 1) expect(await ask("now")).toEqual(good("a"));
  expect(upstream.loads).toBe(2);
  upstream.answer = good("b");
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await ask("now")).toEqual(good("b"));
});

test("failures of invented keys take no content out of the cache", async () => {
  const cache = createMemoryCache();
  let loads = 0;
  const ask = (key: string, answer: UpstreamResult<string>) =>
    cached(cache, key, async () => {
      loads += 1;
      return answer;
    });
  await ask("key", good("a"));
  for (const [kind, answer] of Object.entries({ gone, down })) {
    for (let at = 0; at < 2_500; at += 1) await ask(`${kind} ${at}`, answer);
  }
  loads = 0;
  expect(await ask("key", down)).toEqual(good("a"));
  expect(loads).toBe(0);
});

test("entries do not expire together", async () => {
  const lives = await Promise.all(
    [0, 1].map(async (random) => {
      const cache = createMemoryCache();
      await cached(cache, "key", async () => good("a"), { random: () => random });
      return cache.entries.get("key")?.good?.freshFor;
    }),
  );
  expect(lives[0]).toBeCloseTo(0.9 * minute);
  expect(lives[1]).toBeCloseTo(1.1 * minute);
});

test("an upstream that was too slow is not waited for again for five seconds", async () => {
  const { upstream, ask } = open({ ok: false, error: { kind: "timed-out" } });
  expect((await ask()).ok).toBe(false);
  upstream.answer = good("a");
  await vi.advanceTimersByTimeAsync(4_999);
  expect((await ask()).ok).toBe(false);
  expect(upstream.loads).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask()).toEqual(good("a"));
});
