import { load } from "./load.js";

/** @typedef {import("./load.js").Measured} Measured */
/** @typedef {import("./servers.js").Running} Running */
/** @typedef {{ name: string, server: Running, path: string, cookies?: string, count: number }} Target */

/** The measured pages, and the CPU time that a miss may take: × the bare page's. */
export const missGoals = { home: 2.2, programme: 2.2, category: 2, product: 2.1, cart: 2.8 };
const together = 8;
const browser = { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br" };

/**
 * Measures all targets in turn, so that a slow minute of the machine affects them alike, after as many requests that
 * warm them up.
 * @param {{ targets: Target[], rounds: number }} options @returns {Promise<Map<string, Measured>>} Medians.
 */
export async function compare({ targets, rounds }) {
  /** @type {Map<string, Measured[]>} */
  const results = new Map(targets.map(({ name }) => [name, []]));
  for (let turn = 0; turn <= rounds; turn += 1) {
    for (const { name, server, path, cookies, count } of targets) {
      const headers = { ...browser, ...(cookies && { Cookie: cookies }) };
      // A cached page may have expired during the measurement of the others.
      await load({ url: server.url + path, count: 10, together: 1, headers });
      const measured = await load({ url: server.url + path, pid: server.pid, count, together, headers });
      if (measured.failed + (measured.refused ?? 0) > 0)
        throw new Error(`${name}: ${measured.failed} requests failed`);
      if (turn > 0) results.get(name)?.push(measured);
    }
  }
  return new Map([...results].map(([name, measured]) => [name, medians(measured)]));
}

/** The knee: more connections than this get no more pages. */
const knee = 32;

/**
 * How long `/healthz` takes while 400 connections read the cart, and how much longer the cart takes with four times as
 * many connections as at the knee. Closed loops: a refused client requests again at once.
 * @param {{ server: Running, cookies: string, count: number }} options
 */
export async function underLoad({ server, cookies, count }) {
  const cart = { url: `${server.url}/kosik`, headers: { ...browser, Cookie: cookies } };
  await load({ ...cart, count: knee, together: knee });
  const atKnee = await load({ ...cart, count, together: knee });
  const beyond = await load({ ...cart, count: count * 3, together: 4 * knee });
  /** @type {number[]} */
  const times = [];
  let isLoaded = true;
  const loaded = load({ ...cart, count: count * 8, together: 400 }).finally(() => (isLoaded = false));
  while (isLoaded) {
    times.push((await load({ url: `${server.url}/healthz`, count: 1, together: 1, headers: {} })).p50);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await loaded;
  times.sort((a, b) => a - b);
  return { health: at(times, 0.99), growth: beyond.p99 / atKnee.p99 };
}

/** @param {readonly number[]} sorted @param {number} part */
function at(sorted, part) {
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}

/** @param {Measured[]} measured @returns {Measured} */
function medians(measured) {
  /** @param {(one: Measured) => number} pick */
  const median = (pick) =>
    at(
      measured.map(pick).toSorted((a, b) => a - b),
      0.5,
    );
  return {
    rps: median(({ rps }) => rps),
    cpu: median(({ cpu }) => cpu ?? 0),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    failed: 0,
  };
}
