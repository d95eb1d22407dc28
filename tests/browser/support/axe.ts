import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects no axe violation on the current page: neither of WCAG A and AA nor of axe's own best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await holdStill(page);
  // Four times as fast without the passed rules, and without axe's second page, which only iframes would need.
  const { violations } = await new AxeBuilder({ page })
    // axe runs best practices by default, but not the size of targets.
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Waits until elements have faded in or out and until dimmed elements are settled after the cart's revalidation, since
 * half-transparent text has no contrast, and restarts the time of elements that are about to be removed: a toast's time
 * is an animation. (Pausing it would take it from the styles, which pause it themselves.)
 */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isRunning = ({ effect, playState }: Animation) =>
      playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
    const isFading = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => "opacity" in frame);
    for (;;) {
      // An animation that has just ended may be followed by the next one.
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
