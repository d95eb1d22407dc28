import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { outputFolder } from "../support/output.ts";

/** The folder of new pictures until the run is over. */
export const fresh = () => outputFolder("screenshots");

/** The height of the picture of a long page: enough to show its layout, and the folder has a size limit. */
const tallest = 1_150;

/** The width of the picture for each width of a page. */
const shownWidths: Readonly<Record<number, number>> = { 820: 620, 1280: 900, 1600: 1000 };

/** Waits until the page is settled: fonts and all its pictures are loaded, also those far down. */
export async function settlePage(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    // The space that the browser reserves for its scroll bar would be an empty edge of the picture.
    document.documentElement.style.scrollbarGutter = "auto";
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Every request has a different id.
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (node.nodeValue?.startsWith("Číslo požadavku: ")) node.nodeValue = "Číslo požadavku: 0000";
    }
  });
}

interface Frame {
  /** Only the viewport. */
  readonly isViewport?: boolean | undefined;
  /** Does not finish its animations: a finished one would remove the subject of the picture. */
  readonly isMoving?: boolean | undefined;
  /** Cropped from this heading on. */
  readonly from?: string | undefined;
}

/** Takes a picture of the page, its upper part or the viewport only, and stores it as WebP. */
export async function take(
  page: Page,
  file: string,
  { isViewport = false, isMoving = false, from }: Frame = {},
): Promise<void> {
  await settlePage(page);
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
