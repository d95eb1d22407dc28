import { expect, type Page } from "@playwright/test";

/** The visitor comes back to the tab after 10 seconds, on a clock that the test has installed. */
export async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

/** Opens a page with a clock that the test has stopped; the code starts in an idle moment of that clock. */
export async function gotoByClock(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.clock.runFor(100);
  await expectHydrated(page);
}

/** Waits for hydration: from then on JavaScript handles the page's links, forms and keys. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator("header a[href='/kosik']").first()).toHaveAttribute("aria-expanded");
}

/**
 * Makes a page wait for hydration after each `goto` and `reload`. Otherwise a test on a slow machine is faster than the
 * hydration and meets the page as without JavaScript: a link instead of a dialog, a form that loads a new document.
 * Tests of behaviour before hydration pass an explicit `waitUntil`.
 */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil && (await hasScript(page))) await expectHydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil && (await hasScript(page))) await expectHydrated(page);
    return answer;
  };
}

/** The last-resort error page and responses without a page never hydrate. */
const hasScript = async (page: Page) => (await page.locator("#app-code").count()) > 0;
