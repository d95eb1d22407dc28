import { expect, test } from "vitest";
import { createPagePlaces, mostPages } from "#server/http/render-queue.ts";
import { realTimer } from "#server/http/timer.ts";
import { openMetrics } from "#server/operator/metrics.ts";

test("a figure that cannot be told any more is absent, and not told as it was", async () => {
  const answers: Record<string, number>[] = [{ opona_orders: 3 }, {}];
  const port = await openMetrics().serve(
    { metricsPort: 0, host: "127.0.0.1" },
    async () => answers.shift() ?? {},
  );
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await scrape()).toMatch(/^opona_orders 3$/mu);
  const later = await scrape();
  expect(later).not.toContain("opona_orders");
  expect(later).toContain("nodejs_eventloop_lag_seconds");
});

test("a page that waits is counted once where all pages share their places", async () => {
  const places = createPagePlaces(realTimer, false);
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const pages = Array.from({ length: mostPages.standalone + 1 }, () =>
    places.asking.run(null, async () => finished),
  );
  expect(places.waiting()).toBe(1);
  finish();
  await Promise.all(pages);
  expect(places.waiting()).toBe(0);
});
