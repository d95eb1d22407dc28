import { Agent, request } from "node:http";
import { readFileSync } from "node:fs";

/**
 * @typedef {{ rps: number, p50: number, p99: number, cpu: number | null, refused?: number, failed: number }} Measured
 */

/**
 * Sends `count` requests, `together` at a time, and measures them.
 * @param {{ url: string, pid?: number | undefined, count: number, together: number,
 *   headers: Record<string, string> }} options
 * @returns {Promise<Measured>} Times in ms of requests that were not refused with 503; `cpu` is the server's, ms a
 *   request, if the machine has /proc.
 */
export async function load({ url, pid, count, together, headers }) {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  /** @type {number[]} */
  const times = [];
  let left = count;
  let refused = 0;
  let failed = 0;
  const cpuBefore = cpuOf(pid);
  const started = performance.now();

  async function worker() {
    while (left > 0) {
      left -= 1;
      const sent = performance.now();
      const status = await get(url, agent, headers);
      if (status === 503) refused += 1;
      else if (status !== 200) failed += 1;
      if (status !== 503) times.push(performance.now() - sent);
    }
  }
  await Promise.all(Array.from({ length: together }, worker));

  const seconds = (performance.now() - started) / 1000;
  const cpuAfter = cpuOf(pid);
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    rps: count / seconds,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    cpu: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / count,
    refused,
    failed,
  };
}

/** @param {string} url @param {Agent} agent @param {Record<string, string>} headers @returns {Promise<number>} */
function get(url, agent, headers) {
  return new Promise((resolve) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    })
      .on("error", () => resolve(0))
      .end();
  });
}

/** @param {number | undefined} pid CPU time of a process so far, in ms (user and system). */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
