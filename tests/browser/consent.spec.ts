import type { Page } from "@playwright/test";
import { expect } from "./support/journey.ts";
import { test } from "./support/analytics-site.ts";
import { demo } from "../support/demo.ts";

test.use({ isSettled: false });

const barOf = (page: Page) => page.getByRole("region", { name: /^Cookies na.našem webu$/u });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^Nastavení cookies$/u });
const isChosen = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === "consent");

/** The intro opens by itself, and lies on the link at the end of the page. */
async function withoutIntro(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("opona.closed.intro", "1"));
}

/** Collects the page's requests to other origins from now on. */
function foreignRequests(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/u.test(url.protocol) && url.origin !== own) foreign.push(request.url());
  });
  return foreign;
}

test(
  "before a choice the bar asks on every page and no other origin is requested",
  { tag: "@nightly" },
  async ({ page, site }) => {
    const foreign = foreignRequests(page, site.url);
    for (const path of [
      "/",
      "/program",
      "/kontakty",
      "/o-divadle",
      demo.products.mug.path,
      "/info/cookies",
    ]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(barOf(page)).toBeVisible();
    }
    expect(foreign).toEqual([]);
    // Only the cookie with the page's language, which is technical.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["locale"]);
  },
);

test(
  "the bar is at most 750 px wide, and leaves the end of the page free",
  { tag: "@nightly" },
  async ({ page }) => {
    await withoutIntro(page);
    for (const width of [320, 820, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/eshop");
      const bar = await barOf(page).boundingBox();
      expect(bar?.width).toBeLessThanOrEqual(750);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(800, 0);
      await page.mouse.wheel(0, 100_000);
      const last = page.getByRole("contentinfo").getByRole("link", { name: /^Nastavení.cookies$/u });
      await expect(last).toBeInViewport();
      await last.click({ trial: true });
      await expect
        .poll(async () => {
          const [footer, end] = [
            await page.getByRole("contentinfo").boundingBox(),
            await barOf(page).boundingBox(),
          ];
          return footer && end ? Math.abs(Math.round(end.y - footer.y - footer.height)) : null;
        })
        .toBe(0);
    }
  },
);

test("a withdrawn choice stops the measuring and deletes the stored data", async ({
  page,
  site,
  tagServer,
  javaScriptEnabled,
}) => {
  const count = tagServer.scriptRequests.length;
  await withoutIntro(page);
  await page.goto("/eshop");
  await page.evaluate(() => Object.assign(window, { isSamePage: true })).catch(() => undefined);
  await barOf(page)
    .getByRole("button", { name: /^Přijmout.vše$/u })
    .focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await expect(barOf(page)).toHaveCount(0);
  if (javaScriptEnabled) {
    await expect(page.locator("#obsah")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
  await expect(page.getByRole("status").first()).toContainText(/Nastavení.cookies jsme uložili\./u);
  if (!javaScriptEnabled) {
    await expect(page).toHaveURL("/eshop");
    await page.getByRole("link", { name: /^Nastavení.cookies$/u }).click();
    await expect(page).toHaveURL("/info/cookies#nastaveni");
    await page.getByRole("checkbox", { name: "Analytické" }).uncheck();
    await page.getByRole("button", { name: /^Uložit.výběr$/u }).click();
    await expect(page.getByRole("checkbox", { name: "Analytické" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Reklamní" })).toBeChecked();
    return;
  }
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => tagServer.scriptRequests.length).toBe(count + 1);
  await page.evaluate(() => {
    for (const name of ["_ga", "_ga_TEST1", "_gcl_au", "other"]) document.cookie = `${name}=1; path=/`;
    localStorage.setItem("opona.viewed", "[105]");
    localStorage.setItem("opona.purchases", " E26-1");
  });

  await page.getByRole("link", { name: /^Nastavení.cookies$/u }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("checkbox", { name: "Analytické" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "Marketingové" }).uncheck();
  await dialog.getByRole("button", { name: /^Uložit.výběr$/u }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("opona.viewed"))).toBeNull();
  expect(await page.evaluate(() => "isSamePage" in window && document.cookie)).toContain("_ga=1");

  const foreign = foreignRequests(page, site.url);
  await page.getByRole("link", { name: /^Nastavení.cookies$/u }).click();
  await dialog.getByRole("button", { name: "Odmítnout" }).click();
  await expect.poll(() => page.evaluate(() => "isSamePage" in window)).toBe(false);
  await expect(page).toHaveURL("/eshop");
  await expect
    .poll(async () =>
      (await page.context().cookies()).map(({ name }) => name).filter((name) => /^_g|other/u.test(name)),
    )
    .toEqual(["other"]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto("/program", { waitUntil: "networkidle" });
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(foreign).toEqual([]);
  expect(tagServer.scriptRequests).toHaveLength(count + 1);
});

// Without JavaScript the settings are a page.
test(
  "the keyboard reaches the bar in two Tab presses, and leaves it again",
  { tag: ["@js-on", "@nightly"] },
  async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Přejít na obsah" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Přejít.na volbu.cookies$/u })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(barOf(page).getByRole("button", { name: /^Přijmout.vše$/u })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(barOf(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const settings = barOf(page).getByRole("link", { name: "Nastavit" });
    await expect(settings).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    // Navigates within the page, as when the skip link's own navigation arrives late.
    await page.evaluate(() => (location.hash = "obsah"));
    await expect(page).toHaveURL("/#obsah");
    const boxes = dialog.getByRole("checkbox");
    await expect(boxes).toHaveCount(4);
    for (const box of await boxes.all()) expect(await box.isChecked()).toBe(await box.isDisabled());
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(settings).toBeFocused();
    expect(await isChosen(page)).toBe(false);
    for (let n = 0; n < 4; n += 1) await page.keyboard.press("Shift+Tab");
    expect(await barOf(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(false);
  },
);
