import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

const shirt = demo.products.shirt.path;
const photo = (page: Page, number: number) =>
  page.getByRole("main").getByRole("link", { name: `Tričko Vantroky, obrázek ${number} z` });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Obrázky: Tričko Vantroky" });

// The other tests are about the lightbox.
test(
  "without JavaScript a photograph links to its big image",
  { tag: "@js-off" },
  async ({ page, expectConsoleError }) => {
    // Chromium's own document for a bare image has inline styles, which our policy refuses.
    expectConsoleError(/Applying inline style violates/u);
    await page.goto(shirt);
    await photo(page, 1).click();
    await expect(page).toHaveURL("/images/product/big/101-tricko-vantroky.svg");
  },
);

// The lightbox needs JavaScript.
test.describe("the lightbox", { tag: "@js-on" }, () => {
  test(
    "opens on the clicked photograph, numbered from 1, and closes back to its link",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto(shirt);
      await expect(lightbox(page)).toHaveCount(0);
      await photo(page, 2).click();
      await expect(lightbox(page)).toBeVisible();
      const number = lightbox(page).getByRole("status");
      await expect(number).toHaveText(/^Obrázek 2 z.3$/u);
      await lightbox(page).getByRole("button", { name: "Předchozí obrázek" }).click();
      await expect(number).toHaveText(/^Obrázek 1 z.3$/u);
      await lightbox(page).getByRole("button", { name: "Zavřít" }).click();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(photo(page, 2)).toBeFocused();
    },
  );

  for (const key of ["Escape", "ArrowRight"])
    test(`answers ${key} as soon as it is in the page`, { tag: "@nightly" }, async ({ page }) => {
      await page.goto(shirt);
      await page.evaluate((pressed) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector("[role=dialog][aria-label^=Obrázky]")) return;
          observer.disconnect();
          document.dispatchEvent(new KeyboardEvent("keydown", { key: pressed }));
          document.body.dataset["pressed"] = "";
        }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-label"] });
      }, key);
      await photo(page, 1).click();
      await expect(page.locator("body[data-pressed]")).toBeVisible();
      if (key === "Escape") await expect(lightbox(page)).toHaveCount(0);
      else await expect(lightbox(page).getByRole("status")).toHaveText(/^Obrázek 2 z.3$/u);
    });

  test("is controlled by the keyboard and holds the focus", async ({ page }) => {
    await page.goto(shirt);
    await photo(page, 1).focus();
    await page.keyboard.press("Enter");
    await expect(lightbox(page)).toBeFocused();
    const number = lightbox(page).getByRole("status");
    await expect(number).toHaveText(/^Obrázek 1 z.3$/u);
    for (const [key, shown] of [
      ["ArrowRight", 2],
      ["End", 3],
      ["ArrowLeft", 2],
      ["Home", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(number).toHaveText(new RegExp(`^Obrázek ${shown} z.3$`, "u"));
    }
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      expect(await lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(photo(page, 1)).toBeFocused();
  });

  test("follows a swipe", { tag: "@nightly" }, async ({ page }) => {
    await page.goto(shirt);
    await photo(page, 1).click();
    const number = lightbox(page).getByRole("status");
    await expect(number).toHaveText(/^Obrázek 1 z.3$/u);
    await expect(async () => {
      // It ignores swipes while it opens.
      if ((await number.innerText()).startsWith("Obrázek 1")) {
        await page.mouse.move(900, 400);
        await page.mouse.down();
        await page.mouse.move(300, 400, { steps: 12 });
        await page.mouse.up();
      }
      await expect(number).toHaveText(/^Obrázek 2 z.3$/u, { timeout: 2_000 });
    }).toPass();
  });
});
