import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { leavePicturesOut } from "./journey.ts";

/** Axe finds nothing on the page as it is now: neither against WCAG A and AA nor its own good practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await holdStill(page);
  // Four times as fast without what axe found in order, and without its second page, which only frames would need.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Opens a document at its address as a browser without script shows it. Axe is a script itself, so scripts may run
 * there, and those of the document are taken out.
 */
export async function openWithoutScripts(page: Page, address: string, document: string): Promise<void> {
  const body = document
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/giu, "")
    .replace(/<\/?noscript\b[^>]*>/giu, "");
  await leavePicturesOut(page.context());
  await page.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.goto(address);
  await page.unroute(address);
}

/**
 * Lets what fades in or out arrive and what is pale until the cart is read again be settled, since half-transparent
 * text has no contrast, and gives what is leaving soon its whole time anew: a toast's time is an animation. (Pausing
 * it would take it from the styles, which pause it themselves.)
 */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isRunning = ({ effect, playState }: Animation) =>
      playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
    const isFading = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => "opacity" in frame);
    for (;;) {
      // What has just ended may be followed by the next one.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const running = document.getAnimations().filter(isRunning);
      const fades = running.filter(isFading);
      if (fades.length === 0 && !document.querySelector("[aria-busy=true]")) {
        for (const animation of running) animation.currentTime = 0;
        return;
      }
      await Promise.allSettled(fades.map(({ finished }) => finished));
    }
  });
}
