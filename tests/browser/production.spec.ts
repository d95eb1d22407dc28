import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

const marysa = "/repertoar/marysa";
const phone = { width: 390, height: 844 };
const gallery = (page: Page) => page.getByRole("link", { name: "Galerie (3)" });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Obrázky: Maryša" });
const dates = (page: Page) => page.getByRole("list", { name: "Nejbližší termíny" }).getByRole("article");
const people = (page: Page) =>
  page.getByRole("list", { name: /^Osoby a.obsazení$/u }).locator(":scope > li:visible");

test(
  "the remaining dates and, on a phone, the remaining people are shown on request",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(marysa);
    await expect(dates(page)).toHaveCount(3);
    await page.getByRole("link", { name: /^Zobrazit další termíny/u }).click();
    await expect.poll(() => dates(page).count()).toBeGreaterThan(3);
    await expect(people(page)).toHaveCount(4);
    await page.getByRole("link", { name: /^Zobrazit všechny/u }).click();
    await expect.poll(() => people(page).count()).toBeGreaterThan(4);
    await expect.poll(() => dates(page).count()).toBeGreaterThan(3);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole("link", { name: /^Zobrazit všechny/u })).toBeHidden();
  },
);

test(
  "a phone shows the first four people at first, and a desktop all of them",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(marysa);
    const all = await people(page).allInnerTexts();
    expect(all.length).toBeGreaterThan(4);
    await page.setViewportSize(phone);
    await expect(people(page)).toHaveCount(4);
    const names = (texts: readonly string[]) => texts.map((text) => text.replace(/\s+/gu, " "));
    expect(names(await people(page).allInnerTexts())).toEqual(names(all.slice(0, 4)));
  },
);

test(
  "on a phone the next date and its ticket link stay at the lower edge",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(marysa);
    const bar = page.getByRole("complementary", { name: "Nejbližší termín" });
    await expect(bar.getByRole("link")).toBeInViewport();
    await page.getByRole("heading", { name: /^Osoby a.obsazení$/u }).scrollIntoViewIfNeeded();
    await expect(bar.getByRole("link")).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(bar).toBeHidden();
  },
);

test(
  "a visitor goes from a date to its production and to the tickets",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/program");
    const row = page.getByRole("main").getByRole("article").filter({ hasText: "Maryša" }).first();
    await row.getByRole("link", { name: "Maryša" }).first().click();
    await expect(page).toHaveURL(/\/repertoar\/marysa$/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maryša");
    const bookable = dates(page).filter({ has: page.getByRole("link", { name: /Koupit vstupenku/u }) });
    await bookable
      .first()
      .getByRole("link", { name: /Koupit vstupenku/u })
      .click();
    await expect(page).toHaveURL(/\/vstupenky/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vstupenky");
  },
);

// The other tests are about the lightbox.
test(
  "without JavaScript the gallery link jumps to the scenes",
  { tag: "@js-off" },
  async ({ page, expectConsoleError }) => {
    // Chromium's own document for a bare image has inline styles, which our policy refuses.
    expectConsoleError(/Applying inline style violates/u);
    await page.goto(marysa);
    await gallery(page).click();
    await expect(page).toHaveURL(`${marysa}#galerie`);
    await page.getByRole("region", { name: "Obrázky: Maryša" }).getByRole("link").first().click();
    await expect(page).toHaveURL("/images/scene/big/marysa-1.svg");
  },
);

// The lightbox needs JavaScript.
test.describe("the gallery", { tag: "@js-on" }, () => {
  test(
    "opens from the header's link by the keyboard, and closes back to it",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto(marysa);
      await expect(page.getByRole("button", { name: "Další snímek" })).toBeVisible();
      await gallery(page).focus();
      await page.keyboard.press("Enter");
      await expect(lightbox(page)).toBeFocused();
      const number = lightbox(page).getByRole("status");
      await expect(number).toHaveText(/^Obrázek 1 z.3$/u);
      await expect(lightbox(page)).toContainText("ráno po svatbě");
      await page.keyboard.press("ArrowRight");
      await expect(number).toHaveText(/^Obrázek 2 z.3$/u);
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(gallery(page)).toBeFocused();
    },
  );

  test("opens from the slider on the shown scene", { tag: "@nightly" }, async ({ page }) => {
    await page.goto(marysa);
    const slider = page.getByRole("region", { name: "Obrázky: Maryša" });
    await slider.getByRole("button", { name: "Další snímek" }).click();
    await slider.getByRole("link", { name: /obrázek 2 z/u }).click();
    await expect(lightbox(page).getByRole("status")).toHaveText(/^Obrázek 2 z.3$/u);
  });
});
