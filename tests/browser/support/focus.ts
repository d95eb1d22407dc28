import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** The time in milliseconds for which the focus may be nowhere: a page renders in steps. */
const patience = 250;

/**
 * Records when the focus falls to the beginning of the document because its element was removed or hidden. Neither a
 * new document without focus counts, nor a visitor's press on an empty place.
 */
export async function recordFocus(page: Page): Promise<{ expectKept(): Promise<void> }> {
  const lost: string[] = [];
  await page.exposeFunction("noteLostFocus", (what: string) => void lost.push(what));
  await page.addInitScript((longest) => {
    let last: Element | null = null;
    let since = 0;
    addEventListener("focusin", ({ target }) => (last = target as Element), true);
    requestAnimationFrame(function look(now: number) {
      requestAnimationFrame(look);
      const isLost =
        document.activeElement === document.body && last && !(last.isConnected && last.checkVisibility());
      if (!isLost) since = 0;
      else if (since === 0) since = now;
      else if (now - since > longest) {
        const what = last?.outerHTML.slice(0, 200);
        last = null;
        void Reflect.get(window, "noteLostFocus")(`${location.pathname}: ${what}`);
      }
    });
  }, patience);
  return {
    async expectKept() {
      await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), 2 * patience);
      expect(lost, "elements that took the focus with them").toEqual([]);
    },
  };
}

/** Presses a control with the keyboard. */
export async function pressByKey(control: Locator): Promise<void> {
  await control.focus();
  await control.press("Enter");
}
