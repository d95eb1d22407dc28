import type { Page } from "@playwright/test";
import { space, spacing } from "./text-spacing.ts";

/** Widths of windows; 320 px are a window of 1280 px at 400 %. */
export const widths = [320, 360, 768, 1024, 1440, 1500, 2200, 2560, 3840];

/** Visible texts of the page that are outside of it or cut by a box around them, and controls that cover others. */
const faultsOfPage = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px wider`);
    const header = document.querySelector("header");
    const bar = header?.querySelector('a[href="/"]')?.parentElement;
    // Two lines of the menu and three of the name fit.
    if (bar?.clientHeight !== 72) faults.add(`the header's bar is ${bar?.clientHeight} px high`);

    /** The ancestor that cuts off the contents of an element, or null. Most texts share their surroundings. */
    const frames = new Map<Element, { x: string; y: string; clipPath: string; box: DOMRect } | null>();
    function frameOf(element: Element) {
      let found = frames.get(element);
      if (found !== undefined) return found;
      const { overflowX: x, overflowY: y, display, clipPath } = getComputedStyle(element);
      const isOpen = display === "inline" || (x === "visible" && clipPath === "none");
      found = isOpen ? null : { x, y, clipPath, box: element.getBoundingClientRect() };
      frames.set(element, found);
      return found;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const words = text.textContent?.trim().slice(0, 40);
      const visible = { opacityProperty: true, visibilityProperty: true };
      if (!words || !text.parentElement?.checkVisibility(visible)) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const [top, bottom] = [
        Math.min(...boxes.map((box) => box.top)),
        Math.max(...boxes.map((box) => box.bottom)),
      ];
      const isPrice = /^\d[\d\s]*(?:,\d\d)?\sKč$/u.test(text.textContent?.trim() ?? "");
      if (isPrice && bottom - top > 1.9 * (boxes[0]?.height ?? 0)) faults.add(`„${words}“ breaks`);
      let isSet = true;
      for (
        let around: Element | null = text.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const frame = frameOf(around);
        if (!frame) continue;
        const { x: overflowX, y: overflowY, clipPath, box: outer } = frame;
        const [start, first] = [outer.x + around.clientLeft, outer.y + around.clientTop];
        const [end, last] = [start + around.clientWidth, first + around.clientHeight];
        const isElsewhere = right <= start || left >= end || bottom <= first || top >= last;
        // Exempt: scrolling boxes, other slides, texts for screen readers only.
        if (/auto|scroll/u.test(overflowX + overflowY) || clipPath !== "none" || isElsewhere) {
          isSet = false;
          break;
        }
        const across = Math.round(Math.max(start - left, right - end));
        if (across > 1) faults.add(`„${words}“ is cut by ${across} px at a side`);
        // Tall letters of a tight headline overflow their line.
        const down = Math.round(Math.max(first - top, bottom - last));
        if (down > 3) faults.add(`„${words}“ is cut by ${down} px above or below`);
      }
      if (isSet && (right > clientWidth + 1 || left < -1)) faults.add(`„${words}“ is outside of the page`);
    }

    const controls = [...(header?.querySelectorAll("a, button, summary, input") ?? [])]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.textContent || control.ariaLabel,
        box: control.getBoundingClientRect(),
      }));
    for (const [index, { name, box }] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Two lines of the menu are 36 px apart, and their targets 44 px high.
        if (across > 1 && down > 9) faults.add(`„${name}“ covers „${other.name}“`);
      }
    }
    return [...faults];
  });

/** The faults of the open page at each width, also with the spacing that readers may set. */
export async function faultsAtAllWidths(
  page: Page,
  text: string,
  at: readonly number[] = widths,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [kind, rules] of [
    ["", ""],
    [" with wider spacing", spacing],
  ] as const) {
    await space(page, rules);
    for (const width of at) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
      const faults = await faultsOfPage(page);
      // A price may break with the reader's own spacing, because nothing is lost.
      const counted = faults.filter((fault) => kind === "" || !fault.endsWith("breaks"));
      found.push(...counted.map((fault) => `${text} at ${width} px${kind}: ${fault}`));
    }
  }
  await space(page, "");
  return found;
}
