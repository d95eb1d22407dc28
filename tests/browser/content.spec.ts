import { expect, test, tiles } from "./support/journey.ts";

/** One transparent pixel. */
const tile = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

test("a blog post is at most 924 px wide, however wide the window", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/aktuality/pet-veci-o-opone");
  const post = page.getByRole("main").getByRole("article").first();
  expect(await post.evaluate((element) => element.getBoundingClientRect().width)).toBe(924);
  await page.setViewportSize({ width: 390, height: 800 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("a visitor opens an article from the news and returns", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/aktuality");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/aktuality\/[a-z-]+$/u);
  await page.getByRole("link", { name: "Zpět na aktuality" }).click();
  await expect(page).toHaveURL("/aktuality");
});

test(
  "a button with JavaScript copies an article's address, and links share it",
  { tag: "@nightly" },
  async ({ page, context, javaScriptEnabled }) => {
    await page.addInitScript(() => {
      const share = (shared: ShareData) => Promise.resolve(Object.assign(window, { shared }));
      Object.defineProperty(navigator, "share", { value: share, configurable: true });
    });
    await page.goto("/aktuality/pet-veci-o-opone");
    const share = page.getByRole("region", { name: "Sdílet článek" });
    await expect(share.getByRole("link")).toHaveCount(4);
    const copy = share.getByRole("button", { name: "Kopírovat odkaz" });
    if (!javaScriptEnabled) {
      await expect(copy).toHaveCount(0);
      return;
    }
    await share.getByRole("button", { name: "Sdílet…" }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: expect.stringMatching(/opon/u),
      url: page.url(),
    });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy.click();
    await expect(share.getByRole("status")).toHaveText("Odkaz zkopírován");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  },
);

test(
  "a map loads its tiles only after a click, and keys move it",
  { tag: "@nightly" },
  async ({ page, javaScriptEnabled }) => {
    const calls: string[] = [];
    await page.route(`${tiles}/**`, (route) => {
      calls.push(route.request().url());
      return route.fulfill({ contentType: "image/gif", body: tile });
    });
    await page.goto("/kontakty?kontakt=infocentrum");
    await expect(page.getByRole("img", { name: "Plánek: Infocentrum na náměstí" })).toBeVisible();
    const button = page.getByRole("button", { name: "Zobrazit živou mapu" });
    if (!javaScriptEnabled) {
      await expect(button).toHaveCount(0);
      return;
    }
    await button.focus();
    expect(calls).toEqual([]);
    await page.keyboard.press("Enter");
    const map = page.getByRole("region", { name: /^Mapa: Infocentrum/u });
    await expect(map).toBeFocused();
    await expect(map).toContainText("© Zkušební <mapa>");
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    const before = calls.length;
    await page.keyboard.press("+");
    await expect.poll(() => calls.length).toBeGreaterThan(before);
  },
);
