import { mkdtempSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Standalone } from "#server/standalone/standalone.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import { outputFolder } from "../support/output.ts";
import { openSeededStandalone } from "#server/standalone/tests/seeded-database.ts";
import { openBackOffice, type BackOffice } from "./back-office.ts";
import { freePort } from "./over-http.ts";

let backend: Standalone;
let office: BackOffice;
beforeAll(async () => {
  await ensureBuild();
  backend = await openSeededStandalone();
  office = await openBackOffice((request) => backend.fetch(request));
}, 180_000);
afterAll(async () => {
  await office?.leave();
  await backend?.close();
});

function start(port: number): Promise<SiteProcess> {
  return startSite({
    PORT: String(port),
    API_BASE_URL: office.url,
    DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "rolling-")),
    SESSION_SECRETS: "one-secret-that-both-of-the-fronts-were-given",
    LOG_LEVEL: "error",
    DRAIN_SECONDS: "3",
    STOP_SECONDS: "9",
  });
}

test("a rolling restart loses no request behind a balancer that looks only at /readyz", async () => {
  const ports = [await freePort(), await freePort()];
  const sites = await Promise.all(ports.map(start));
  const isUp = ports.map(() => true);
  let isOver = false;

  async function look(at: number): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${ports[at]}/readyz`).catch(() => null);
    isUp[at] = answer?.status === 200;
  }
  async function watch(): Promise<void> {
    while (!isOver) {
      await Promise.all(ports.map((_, at) => look(at)));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const failed: unknown[] = [];
  const answered = ports.map(() => 0);
  let turn = 0;
  async function visit(): Promise<void> {
    while (!isOver) {
      turn += 1;
      const at = isUp[turn % 2] ? turn % 2 : (turn + 1) % 2;
      await fetch(`http://127.0.0.1:${ports[at]}/program`).then(
        async (answer) => {
          await answer.text();
          answered[at] = (answered[at] ?? 0) + 1;
          if (answer.status !== 200) failed.push(answer.status);
        },
        (error: unknown) => failed.push(error),
      );
    }
  }
  const running = [watch(), visit(), visit(), visit(), visit()];
  for (const [at, port] of ports.entries()) {
    expect((await sites[at]?.end())?.code).toBe(0);
    sites[at] = await start(port);
    await expect.poll(() => isUp[at], { timeout: 20_000 }).toBe(true);
  }
  isOver = true;
  await Promise.all(running);
  await Promise.all(sites.map((site) => site.end()));
  expect(failed).toEqual([]);
  expect(Math.min(...answered)).toBeGreaterThan(10);
}, 120_000);
