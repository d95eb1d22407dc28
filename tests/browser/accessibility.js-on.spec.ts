import { expect, testWith } from "../screenshots/pinned-site.ts";
import { screens } from "../catalogue/screens.ts";
import { states } from "../screenshots/states.ts";
import { pathTo, settleIn } from "../screenshots/visitor.ts";
import { expectAccessible } from "./support/axe.ts";
import { faultsOfControls } from "./support/controls.ts";
import { examinedStates, outages } from "./support/examined-states.ts";
import { faultsAtAllWidths } from "./support/geometry.ts";
import { hold } from "./support/hold.ts";
import { tiles } from "./support/journey.ts";
import { expectHydrated, waitForHydration } from "./support/hydration.ts";
import { isNight } from "../support/night.ts";

const test = testWith({ MAP_TILES_URL: `${tiles}/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: "© Zkušební mapa" });

/** A site whose upstream has never answered, so that no stale answer is cached. */
const outage = testWith({ API_BASE_URL: "http://127.0.0.1:9" });

// In the gate each screen once, with JavaScript: each route, because `screens.ts` has to name them all, and each
// declared state. Journeys do not run axe. The browser is far from Prague and in another language: a value that server
// and browser compute differently is an error of hydration.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  timezoneId: "America/New_York",
  locale: "de-DE",
});

for (const screen of screens) {
  const { name, arrange } = screen;
  test(`${name} is accessible and whole at every width, with JavaScript and without`, async ({
    page,
    context,
    site,
  }) => {
    test.slow();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await settleIn(context, site.url);
    const address = await pathTo(screen, { page, site });
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.goto(address, { waitUntil: "load" });
    if (isNight) {
      // The document as without JavaScript: only this mark of the script in the head shows controls that need it.
      await page.evaluate(() => delete document.documentElement.dataset["scripted"]);
      await expectAccessible(page);
      await page.evaluate(() => (document.documentElement.dataset["scripted"] = ""));
    }
    code.release();
    await expectHydrated(page);
    expect(errors, "hydration").toEqual([]);
    await arrange?.({ page, site });
    await expectAccessible(page);
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const width of [size.width, 390]) {
      await page.setViewportSize({ ...size, width });
      expect(await faultsOfControls(page), `controls at ${width} px`).toEqual([]);
    }
    await page.setViewportSize(size);
    if (isNight) expect(await faultsAtAllWidths(page, name)).toEqual([]);
  });
}

for (const { name, width, isNewcomer, isMoving, show } of isNight ? states : []) {
  test(`${name} at ${width} px is accessible`, async ({ page, context, site }) => {
    if (isNewcomer) await settleIn(context, site.url, isNewcomer === "popups" ? [] : ["popups"]);
    else await settleIn(context, site.url);
    await page.setViewportSize({ width, height: 900 });
    waitForHydration(page);
    await show({ page, site });
    // The clock of a moving state was paused for the picture.
    if (isMoving) await page.clock.resume();
    await expectAccessible(page);
  });
}

for (const { name, width, show } of isNight ? examinedStates : []) {
  test(`${name} is accessible`, async ({ page, context, site }) => {
    await settleIn(context, site.url);
    await page.setViewportSize({ width, height: 900 });
    waitForHydration(page);
    await show({ page, site });
    await expectAccessible(page);
  });
}

for (const path of isNight ? outages : []) {
  outage(`${path} without an upstream says so and is accessible`, async ({ page, context, site }) => {
    await settleIn(context, site.url);
    waitForHydration(page);
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(/nepodařilo|nefunguje/u);
    await expectAccessible(page);
  });
}
