import { afterAll, expect, onTestFinished, TestRunner } from "vitest";
import type { Standalone } from "#server/standalone/standalone.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { openSeededStandalone } from "#server/standalone/tests/seeded-database.ts";
import { openFaultProxy, type FaultProxy } from "./fault-proxy.ts";
import type { Fault } from "./faults.ts";

/**
 * Milliseconds of the two settings: shorter than in production for a fault that the site waits for, so that the matrix
 * ends; longer for the others, so that a page that waits without need exceeds its limit.
 */
export const deadlines = { upstreamReadMs: 1_500, upstreamSendMs: 2_000 };
const unreached = { upstreamReadMs: 10_000, upstreamSendMs: 10_000 };
/** Milliseconds that the site may need besides waiting for its upstream, on a busy machine. */
export const margin = 5_000;

export interface Stage {
  readonly backend: Standalone;
  readonly proxy: FaultProxy;
  /** A site that reaches the upstream without the proxy, for the steps before a fault. */
  readonly before: TestApp;
  /** A new site behind the proxy. `only`: the calls that go through it; without it all of them do. */
  openSite(fault: Fault, only?: string): Promise<TestApp>;
}

/** An upstream, the proxy in front of it and sites, for one test or, opened outside of a test, for its file. */
export async function openStage(): Promise<Stage> {
  const backend = await openSeededStandalone();
  const proxy = await openFaultProxy((request) => backend.fetch(request));
  const close = async () => {
    await proxy.close();
    await backend.close();
  };
  if (TestRunner.getCurrentTest() === undefined) afterAll(close);
  else onTestFinished(close);
  const around = (request: Request) => backend.fetch(request);
  const before = { ...(await openTestApp({ upstreamFetch: around })), standalone: backend };
  return {
    backend,
    proxy,
    before,
    async openSite({ isSlow }, only) {
      const config = { ...(isSlow ? deadlines : unreached), apiBaseUrl: proxy.url };
      const through = (request: Request) => fetch(request);
      if (!only) return openTestApp({ upstreamFetch: through, config });
      const site = await openTestApp({ upstreamFetch: around, config });
      site.intercept(only, through);
      return site;
    },
  };
}

/** Runs the cells of one fault: all at once if they wait, so that they wait together; else one by one. */
export async function runCells<T>(
  cells: readonly T[],
  isSlow: boolean | undefined,
  run: (cell: T) => Promise<void>,
): Promise<void> {
  if (isSlow) await Promise.all(cells.map(run));
  else for (const cell of cells) await run(cell);
}

/** Fails if `act` takes longer than allowed. */
export async function within<T>(most: number, where: string, act: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await act();
  expect(Math.round(performance.now() - started), `${where}: milliseconds`).toBeLessThanOrEqual(most);
  return result;
}

export const plain = (text: string): string => text.replaceAll("\u00a0", " ");
