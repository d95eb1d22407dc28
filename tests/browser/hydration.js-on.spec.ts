import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { expectHydrated } from "./support/hydration.ts";
import { demo } from "../support/demo.ts";

test.use({ isSettled: false });
/**
 * Stops React's time-sliced work before the slice with this number (0 is the first) until `goOn`: like a browser so
 * slow that key presses and clicks come in between.
 */
async function stopBefore(page: Page, slice: number) {
  await page.addInitScript((last) => {
    const held: (() => void)[] = [];
    const post = MessagePort.prototype.postMessage;
    let count = 0;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      count += 1;
      if (count <= last) return post.call(this, message);
      held.push(() => post.call(this, message));
      Object.assign(window, { isHeld: true });
    } as typeof post;
    window.addEventListener("go-on", () => {
      MessagePort.prototype.postMessage = post;
      for (const send of held.splice(0)) send();
    });
    // A clock that advances only at each read: a slice ends after a few steps, however fast the browser is.
    const now = performance.now.bind(performance);
    let ticks = now();
    performance.now = () =>
      held.length === 0 && count > 0 ? (ticks += 1) : (ticks = Math.max(ticks, now()));
  }, slice);
  return {
    reached: () => page.waitForFunction(() => Reflect.has(window, "isHeld")),
    goOn: () => page.evaluate(() => window.dispatchEvent(new Event("go-on"))),
  };
}

test(
  "a key press before the first render does not break hydration",
  { tag: "@nightly" },
  async ({ page }) => {
    const work = await stopBefore(page, 0);
    await page.goto("/", { waitUntil: "commit" });
    await work.reached();
    await page.keyboard.press("Tab");
    await expectHydrated(page);
    await work.goOn();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#volba-cookies");
  },
);

for (const slice of [0, 20]) {
  test(
    `a press before slice ${slice} of the hydration counts once`,
    { tag: "@nightly" },
    async ({ page }) => {
      const work = await stopBefore(page, slice);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(demo.products.mug.path, { waitUntil: "load" });
      await work.reached();
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Přidat.kus/u })
        .first()
        .click();
      await work.goOn();
      await expectHydrated(page);
      const box = page.getByRole("main").getByRole("textbox", { name: "Počet kusů: Hrnek" });
      await expect(box).toHaveValue("2");
    },
  );
}

/** Adds a history entry by pushState; after a reload the browser assigns both entries to the new document. */
async function goInPlace(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from);
  await page.evaluate((path) => history.pushState({ key: "next", idx: 1 }, "", path), to);
}

test("Back during hydration opens the previous page", { tag: "@nightly" }, async ({ page }) => {
  await goInPlace(page, "/repertoar", "/program");
  const work = await stopBefore(page, 20);
  await page.reload({ waitUntil: "commit" });
  await work.reached();
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => history.back());
  await loaded;
  await work.reached();
  await work.goOn();
  await expectHydrated(page);
  await expect(page).toHaveURL("/repertoar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
});

test("Back before hydration opens the previous page", { tag: "@nightly" }, async ({ page }) => {
  await goInPlace(page, "/repertoar", "/program");
  const script = await hold(page, "**/assets/entry.client-*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/repertoar");
  script.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
  await expectHydrated(page);
});

test(
  "the page dispatches a popstate of its hydration after the hydration",
  { tag: "@nightly" },
  async ({ page }) => {
    const work = await stopBefore(page, 20);
    const heard = () => page.evaluate<unknown>(() => Reflect.get(window, "texts"));
    await page.goto("/program", { waitUntil: "commit" });
    await work.reached();
    await page.evaluate(() => {
      const texts: string[] = [];
      Object.assign(window, { texts });
      window.addEventListener("popstate", () => texts.push(location.hash));
      location.hash = "obsah";
    });
    await expect(page).toHaveURL("/program#obsah");
    expect(await heard()).toEqual([]);
    await work.goOn();
    await expectHydrated(page);
    await expect.poll(heard).toEqual(["#obsah"]);
  },
);
