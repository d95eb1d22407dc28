import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { outputFolder } from "../support/output.ts";

/** Where new pictures wait until the run is over. */
export const fresh = () => outputFolder("screenshots");

/** Of a long page this much is shown: its pattern is told by then, and the folder has a limit. */
const tallest = 1_350;

/** How wide a page of each width is shown. */
const shownWidths: Readonly<Record<number, number>> = { 820: 620, 1280: 900, 1600: 1000 };

/** Waits until the page stands still: fonts and all its pictures are there, also those far down. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    // Where the browser keeps room for its scroll bar, a picture would have an empty edge.
    document.documentElement.style.scrollbarGutter = "auto";
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Every request has a number of its own.
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (node.nodeValue?.startsWith("Číslo požadavku: ")) node.nodeValue = "Číslo požadavku: 0000";
    }
  });
}

interface Frame {
  /** Only what fits on the screen. */
  readonly isViewport?: boolean | undefined;
  /** Its animations are left as they are: a finished one would take what is shown away. */
  readonly isMoving?: boolean | undefined;
  /** Cut from this heading on. */
  readonly from?: string | undefined;
}

/** Takes a picture of the page, its upper part or only what fits on the screen, and keeps it as WebP. */
export async function take(
  page: Page,
  file: string,
  { isViewport = false, isMoving = false, from }: Frame = {},
): Promise<void> {
  await settle(page);
  const { width = 0, height: screen = 0 } = page.viewportSize() ?? {};
  const heading = from ? await page.getByRole("heading", { name: from }).first().boundingBox() : null;
  const y = heading ? Math.max(0, Math.floor(heading.y) - 40) : 0;
  const rest = (await page.evaluate(() => document.documentElement.scrollHeight)) - y;
  const clip = { x: 0, y, width, height: isViewport ? screen : Math.min(rest, tallest) };
  const png = await page.screenshot({
    animations: isMoving ? "allow" : "disabled",
    fullPage: !isViewport,
    clip,
  });
  const webp = await sharp(png)
    .resize({ width: shownWidths[width] ?? width })
    .webp({ quality: 38, effort: 6 })
    .toBuffer();
  writeFileSync(path.join(fresh(), file), webp);
}
