import type { Page } from "@playwright/test";
import { screens } from "../catalogue/screens.ts";
import { waitForHydration } from "../browser/support/hydration.ts";
import { test } from "./pinned-site.ts";
import { take } from "./picture.ts";
import { widths } from "./gallery.ts";
import { states } from "./states.ts";
import { pathTo, settleIn } from "./visitor.ts";

for (const screen of screens) {
  const { name, arrange } = screen;
  test(name, async ({ page, context, site }) => {
    await settleIn(context, site.url);
    await resize(page, 1600);
    await page.goto(await pathTo(screen, { page, site }));
    await arrange?.({ page, site });
    // From the widest: the pictures loaded for it serve the narrower ones too.
    for (const width of widths.toReversed()) {
      await resize(page, width);
      await take(page, `${name}-${width}.webp`);
    }
  });
}

for (const { name, width, isNewcomer, isViewport, isMoving, from, show } of states) {
  test(name, async ({ page, context, site }) => {
    if (!isNewcomer) await settleIn(context, site.url);
    else if (isNewcomer !== "popups") await settleIn(context, site.url, ["popups"]);
    waitForHydration(page);
    await resize(page, width);
    await show({ page, site });
    await take(page, `${name}-${width}.webp`, { isViewport, isMoving, from });
  });
}

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
}
