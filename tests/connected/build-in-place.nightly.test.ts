import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import { filesUnder, outputFolder, root } from "../support/output.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { openVisitor } from "../support/visitor.ts";
import { overHttp } from "./over-http.ts";
import { person, submit } from "../screens/shopping.ts";

let site: SiteProcess;
beforeAll(async () => {
  await ensureBuild();
  const data = mkdtempSync(path.join(outputFolder("scratch"), "in-place-"));
  site = await startSite({ DATA_DIR: data, LOG_LEVEL: "error" });
});
afterAll(() => site?.end());

function node(...args: readonly string[]) {
  // With NODE_ENV and VITEST the build would be a test runner's.
  const { VITEST: _, ...env } = process.env;
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, NODE_ENV: "production" },
    stdio: "ignore",
  });
}

/** A part of `npm test`. */
function part(...args: readonly string[]): Promise<number | null> {
  const child = node("tests/run.js", ...args);
  return new Promise((resolve) => child.once("exit", resolve));
}

/** `npm run build`; `isKilled`: without warning, as soon as it has written client files. */
async function build(isKilled: boolean): Promise<number | null> {
  const child = node("node_modules/@remix-run/dev/dist/cli.js", "vite:build", "-c", "remix.config.js");
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  while (isKilled && child.exitCode === null) {
    if (filesUnder(`build.new-${child.pid}/client/assets`).length > 0) child.kill("SIGKILL");
    await Promise.race([ended, pause(100)]);
    if (child.signalCode !== null) break;
  }
  return ended;
}

async function order(): Promise<number> {
  const buyer = openVisitor(overHttp, site.url);
  const product = await buyer.visit("/105/domov/hrnek-prestavka-300-ml");
  await product.press("Do košíku", { quantity: "1" }, 0);
  const cart = await buyer.visit(paths.cart());
  const [branch = ""] = elements(cart.html, "option", (option) => attribute(option, "value") !== "").map(
    (option) => attribute(option, "value") ?? "",
  );
  const chosen = await cart.press("Použít dopravu", { delivery: "1", payment: "2", branch: [branch] });
  const summary = await chosen.press(submit, person);
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  return summary.status;
}

test("builds, a test run and a bench beside a running site fail no request", async () => {
  const assets = readdirSync(path.join(root, "build/client/assets")).map((file) => `/assets/${file}`);
  expect(assets.length).toBeGreaterThan(100);
  const before = statSync(path.join(root, "build/server/index.js")).ino;
  const answered = new Map<string, number>();
  let isOver = false;
  async function visit(): Promise<void> {
    const wanted = [...assets];
    for (let turn = 0; !isOver || wanted.length > 0; turn += 1) {
      const fresh = wanted.pop() ?? assets[turn % assets.length] ?? "";
      for (const address of [fresh, "/zneni/obchodni-podminky-1.pdf", "/eshop"]) {
        const { status } = await fetch(site.url + address);
        const key = `${status} ${address === fresh ? "asset" : address}`;
        answered.set(key, (answered.get(key) ?? 0) + 1);
      }
      // One before, two during the builds.
      const ordered = "200 order";
      if (turn % 40 === 0 && turn < 120 && (await order()) === 200)
        answered.set(ordered, (answered.get(ordered) ?? 0) + 1);
      // As long as the builds take, so that the first request for some files comes after them.
      await pause(200);
    }
  }
  const visiting = visit();
  // Awaited after the builds.
  visiting.catch(() => undefined);
  expect(await build(true)).toBeNull();
  expect(statSync(path.join(root, "build/server/index.js")).ino).toBe(before);
  expect(await build(false)).toBe(0);
  expect(statSync(path.join(root, "build/server/index.js")).ino).not.toBe(before);
  expect(await part("unit", "tests/domain")).toBe(0);
  expect(await part("docs", "bench", "--bytes")).toBe(0);
  isOver = true;
  await visiting;
  expect([...answered.keys()].toSorted()).toEqual([
    "200 /eshop",
    "200 /zneni/obchodni-podminky-1.pdf",
    "200 asset",
    "200 order",
  ]);
}, 900_000);
