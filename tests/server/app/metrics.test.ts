import { expect, test } from "vitest";
import { createPageLimit, mostPages } from "#server/http/render-queue.ts";
import { realTimer } from "#server/platform/timer.ts";
import { readConfig } from "#server/operator/config.ts";
import { openMetrics } from "#server/operator/metrics.ts";

test("an unknown figure is absent, and does not keep its last value", async () => {
  const answers: Record<string, number>[] = [{ opona_orders: 3 }, {}];
  const port = await openMetrics().serve(
    readConfig({ METRICS_PORT: "0" }),
    async () => answers.shift() ?? {},
  );
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await scrape()).toMatch(/^opona_orders 3$/mu);
  const later = await scrape();
  expect(later).not.toContain("opona_orders");
  expect(later).toContain("nodejs_eventloop_lag_seconds");
});

test.each([
  ["the machine alone", {}, false],
  ["others where METRICS_HOST says so", { METRICS_HOST: "0.0.0.0" }, true],
])("metrics answer %s", async (_, env, isAnswered) => {
  // HOST is the visitors' address; the metrics are not for them.
  const config = readConfig({ HOST: "0.0.0.0", METRICS_PORT: "0", ...env });
  const port = await openMetrics().serve(config, async () => ({}));
  const request = (host: string) =>
    fetch(`http://${host}:${port}/metrics`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await request("127.0.0.1")).toBe(true);
  expect(await request("127.0.0.2")).toBe(isAnswered);
});

test("a page that waits for a place counts once", async () => {
  const places = createPageLimit(realTimer, mostPages.standalone);
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const pages = Array.from({ length: mostPages.standalone + 1 }, () =>
    places.run(null, async () => finished),
  );
  expect(places.waiting()).toBe(1);
  finish();
  await Promise.all(pages);
  expect(places.waiting()).toBe(0);
});
