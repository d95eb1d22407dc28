// Measures the loads of a browser: an empty cache, no gesture for five seconds after load; then one gesture.
import { chromium } from "@playwright/test";
import { launchOptions } from "../support/chromium.js";

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Throughput in kilobit/s, latency in ms for each request, as in Lighthouse and Chrome's developer tools. */
export const networks = {
  "slow 4G": { latency: 562.5, down: 1474.56, up: 675 },
  "fast 4G": { latency: 165, down: 9216, up: 1536 },
};
const cpuSlowdown = 4;

/** @typedef {{ Document: number, Stylesheet: number, Script: number, Font: number, Image: number }} Bytes */
/** @typedef {{ before: Bytes, after: Bytes, elements: number, live: number | null }} Wire */

/**
 * Bytes on the wire of a first visit before and after a gesture, and the ms from the gesture until React runs (null: it
 * ran already, or never did).
 * @param {string} url @param {keyof typeof networks} [network] Not throttled without it. @returns {Promise<Wire>}
 */
export async function readWire(url, network) {
  const opened = await openPhone(network);
  const { page, bytes } = opened;
  try {
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    if (network === undefined) await page.waitForTimeout(5_000);
    const before = { ...bytes };
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    const isRunning = await page.evaluate(isLive);
    const pressed = performance.now();
    await page.keyboard.press("Shift");
    const runs = await page
      .waitForFunction(isLive, null, { polling: 20, timeout: 20_000 })
      .then(() => performance.now() - pressed)
      .catch(() => null);
    await page.waitForTimeout(network === undefined ? 2_000 : 0);
    return { before, after: { ...bytes }, elements, live: isRunning ? null : runs };
  } finally {
    await opened.close();
  }
}

/**
 * First and largest contentful paint of a first visit, in ms.
 * @param {string} url @param {keyof typeof networks} network
 */
export async function readPaints(url, network) {
  const { page, close } = await openPhone(network);
  try {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) Object.assign(window, { largest: startTime });
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForTimeout(1_500);
    return await page.evaluate(() => ({
      first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      largest: Number(Reflect.get(window, "largest") ?? 0),
    }));
  } finally {
    await close();
  }
}

/** @param {keyof typeof networks} [network] */
async function openPhone(network) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (network) {
    const { latency, down, up } = networks[network];
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: (down * 1024) / 8,
      uploadThroughput: (up * 1024) / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  }
  /** @type {Bytes} */
  const bytes = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0 };
  /** @type {Map<string, keyof Bytes>} */
  const types = new Map();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    // A preloaded module has the type "Other" in some versions; its name shows the real one.
    if (type in bytes) types.set(requestId, /** @type {keyof Bytes} */ (type));
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type) bytes[type] += encodedDataLength;
  });
  return { page, bytes, close: () => browser.close() };
}

/** In the page: whether React has taken over the header. */
function isLive() {
  const link = document.querySelector("header a");
  return link !== null && Object.keys(link).some((key) => key.startsWith("__reactProps"));
}
