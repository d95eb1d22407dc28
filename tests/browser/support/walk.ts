import type { Locator, Page } from "@playwright/test";
import { test } from "./journey.ts";

/** A visit as its visitor takes it: presses links and buttons that are seen, and counts them. */
export interface Walk {
  readonly page: Page;
  press(target: Locator): Promise<void>;
  /** Opens the menu or the disclosure that hides a link of the header, where the window is too narrow for it. */
  openMenu(): Promise<void>;
}

/** The walk of a test; the numbers of presses and of seconds become its annotations in the report, no assertions. */
export function walkOf(page: Page): Walk {
  const presses = { type: "presses", description: "0" };
  const seconds = { type: "seconds until the last press", description: "0" };
  test.info().annotations.push(presses, seconds);
  const started = Date.now();
  const press = async (target: Locator) => {
    await target.first().click();
    presses.description = String(Number(presses.description) + 1);
    seconds.description = ((Date.now() - started) / 1000).toFixed(1);
  };
  return {
    page,
    press,
    async openMenu() {
      const menu = page.getByRole("banner").locator("summary").filter({ hasText: "Menu" });
      if (await menu.isVisible()) await press(menu);
    },
  };
}
