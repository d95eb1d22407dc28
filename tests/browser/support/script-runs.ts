import { expect, type Page } from "@playwright/test";

/** Waits until the script runs the page: from then on its links, forms and keys do what the script makes of them. */
export async function expectScript(page: Page): Promise<void> {
  await expect(page.locator("header a[href='/kosik']").first()).toHaveAttribute("aria-expanded");
}

/**
 * Makes a page wait for its script after each address and reload. On a slow machine a test is otherwise faster than the
 * script, and meets the page as it is without one: a link for a dialog, a form that leaves. What happens before the
 * script comes is for tests that say so, by an own `waitUntil`.
 */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil && (await hasScript(page))) await expectScript(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil && (await hasScript(page))) await expectScript(page);
    return answer;
  };
}

/** The last resort's page and what is not a page have none. */
const hasScript = async (page: Page) => (await page.locator("script[type=module]").count()) > 0;
