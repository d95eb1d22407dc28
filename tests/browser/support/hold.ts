import type { Page, Route } from "@playwright/test";

/** Holds requests until it is told to let them go. */
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
    // It may have been given up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { release: () => release(), count: () => count };
}
