import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { overHttp } from "../connected/over-http.ts";
import { startSite } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import { outputFolder } from "../support/output.ts";
import { openVisitor, type Visitor } from "../support/visitor.ts";
import { demo } from "../support/demo.ts";

/** `SOAK_MINUTES=30 npm run test:nightly -- faults soak` is the long run. */
const minutes = Number(process.env["SOAK_MINUTES"] ?? 2);
/** The allowed growth of the memory in use after a garbage collection, from two fifths of the time to its end. */
const growth = 1.1;
/** Resident memory at any time, garbage included: V8 collects late. */
const mostMegabytes = 1_024;
const mostFilesMore = 40;
/** Visitors with a cart, each from their own IP address. */
const buyers = 40;

/** The memory of an idle site. */
interface Sample {
  readonly megabytes: number;
  readonly files: number;
}

/** Collects the garbage of a site; the megabytes still in use on its heap and outside of it. */
async function megabytesInUse(child: ChildProcess): Promise<number> {
  const answer = once(child, "message");
  child.kill("SIGUSR2");
  const [{ memory }] = (await answer) as [{ memory: NodeJS.MemoryUsage }];
  return Math.round((memory.heapUsed + memory.external) / 1024 ** 2);
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

test(
  `${minutes} minutes of visits at half the knee need no more memory`,
  async () => {
    await ensureBuild();
    const site = await startSite({
      DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "soak-")),
      TRUST_PROXY: "1",
      LOG_LEVEL: "error",
      NODE_OPTIONS: `--expose-gc --import ${path.join(import.meta.dirname, "collect-garbage.js")}`,
    });
    onTestFinished(async () => void (await site.end("SIGKILL")));
    let addresses = 0;
    function visitor(): Visitor {
      addresses += 1;
      const ip = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
      return openVisitor((request) => {
        request.headers.set("X-Forwarded-For", ip);
        return overHttp(request);
      }, site.url);
    }
    async function buyer(): Promise<Visitor> {
      const one = visitor();
      await one.post("/kosik", { intent: "add", product: "202", quantity: "1" });
      return one;
    }
    const withCart = await Promise.all(Array.from({ length: buyers }, buyer));
    const anybody = visitor();
    const one = (turn: number) => withCart[turn % buyers] ?? anybody;

    /** One request of the mix, by its turn. */
    async function visit(turn: number): Promise<Pick<Response, "status" | "headers">> {
      const kind = (turn * 37) % 100;
      if (kind < 30) return anybody.request(["/", "/program", "/eshop"][turn % 3] ?? "/");
      if (kind < 45) return anybody.request(demo.products.mug.path);
      if (kind < 55) return anybody.request(`/hledani?q=slovo${turn}`);
      if (kind < 75) return one(turn).request("/kosik");
      if (kind < 83) return anybody.request("/images/product/big/105-hrnek-prestavka.svg?w=400");
      if (kind < 90) return anybody.request(`/neni/${turn}`);
      if (kind < 95)
        return one(turn).post("/kosik", {
          intent: "quantity",
          product: "202",
          quantity: String((turn % 5) + 1),
        });
      if (kind < 97)
        return anybody.post("/login", { email: `${turn}@example.cz`, password: "nesprávné heslo" });
      const fresh = await buyer();
      return fresh.request("/kosik");
    }

    const statuses = new Map<string, number>();
    const times: number[] = [];
    let turn = 0;
    async function counted(): Promise<void> {
      turn += 1;
      const started = performance.now();
      const answer = await visit(turn);
      times.push(performance.now() - started);
      // The site may report an overload on a busy machine; it must not be an error.
      const isDeclared = answer.status === 503 && answer.headers.has("Retry-After");
      const status = isDeclared ? "overload" : String(answer.status);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }

    // The knee: as many requests as 32 connections get.
    const until = performance.now() + 10_000;
    const worker = async () => {
      while (performance.now() < until) await counted();
    };
    await Promise.all(Array.from({ length: 32 }, worker));
    const rate = turn / 10 / 2;
    times.length = 0;

    const most = { megabytes: 0, files: 0 };
    /** Visits at half the knee, then the memory in use after all answers. */
    async function visitFor(share: number): Promise<Sample> {
      const pending = new Set<Promise<void>>();
      const end = performance.now() + share * minutes * 60_000;
      for (let due = performance.now(); due < end; due += 1000 / rate) {
        await pause(Math.max(0, due - performance.now()));
        const sent = counted().finally(() => pending.delete(sent));
        pending.add(sent);
        if (turn % 100 > 0) continue;
        most.megabytes = Math.max(most.megabytes, residentMegabytes(site.child.pid ?? 0));
        most.files = Math.max(most.files, openFiles(site.child.pid ?? 0));
      }
      await Promise.all(pending);
      return { megabytes: await megabytesInUse(site.child), files: openFiles(site.child.pid ?? 0) };
    }
    const early = await visitFor(0.4);
    const late = await visitFor(0.6);

    const sorted = times.toSorted((a, b) => a - b);
    const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
    process.stdout.write(
      `${Math.round(rate)} requests/s, p99 ${p99} ms; MB in use ${early.megabytes} → ${late.megabytes}, ` +
        `resident at most ${Math.round(most.megabytes)}; descriptors ${early.files} → ${late.files}, ` +
        `at most ${most.files}; ${JSON.stringify([...statuses])}\n`,
    );
    expect([...statuses.keys()].filter((status) => Number(status) >= 500)).toEqual([]);
    expect(late.megabytes).toBeLessThan(early.megabytes * growth);
    expect(most.megabytes).toBeLessThan(mostMegabytes);
    expect(late.files).toBeLessThan(early.files + mostFilesMore);
  },
  minutes * 60_000 + 180_000,
);
