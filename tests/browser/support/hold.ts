import type { Page, Route } from "@playwright/test";

/** Holds matching requests until `release` is called. */
export async function hold(
  page: Page,
  which: string | RegExp,
  isHeld: (route: Route) => boolean = () => true,
) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let count = 0;
  await page.route(which, async (route) => {
    if (isHeld(route)) {
      count += 1;
      await held;
    }
    // The page may have aborted it meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { release: () => release(), count: () => count };
}
