// How long a visitor waits from a tap until its result is painted: on slow 4G with a 4 × slower CPU, at
// DOMContentLoaded, at load and 6 s later, with script and without. `node tests/bench/presses.js` measures the build;
// `BENCH_PRESSES=add,order` only these presses, `BENCH_MOMENTS=load` only these moments; `--rounds 1` one round.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "../support/chromium.js";
import { presses } from "./press-list.js";

/** @typedef {import("./press-list.js").Press} Press */
/** @typedef {{ press: string, moment: string, script: number, plain: number, ratio: number }} Row Medians in ms. */

/** Lighthouse's slow 4G, as applied to each request. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;
/** A press without a result within this time is lost (`Infinity`). */
const longest = 30_000;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const later = 6_000;
const moments = ["DOMContentLoaded", "load", "load + 6 s"];

let count = 0;

/**
 * Measures all presses at all moments, `rounds` times each, and closes its own server.
 * @param {{ rounds?: number, only?: (press: string, moment: string) => boolean, report?: (row: Row) => void }} [options]
 * @returns {Promise<Row[]>}
 */
export async function measurePresses({ rounds = 3, only = () => true, report = () => {} } = {}) {
  const site = await start();
  const browser = await chromium.launch(launchOptions);
  /** @type {Row[]} */
  const rows = [];
  try {
    for (const press of presses) {
      for (const moment of moments.filter((value) => only(press.name, value))) {
        /** @type {Record<"script" | "plain", number[]>} */
        const times = { script: [], plain: [] };
        for (let round = 0; round < rounds; round += 1) {
          // Alternating, so that a slow minute of the machine affects both.
          for (const kind of /** @type {const} */ (["script", "plain"])) {
            times[kind].push(await measure(browser, site.url, press, moment, kind === "script"));
          }
        }
        const [script, plain] = [median(times.script), median(times.plain)];
        const row = { press: press.name, moment, script, plain, ratio: script / plain };
        rows.push(row);
        report(row);
      }
    }
  } finally {
    await browser.close();
    site.end();
  }
  return rows;
}

/** The table's head and its lines, as text. @param {readonly Row[]} rows @returns {[string[], string[][]]} */
export function pressTable(rows) {
  const text = (/** @type {number} */ ms) => (Number.isFinite(ms) ? (ms / 1000).toFixed(2) : "lost");
  return [
    ["press", "moment", "script s", "plain s", "script ÷ plain"],
    rows.map(({ press, moment, script, plain, ratio }) => [
      press,
      moment,
      text(script),
      text(plain),
      Number.isFinite(ratio) ? ratio.toFixed(2) : "–",
    ]),
  ];
}

/**
 * One press of a visitor who has answered the consent bar, with an empty cache.
 * @param {import("@playwright/test").Browser} browser @param {string} url @param {Press} press
 * @param {string} moment @param {boolean} isScripted @returns {Promise<number>}
 */
async function measure(browser, url, press, moment, isScripted) {
  count += 1;
  const context = await browser.newContext({
    ...phone,
    javaScriptEnabled: isScripted,
    // Its own IP address, so that it reaches no rate limit.
    extraHTTPHeaders: { "X-Forwarded-For": `10.0.${Math.floor(count / 250)}.${(count % 250) + 1}` },
  });
  try {
    await context.addCookies(settled(url));
    for (const form of press.cart ?? []) {
      await context.request.post(`${url}/kosik`, { form, headers: { Origin: url }, maxRedirects: 0 });
    }
    // Shows the notices of these, so that the measured page has none.
    if (press.cart) await context.request.get(`${url}/kosik`);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.goto(url + press.at, {
      waitUntil: moment === "DOMContentLoaded" ? "domcontentloaded" : "load",
      timeout: 60_000,
    });
    // Visitors press a button only after its paint; without script that may be after DOMContentLoaded.
    await until(() => page.evaluate(() => performance.getEntriesByType("paint").length > 0));
    const way = { ...press, ...(isScripted ? null : press.plain) };
    const values = Object.entries(way.values ?? {}).map(([at, value]) => ({
      at,
      value: typeof value === "string" ? value.replace("{n}", String(count) + String(process.pid)) : value,
    }));
    if (moment === "load + 6 s") {
      // Meanwhile the visitor has scrolled there and filled in the fields, and the pictures there have loaded.
      await page.evaluate(prepare, { values, press: way.press });
      await page.waitForTimeout(later);
    }
    const point = await page.evaluate(prepare, { values, press: way.press });
    if (point === null) return Number.POSITIVE_INFINITY;
    const pressed = performance.now();
    await page.touchscreen.tap(point.x, point.y);
    // A document that is being replaced cannot answer.
    const isSeen = await until(() => page.evaluate(isPainted, way).catch(() => false));
    return isSeen ? performance.now() - pressed : Number.POSITIVE_INFINITY;
  } finally {
    await context.close();
  }
}

/** Whether `check` becomes true in time. @param {() => Promise<boolean>} check */
async function until(check) {
  for (const end = performance.now() + longest; performance.now() < end;) {
    if (await check()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/**
 * In the page: fills in the fields and returns where to tap, with everything around it open and in view; null where the
 * button is hidden.
 * @param {{ values: { at: string, value: string | boolean }[], press: string }} way
 */
function prepare({ values, press }) {
  for (const { at, value } of values) {
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector(at));
    if (!field) throw new Error(`No field ${at}`);
    if (typeof value === "boolean") field.checked = value;
    else field.value = value;
  }
  const target = document.querySelector(press);
  if (!target) throw new Error(`No button ${press}`);
  for (let box = target.closest("details"); box; box = box.parentElement?.closest("details") ?? null)
    box.open = true;
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = target.getBoundingClientRect();
  return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
}

/** In the page: whether the result is painted. @param {{ within: string, text: string }} result */
function isPainted({ within, text }) {
  // A new document is parsed before it is painted.
  if (performance.getEntriesByType("paint").length === 0) return false;
  return [...document.querySelectorAll(within)].some(
    (item) => item.checkVisibility() && (item.textContent ?? "").replaceAll("\u00a0", " ").includes(text),
  );
}

/** Cookies of a visitor who has refused cookies and closed both popups. @param {string} url */
function settled(url) {
  const refused = { analytical: false, marketing: false, advertisement: false, version: 2 };
  const all = {
    consent: refused,
    "intro-popup": { dismissed: true },
    "newsletter-popup": { dismissed: true },
  };
  return Object.entries(all).map(([name, v]) => {
    const content = JSON.stringify({ v, e: Date.now() + 3_600_000 });
    return { name, value: encodeURIComponent(Buffer.from(content).toString("base64")), url };
  });
}

/** @param {readonly number[]} times */
function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** The built server with fresh demo data, behind one proxy. @returns {Promise<{ url: string, end: () => void }>} */
function start() {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const data = `${root}tests/.output/bench/presses-${process.pid}`;
  const child = spawn(process.execPath, ["server/start/start.js"], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: data,
      LOG_LEVEL: "error",
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const end = () => {
    child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  };
  process.once("exit", end);
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve({ .../** @type {{ url: string }} */ (message), end }));
    child.once("exit", (code) => reject(new Error(`server/start/start.js ended with ${code}`)));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @param {string | undefined} text @param {string} each */
  const isRequested = (text, each) => !text || text.split(",").includes(each);
  const { BENCH_PRESSES, BENCH_MOMENTS } = process.env;
  const flag = process.argv.indexOf("--rounds");
  const print = (/** @type {string[]} */ line) => console.log(line.map((cell) => cell.padEnd(18)).join(""));
  print(pressTable([])[0]);
  await measurePresses({
    rounds: flag < 0 ? undefined : Number(process.argv[flag + 1]),
    only: (press, moment) => isRequested(BENCH_PRESSES, press) && isRequested(BENCH_MOMENTS, moment),
    report: (row) => pressTable([row])[1].forEach(print),
  });
}
