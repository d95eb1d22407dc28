// Measures the first visits of a browser, with an empty cache.
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
/**
 * Paints and liveness in ms after the start of the visit, `blocking` the total blocking time in ms.
 * @typedef {{ bytes: Bytes, elements: number, first: number, largest: number, live: number, blocking: number }} Visit
 */

/** How long after React has taken over its work may go on, in ms. */
const rest = 2_000;

/**
 * A first visit until its page has been live for a while.
 * @param {string} url @param {keyof typeof networks} [network] Not throttled without it. @returns {Promise<Visit>}
 */
export async function readVisit(url, network) {
  const { page, bytes, close } = await openPhone(network);
  try {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    await page.waitForFunction(isLive, null, { polling: 20, timeout: 60_000 });
    const live = await page.evaluate(() => performance.now());
    await page.waitForTimeout(rest);
    return { bytes, elements, live, ...(await page.evaluate(readObserved)) };
  } finally {
    await close();
  }
}

/** In the page: collects what `readObserved` returns. */
function observe() {
  const seen = { largest: 0, tasks: /** @type {{ startTime: number, duration: number }[]} */ ([]) };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
}

function readObserved() {
  const { largest, tasks } = Reflect.get(window, "seen");
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  let blocking = 0;
  for (const { startTime, duration } of tasks) if (startTime > first) blocking += duration - 50;
  return { first, largest, blocking };
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
