import { expect, test } from "vitest";
import { ensureBuild } from "../../support/built-site.ts";
import { startSite } from "./site-process.ts";

await ensureBuild();

test("tells Prometheus its requests, calls, events and e-mails at a port of its own", async () => {
  const site = await startSite({ DATA_DIR: "memory:", METRICS_PORT: "0", LOG_LEVEL: "info" });
  for (const address of ["/program", "/program", "/neni"]) await fetch(site.url + address);
  const { port } = JSON.parse(/^.*"event":"metrics".*$/mu.exec(site.output())?.[0] ?? "{}");
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(
    /opona_request_seconds_count\{method="GET",route="\/program",status="200",kept="(?:true|false)"\} \d/u,
  );
  expect(text).toContain('route="/*",status="404"');
  expect(text).toMatch(
    /opona_upstream_call_seconds_count\{call="GET \/api\/programme\/[^"]*",outcome="answered"\} \d/u,
  );
  expect(text).toMatch(/opona_events_total\{level="info",event="listening"\} 1/u);
  expect(text).toMatch(/^opona_emails_waiting 0$/mu);
  expect(text).toMatch(/^opona_pages_waiting 0$/mu);
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await site.end()).code).toBe(0);
});
