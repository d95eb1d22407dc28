import { expect, testWith } from "../screenshots/pinned-site.ts";
import { screens } from "../screenshots/screens.ts";
import { states } from "../screenshots/states.ts";
import { settleIn } from "../screenshots/visitor.ts";
import { expectAccessible, openWithoutScripts } from "./support/axe.ts";
import { examinedStates, outages } from "./support/examined-states.ts";
import { tiles } from "./support/journey.ts";
import { waitForHydration } from "./support/hydration.ts";
import { isNight } from "../support/night.ts";

const test = testWith({ MAP_TILES_URL: `${tiles}/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: "© Zkušební mapa" });

/** A site whose upstream has never answered, so that no stale answer is cached. */
const outage = testWith({ API_BASE_URL: "http://127.0.0.1:9" });

// In the gate each screen once, with JavaScript. Each route once, as `screens.ts` has to name them all, and each declared state once. Journeys do not run axe.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, at, arrange } of screens) {
  test(`${name} is accessible, with JavaScript and without`, async ({ page, context, site }) => {
    await settleIn(context, site.url);
    waitForHydration(page);
    const address = typeof at === "string" ? at : await at({ page, site });
    await page.goto(address);
    await arrange?.({ page, site });
    await expectAccessible(page);
    if (!isNight) return;
    const document = await page.request.get(address);
    await openWithoutScripts(page, document.url(), await document.text());
    await expectAccessible(page);
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
