import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "#server/operator/config.ts";
import type { Log, LogFields } from "#server/platform/log.ts";

/** Numbers of the process that come from no event, by the names of their metrics. */
export type Figures = () => Promise<Readonly<Record<string, number>>>;

export interface Metrics {
  /** The same log. The metrics count its events at every level, also those without a written line. */
  counted(log: Log): Log;
  /**
   * Serves `GET /metrics` in the text format of Prometheus at METRICS_HOST and METRICS_PORT, and returns the port.
   * Rejects if it is taken.
   */
  serve(config: Pick<Config, "metricsPort" | "metricsHost">, figures: Figures): Promise<number>;
}

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const helpOf: Readonly<Record<string, string>> = {
  opona_pages_waiting: "Documents that wait for a place among those that are made",
  opona_upstream_calls_waiting: "Calls that wait until fewer than UPSTREAM_CONCURRENCY are sent",
  opona_database_up: "1: the standalone back office's database answers, 0: it does not",
  opona_data_dir_free_bytes:
    "Free space of DATA_DIR, where the standalone back office keeps its database or its e-mails",
  opona_emails_waiting: "E-mails of the standalone back office that it has not sent yet",
  opona_emails_oldest_seconds: "How long the oldest of them waits",
  opona_emails_dead: "E-mails of the standalone back office that it gave up",
  opona_orders: "Orders of the standalone back office",
};

/** The log as numbers: requests and upstream calls with their time, and all events by their name. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "opona_request_seconds",
    help: "Requests by their route; kept: sent as they were kept, without being made",
    labelNames: ["method", "route", "status", "kept"],
    buckets: seconds,
    registers,
  });
  const calls = new Histogram({
    name: "opona_upstream_call_seconds",
    help: "Calls to the back office by their outcome, all attempts together",
    labelNames: ["call", "outcome"],
    buckets: seconds,
    registers,
  });
  const events = new Counter({
    name: "opona_events_total",
    help: "Events of the log by level and name",
    labelNames: ["level", "event"],
    registers,
  });
  /** New gauges for each answer: a value that cannot be read now is absent, instead of stale. */
  function gauged(found: Awaited<ReturnType<Figures>>): Registry {
    const now = new Registry();
    for (const [name, value] of Object.entries(found))
      new Gauge({ name, help: helpOf[name] ?? name, registers: [now] }).set(value);
    return now;
  }

  function measure(event: string, { method, route, status, ms, kept, call, kind, why }: LogFields): void {
    const time = Number(ms) / 1000;
    const of = String(call);
    if (event === "request") {
      const labels = { method: String(method), route: String(route), status: String(status) };
      requests.observe({ ...labels, kept: String(kept === true) }, time);
    }
    if (event === "upstream.answered") calls.observe({ call: of, outcome: "answered" }, time);
    if (event === "upstream.failed" && ms !== undefined)
      calls.observe({ call: of, outcome: String(kind) }, time);
    // A back office whose answer the site could not read has answered.
    if (event === "upstream.broken" && ms !== undefined && why !== "shape")
      calls.observe({ call: of, outcome: "broken" }, time);
  }

  function counted(log: Log): Log {
    const count = (level: string, event: string, fields: LogFields) => {
      events.inc({ level, event });
      measure(event, fields);
    };
    return {
      debug: (event, fields = {}) => (count("debug", event, fields), log.debug(event, fields)),
      info: (event, fields = {}) => (count("info", event, fields), log.info(event, fields)),
      warn: (event, fields = {}) => (count("warn", event, fields), log.warn(event, fields)),
      error: (event, fields = {}, error) => (count("error", event, fields), log.error(event, fields, error)),
      record: (event, fields = {}) => (count("record", event, fields), log.record(event, fields)),
      measure,
      with: (fields) => counted(log.with(fields)),
    };
  }

  return {
    counted,
    async serve({ metricsPort, metricsHost }, figures) {
      const server = createServer((request, response) => {
        const isScrape = request.method === "GET" && request.url === "/metrics";
        if (!isScrape) return void response.writeHead(404).end();
        const report = figures().then((found) => Registry.merge([registry, gauged(found)]).metrics());
        void report.then(
          (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
          () => response.writeHead(503).end(),
        );
      });
      server.unref();
      await new Promise<void>((resolve, reject) => {
        // Also while it listens: a connection that it cannot accept must not end the process.
        server.on("error", reject);
        server.listen({ port: metricsPort ?? 0, host: metricsHost }, resolve);
      });
      return (server.address() as AddressInfo).port;
    },
  };
}
