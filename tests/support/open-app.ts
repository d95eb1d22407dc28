import { mkdtempSync } from "node:fs";
import path from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { readConfig, type Config } from "#server/operator/config.ts";
import { settingsWith } from "#server/operator/current-theatre.ts";
import type { Log, LogFields } from "#server/platform/log.ts";
import { priceOf } from "#server/standalone/routes.ts";
import type { Standalone, StandaloneOptions } from "#server/standalone/standalone.ts";
import type { App } from "#server/pipeline/app.ts";
import type { SharedStore } from "#server/platform/shared-store.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import type { Timer } from "#server/platform/timer.ts";
import type { LoadedTheatre } from "#server/theatre/load-theatre.ts";
import { openUnseeded } from "#server/standalone/tests/open.ts";
import { builtSite } from "./built-site.ts";
import { recordCall, type Answerer, type Call } from "./fake-upstream.ts";
import { reportNoise } from "./noise.ts";
import { outputFolder } from "./output.ts";
import { instantTimer } from "./timer.ts";
import {
  openSeededStandalone,
  seededAt,
  sharedStandalone,
} from "#server/standalone/tests/seeded-database.ts";
import { openVisitor, type Handle, type Visitor } from "./visitor.ts";

export interface TestApp {
  readonly handle: Handle & Pick<App, "fastPath" | "survey">;
  /**
   * A new visitor without cookies. `ip`: as resolved by the listener; a different one for each visitor by default.
   * `refusesCookies`: the browser stores none.
   */
  visitor(from?: { readonly ip?: string; readonly refusesCookies?: boolean }): Visitor;
  /** The calls that the site sent to the upstream, oldest first. */
  readonly calls: Call[];
  /**
   * From now on overrides the upstream's answer to "PUT /api/cart/*" (a `*` is one segment). `undefined` restores the
   * standalone back office's answer. The answerer may pass the request on with `app.passOn`.
   */
  intercept(call: string, answerer: Answerer | undefined): void;
  readonly passOn: (request: Request) => Promise<Response>;
  /** The standalone back office's database and e-mails; null with `upstreamFetch`. */
  readonly standalone: Standalone | null;
  /** The lines that the site logged. */
  readonly log: readonly LogLine[];
}

export interface LogLine {
  readonly level: "debug" | "info" | "warn" | "error";
  readonly event: string;
  readonly fields: LogFields;
}

export interface TestAppOptions {
  /** Replaces the standalone back office. */
  readonly upstreamFetch?: (request: Request) => Promise<Response>;
  /** Shares the standalone back office with other files: a call that may change it fails. Its clock is stopped. */
  readonly onlyReads?: boolean;
  readonly config?: Partial<Config>;
  readonly adapter?: Adapter;
  /** Another theatre than the demonstration. */
  readonly theatre?: LoadedTheatre;
  /** Who may call `/api/admin/…` of the standalone back office of that theatre. */
  readonly staff?: StandaloneOptions["staff"];
  readonly clock?: () => Date;
  /** Replaces parts of the build. */
  readonly watch?: (build: ServerBuild) => ServerBuild;
  /** By default waits take no time. */
  readonly timer?: Timer;
  /** The store that replicas share. */
  readonly store?: SharedStore;
}

/**
 * Opens the whole built site without a port, over its own standalone back office in memory; closed automatically after
 * the test, or after the file if it was opened outside of a test. An error in its log fails the test unless it was
 * expected.
 */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? (() => seededAt);
  const { createApp, build } = await builtSite();
  const backend = options.upstreamFetch
    ? null
    : await (options.theatre
        ? openUnseeded({ clock, content: options.theatre, staff: options.staff ?? [] })
        : options.onlyReads
          ? sharedStandalone()
          : openSeededStandalone({ clock }));
  const passOn = options.upstreamFetch ?? ((request: Request) => backend?.fetch(request) ?? nobody());
  const calls: Call[] = [];
  const intercepted = new Map<string, Answerer>();
  const log: LogLine[] = [];

  const usual = readConfig({
    DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "theatre-")),
    // Without caches, because a test changes the upstream's answers between two requests.
    PAGE_SECONDS: "0",
    SESSION_SECRETS: "a-secret-that-only-the-tests-of-this-site-know",
  });
  const config: Config = {
    ...usual,
    ...(options.theatre && settingsWith(usual, options.theatre)),
    ...options.config,
  };
  const handle = createApp({
    config,
    clock,
    timer: options.timer ?? instantTimer,
    ...(options.store && { store: options.store }),
    ...(options.adapter && { adapter: options.adapter }),
    build: options.watch?.(build) ?? build,
    log: rememberIn(log),
    mode: "production",
    priceOf,
    async upstreamFetch(request) {
      const call = await recordCall(request);
      calls.push(call);
      const answerer = [...intercepted].find(([pattern]) => fits(pattern, call))?.[1];
      return answerer ? answerer(request, call) : passOn(request);
    },
  });

  const close = async () => backend?.close();
  if (TestRunner.getCurrentTest() === undefined) afterAll(close);
  else onTestFinished(close);

  return {
    handle,
    visitor({ ip = nextAddress(), refusesCookies = false } = {}) {
      const from = (request: Request) => handle(request, { ip });
      return openVisitor(from, config.publicOrigin ?? undefined, { refusesCookies });
    },
    calls,
    intercept(call, answerer) {
      if (answerer) intercepted.set(call, answerer);
      else intercepted.delete(call);
    },
    passOn,
    standalone: backend,
    log,
  };
}

let visitors = 0;
/** Rate limits count by address, and visitors must not share one. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function nobody(): never {
  throw new Error("No upstream");
}

function fits(pattern: string, call: Call): boolean {
  const wanted = pattern.split("/");
  const given = `${call.method} ${call.path.split("?")[0]}`.split("/");
  return (
    wanted.length === given.length && wanted.every((part, index) => part === "*" || part === given[index])
  );
}

function rememberIn(lines: LogLine[], always: LogFields = {}): Log {
  function write(level: LogLine["level"], event: string, fields: LogFields = {}): void {
    lines.push({ level, event, fields: { ...always, ...fields } });
  }
  return {
    debug: (event, fields) => write("debug", event, fields),
    info: (event, fields) => write("info", event, fields),
    warn: (event, fields) => write("warn", event, fields),
    error(event, fields, error) {
      write("error", event, fields);
      reportNoise(`log: ${event} ${JSON.stringify(fields ?? {})} ${String(error ?? "")}`, error);
    },
    record: (event, fields) => write("info", event, fields),
    with: (fields) => rememberIn(lines, { ...always, ...fields }),
  };
}
