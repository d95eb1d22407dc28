import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startSite, startUpstream } from "../server/app/site-process.ts";
import { outputFolder } from "../support/output.ts";
import { expect, test } from "./support/journey.ts";
import { space, spacing } from "./support/text-spacing.ts";
import { rowsToTry } from "../support/night.ts";

/**
 * The theatre's name on the home page: as large as the space allows, and never cut. On phones with a slider on top it
 * is in the header alone.
 */

const widths = rowsToTry(
  [
    320, 360, 390, 480, 640, 767, 768, 820, 1023, 1024, 1100, 1199, 1200, 1280, 1440, 1499, 1500, 1503, 1505,
    1506, 1700, 1920, 2199, 2200, 2560, 3840,
  ],
  (width) => width === 390 || width === 1280,
);

/** Faults of the name on the current page; none if all of it is visible. */
const faultsOfName = (page: Page, { mayBreakWords = false } = {}) =>
  page.evaluate((mayBreak) => {
    const faults: string[] = [];
    const name = document.querySelector("main h1 > span");
    if (!name) return ["there is none"];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px wider`);

    const frames = [new DOMRect(0, 0, clientWidth, document.documentElement.scrollHeight)];
    for (let around = name.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const { x, y } = around.getBoundingClientRect();
      const inside = [x + around.clientLeft, y + around.clientTop] as const;
      frames.push(new DOMRect(...inside, around.clientWidth, around.clientHeight));
    }
    // Letters with a negative spacing overflow their boxes.
    const overhang = Math.max(0, -parseFloat(getComputedStyle(name).letterSpacing));
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { textContent } = texts.currentNode;
      for (const { 0: word, index } of textContent?.matchAll(/[^\s\u00a0]+/gu) ?? []) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const boxes = [...range.getClientRects()];
        if (boxes.length > 1 && !mayBreak) faults.push(`„${word}“ is broken`);
        for (const box of boxes) {
          for (const frame of frames) {
            const out = Math.max(
              frame.left - box.left,
              box.right + overhang - frame.right,
              frame.top - box.top,
              box.bottom - frame.bottom,
            );
            if (out > 0.5) faults.push(`„${word}“ is cut by ${out.toFixed(1)} px`);
          }
        }
      }
    }
    return faults;
  }, mayBreakWords);

interface Widths {
  readonly from?: number;
  readonly mayBreakSpacedWords?: boolean;
}

async function faultsAtAllWidths(page: Page, { from = 0, mayBreakSpacedWords = false }: Widths = {}) {
  const found: string[] = [];
  for (const [kind, rules] of [
    ["", ""],
    [" with wider spacing", spacing],
  ] as const) {
    await space(page, rules);
    for (const width of widths.filter((value) => value >= from)) {
      await page.setViewportSize({ width, height: 900 });
      const mayBreakWords = kind !== "" && mayBreakSpacedWords;
      const faults = await faultsOfName(page, { mayBreakWords });
      found.push(...faults.map((fault) => `${width} px${kind}: ${fault}`));
    }
  }
  return found;
}

test("the name is whole at every width, also with wider letter, word and line spacing", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(await faultsAtAllWidths(page, { from: 768 })).toEqual([]);
});

test("the name is as large as its container allows", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const [width, least] of [
    [820, 0.68],
    [1280, 0.9],
    [1500, 0.9],
    [1920, 0.88],
    [2560, 0.88],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const share = await page.evaluate(() => {
      const name = document.querySelector("main h1 > span");
      const lines = [...(name?.children ?? [])].map((line) => line.getBoundingClientRect().width);
      return Math.max(...lines) / (name?.parentElement?.getBoundingClientRect().width ?? 0);
    });
    expect(share, `at ${width} px`).toBeGreaterThan(least);
  }
});

for (const [name, banners] of rowsToTry(
  [
    ["Západočeské divadlo Marie Podvalové Cheb", null],
    ["Severomoravskoslezské divadlo", null],
    ["Mlýn", { "banner.popup_desktop": [], "banner.popup_mobile": [] }],
  ] as const,
  ([theatre]) => theatre.startsWith("Západočeské"),
)) {
  test(`the name „${name}“ is whole at the beginning of the page`, async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/u);
    const upstream = await startUpstream((request, response) => {
      const settings = [{ name: "theatre", value: JSON.stringify({ name }) }];
      const body = request.url?.startsWith("/api/settings")
        ? settings
        : request.url?.startsWith("/api/poster")
          ? banners
          : null;
      response.writeHead(body ? 200 : 404, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body ?? {}));
    });
    const dataDir = mkdtempSync(path.join(outputFolder("sites"), "name-"));
    const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: "silent", API_BASE_URL: upstream.url });
    try {
      await page.goto(site.url);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await page.evaluate(() => document.fonts.ready);
      expect(await faultsAtAllWidths(page, { mayBreakSpacedWords: true })).toEqual([]);
      await space(page, "");
      for (const width of [390, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const logo = await page.getByRole("banner").getByRole("link", { name }).boundingBox();
        const first = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect(first?.x, `at ${width} px`).toBeCloseTo(logo?.x ?? -1, 0);
      }
    } finally {
      await site.end();
      await upstream.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
