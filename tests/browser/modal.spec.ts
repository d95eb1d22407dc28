import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { choose, expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

const mug = demo.products.mug.path;
const quickView = (page: Page) =>
  page
    .getByRole("article")
    .filter({ hasText: "Hrnek Přestávka" })
    .getByRole("link", { name: "Rychlý náhled" });
const modal = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

// The other tests are about the modal.
test(
  "without JavaScript the links open pages, the terms in a new tab",
  { tag: "@js-off" },
  async ({ page }) => {
    await page.goto("/6/domov");
    await quickView(page).click();
    await expect(page).toHaveURL(mug);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Do.košíku$/u })
      .first()
      .click();
    await page.goto("/kosik");
    // The values of the order form stay, because the terms open in their own tab.
    const opened = page.context().waitForEvent("page");
    await page
      .getByRole("main")
      .getByRole("link", { name: /obchodními.podmínkami/u })
      .click();
    const terms = await opened;
    await expect(terms).toHaveURL("/info/obchodni-podminky");
    await expect(terms.getByRole("heading", { level: 1 })).toHaveText("Obchodní podmínky");
  },
);

// The modal needs JavaScript.
test.describe("the modal", { tag: "@js-on" }, () => {
  test("shows a product, is opened and closed by the keyboard", async ({ page }) => {
    await page.goto("/6/domov");
    await quickView(page).focus();
    await page.keyboard.press("Enter");
    const dialog = modal(page, /Hrnek Přestávka/u);
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(/349,00.Kč/u);
    await expect(dialog).toContainText(/Cena s.DPH/u);
    await expect(dialog.getByRole("img", { name: /Hrnek Přestávka/u })).toBeVisible();
    await expect(dialog).toContainText(/trvá.dvacet.minut/u);
    await expect(dialog.getByRole("button", { name: "Zavřít" })).toBeFocused();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(quickView(page)).toBeFocused();
    await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
  });

  test(
    "shows every photograph of a product, one large and chosen by its thumbnail",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto("/2/obleceni");
      await page
        .getByRole("article")
        .filter({ hasText: "Tričko Vantroky" })
        .getByRole("link", { name: "Rychlý náhled" })
        .click();
      const dialog = modal(page, /Tričko Vantroky/u);
      const thumbnails = dialog.getByRole("button", { name: /^Obrázek \d z.3$/u });
      await expect(thumbnails).toHaveCount(3);
      const large = dialog.getByRole("img", { name: /Tričko Vantroky/u });
      const first = await large.getAttribute("src");
      await thumbnails.nth(1).click();
      await expect(thumbnails.nth(1)).toHaveAttribute("aria-current", "true");
      await expect(large).not.toHaveAttribute("src", first ?? "");
    },
  );

  test("links to the product's page, and is closed there", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/6/domov");
    await quickView(page).focus();
    await page.keyboard.press("Enter");
    await modal(page, /Hrnek Přestávka/u)
      .getByRole("link", { name: "Zobrazit celý produkt" })
      .click();
    await expect(page).toHaveURL(mug);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test(
    "of two links clicked one after the other only the last is busy",
    { tag: "@nightly" },
    async ({ page }) => {
      const answers = await hold(page, "**/nahled/**");
      await page.goto("/6/domov");
      const links = page.getByRole("main").locator("a[data-modal]");
      await links.nth(0).focus();
      await page.keyboard.press("Enter");
      await expect(links.nth(0)).toHaveAttribute("aria-busy", "true");
      await links.nth(1).focus();
      await page.keyboard.press("Enter");
      await expect(links.nth(1)).toHaveAttribute("aria-busy", "true");
      await expect(links.nth(0)).not.toHaveAttribute("aria-busy");
      answers.release();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(links.nth(1)).not.toHaveAttribute("aria-busy");
    },
  );

  test(
    "a product that fails to load is opened as its page",
    { tag: "@nightly" },
    async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/u);
      await page.route("**/nahled/**", (route) => route.fulfill({ status: 503, body: "" }));
      await page.goto("/6/domov");
      await quickView(page).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(mug);
    },
  );

  test(
    "a product that takes too long to load is opened as its page",
    { tag: "@nightly" },
    async ({ page }) => {
      const answer = await hold(page, "**/nahled/**");
      await page.clock.install();
      await page.goto("/6/domov");
      await quickView(page).focus();
      await page.keyboard.press("Enter");
      await expect.poll(answer.count).toBe(1);
      await expect(quickView(page)).toHaveAttribute("aria-busy", "true");
      await page.clock.runFor(4_600);
      await expect(page).toHaveURL(mug);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );

  test(
    "shows the terms over the order, whose fields stay as they are",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.goto(mug);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Do.košíku$/u })
        .first()
        .click();
      // The badge changes at once; the notice comes with the response.
      await expect(
        page
          .getByRole("status")
          .filter({ hasText: /přidali.do.košíku/u })
          .first(),
      ).toBeVisible();
      await page.goto("/kosik");
      const name = page.getByRole("textbox", { name: "Jméno" }).first();
      await name.fill("Jana");
      const link = page.getByRole("main").getByRole("link", { name: /obchodními.podmínkami/u });
      await link.click();
      const dialog = modal(page, "Obchodní podmínky");
      await expect(dialog).toBeVisible();
      await page.mouse.click(3, 300);
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(name).toHaveValue("Jana");
      expect(page.context().pages()).toHaveLength(1);
    },
  );
});

test(
  "viewed products are shown under the next one, after a reload only with consent",
  { tag: "@nightly" },
  async ({ page, context, site, javaScriptEnabled }) => {
    const viewed = page.getByRole("region", { name: "Naposledy jste si prohlíželi" });
    const shirt = demo.products.shirt.path;
    const stored = () => page.evaluate(() => localStorage.getItem("opona.viewed"));
    await page.goto(mug);
    if (!javaScriptEnabled) {
      await page.goto(shirt);
      return expect(viewed).toHaveCount(0);
    }
    await page.getByRole("banner").getByRole("link", { name: "E-shop" }).first().click();
    // The mug's page also shows related products.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-shop");
    await page
      .getByRole("main")
      .getByRole("article")
      .filter({ hasNotText: "Hrnek Přestávka" })
      .first()
      .getByRole("heading")
      .getByRole("link")
      .click();
    await expect(viewed.getByRole("heading", { level: 3 })).toHaveText(/^Hrnek Přestávka/u);
    expect(await stored()).toBeNull();
    await page.goto(shirt);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(viewed).toHaveCount(0);

    await choose(context, site.url, { marketing: true });
    await page.goto(mug);
    await expect.poll(stored).toContain("105");
    await page.goto(shirt);
    await expect(viewed.getByRole("heading", { level: 3 })).toHaveText(/^Hrnek Přestávka/u);
    await viewed.getByRole("button", { name: "Smazat historii prohlížení" }).click();
    await expect(viewed).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(viewed).toHaveCount(0);
  },
);
