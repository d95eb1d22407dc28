import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { gotoByClock } from "./support/hydration.ts";
import { rowsToTry } from "../support/night.ts";
import { choose, dismissed, expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

test.use({ isSettled: false });
const introOf = (page: Page) => page.getByRole("dialog", { name: /^Vánoční.poukazy/u });
const newsletterOf = (page: Page) => page.getByRole("dialog", { name: /^Ať.vám neuteče.premiéra$/u });
const lasts = async (page: Page, name: string) => {
  const found = (await page.context().cookies()).find((cookie) => cookie.name === name);
  return found ? Math.round((found.expires * 1000 - Date.now()) / 86_400_000) : null;
};

test("the intro opens 3 s after the load, Esc closes it for 14 days", async ({ page, site, context }) => {
  await choose(context, site.url, {});
  await page.clock.install();
  // From here on time advances only explicitly, however long the page takes.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await gotoByClock(page, "/eshop");
  await page.clock.runFor(2_800);
  await expect(introOf(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(introOf(page)).toBeVisible();
  await expect(introOf(page).getByRole("link")).toHaveAttribute("href", "/1/darkove-poukazy");
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await expect(introOf(page)).toHaveCount(0);
  await expect.poll(() => lasts(page, "intro-popup")).toBe(14);
  await page.reload();
  await page.clock.runFor(4_000);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(introOf(page)).toHaveCount(0);
});

for (const at of ["/odstoupeni", "/reklamovat"]) {
  test(
    `no popup opens on ${at}, and one that is open is not shown there`,
    { tag: "@nightly" },
    async ({ page, site, context }) => {
      const shown = page.locator("dialog[data-popup]:visible");
      await choose(context, site.url, {});
      await page.clock.install();
      await page.goto(at);
      await page.clock.runFor(70_000);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(shown).toHaveCount(0);
      await page.getByRole("banner").getByRole("link", { name: "E-shop" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "E-shop" })).toBeVisible();
      await page.clock.runFor(2_000);
      await expect(shown).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${at}$`, "u"));
      await expect(shown).toHaveCount(0);
    },
  );
}

test("while the cookie bar asks, the intro is a strip on it", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await page.clock.install();
  await page.goto("/eshop");
  await page.evaluate(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => Reflect.get(window, "shifts").push(...list.getEntries())).observe({
      type: "layout-shift",
    });
  });
  await page.clock.runFor(3_100);
  await expect(
    introOf(page)
      .getByText(/^Vánoční.poukazy/u)
      .locator("visible=true"),
  ).toBeVisible();
  await expect(introOf(page).getByRole("link", { name: /Zjistit více$/u })).toBeVisible();
  await expect(introOf(page).locator("img:visible")).toHaveCount(0);
  const bar = page.getByRole("region", { name: /^Cookies na.našem webu$/u });
  const [strip, below] = [await introOf(page).boundingBox(), await bar.boundingBox()];
  expect(strip && below && strip.y + strip.height - below.y).toBeLessThanOrEqual(0.5);
  expect(strip && below && strip.height + below.height).toBeLessThanOrEqual(0.6 * 760);
  await page.getByRole("button", { name: "Odmítnout" }).click();
  await expect(bar).toHaveCount(0);
  await expect(introOf(page).getByRole("link", { name: /Zjistit více$/u })).toBeVisible();
  await expect(introOf(page).locator("img:visible")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "shifts").length)).toBe(0);
  // The notice about the stored choice is above everything else.
  const notice = page.getByRole("region", { name: "Oznámení" }).getByRole("button");
  await notice.click();
  await expect(notice).toHaveCount(0);
  await introOf(page).getByRole("button", { name: "Zavřít oznámení" }).click();
  await expect(introOf(page)).toHaveCount(0);
});

test(
  "on a narrow screen the intro is another poster, with its title in words",
  { tag: "@nightly" },
  async ({ page, site, context }) => {
    await choose(context, site.url, {});
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto("/eshop");
    await page.clock.runFor(3_100);
    await expect(introOf(page).locator("img:visible")).toHaveAttribute("src", /telefon/u);
    await expect(
      introOf(page)
        .getByText(/^Vánoční.poukazy/u)
        .locator("visible=true"),
    ).toBeVisible();
  },
);

test(
  "the newsletter popup waits for the intro, and survives navigation",
  { tag: "@nightly" },
  async ({ page, site, context }) => {
    await choose(context, site.url, {});
    await page.clock.install();
    await page.goto("/");
    await page.clock.runFor(30_000);
    await expect(introOf(page)).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /osobních.údajů/u })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /osobních.údajů/u })).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(newsletterOf(page)).toHaveCount(0);
    await introOf(page).getByRole("button", { name: "Zavřít oznámení" }).click();
    await page.clock.runFor(2_000);
    await expect(newsletterOf(page)).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: "E-shop" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "E-shop" })).toBeVisible();
    await page.clock.runFor(2_000);
    const popup = newsletterOf(page);
    await expect(popup).toBeVisible();

    const send = popup.getByRole("button", { name: /^Odebírat.novinky$/u });
    await send.click();
    await expect(popup.getByText("Pole musí být vyplněno.")).toBeVisible();
    await popup.getByRole("textbox", { name: "E-mail" }).fill("neadresa");
    await send.click();
    await expect(popup.getByText("Pole musí obsahovat platný email.")).toBeVisible();
    await popup.getByRole("textbox", { name: "E-mail" }).fill("okno@example.com");
    await send.click();
    // A notice with something left to do stays on the form's page.
    await expect(popup.getByText("E-mail byl úspěšně uložen.")).toBeFocused();
    expect(await lasts(page, "newsletter-popup")).toBe(60);
  },
);

test(
  "the newsletter popup opens 60 s after the load if the visitor closed the intro",
  { tag: "@nightly" },
  async ({ page, site, context }) => {
    await choose(context, site.url, {});
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await gotoByClock(page, "/eshop");
    await page.clock.runFor(3_100);
    await introOf(page).getByRole("button", { name: "Zavřít oznámení" }).click();
    await expect.poll(() => lasts(page, "intro-popup")).toBe(14);
    await page.clock.runFor(56_700);
    await expect(newsletterOf(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(newsletterOf(page)).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press("Escape");
    await expect(newsletterOf(page)).toHaveCount(0);
    await expect.poll(() => lasts(page, "newsletter-popup")).toBe(60);
    await page.reload();
    await page.clock.runFor(61_000);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(newsletterOf(page)).toHaveCount(0);
  },
);

test(
  "the intro works before any code of the app loads",
  { tag: "@nightly" },
  async ({ page, site, context }) => {
    await choose(context, site.url, {});
    await hold(page, "**/assets/*.js");
    const closing = await hold(page, "**/okno.data");
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.goto("/eshop", { waitUntil: "load" });
    await page.clock.runFor(2_900);
    await expect(introOf(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(introOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
    await introOf(page).getByRole("button", { name: "Zavřít oznámení" }).click();
    await expect(introOf(page)).toBeHidden();
    await expect.poll(closing.count).toBe(1);
    // The next document still contains it.
    await page.goto("/repertoar", { waitUntil: "load" });
    await page.clock.runFor(4_000);
    await expect(introOf(page)).toBeHidden();
    closing.release();
  },
);

test(
  "the 60 s of the newsletter popup are counted across the documents of a visit",
  { tag: "@nightly" },
  async ({ page, site, context }) => {
    await choose(context, site.url, {});
    await context.addCookies([{ name: "intro-popup", value: dismissed, url: site.url }]);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.goto("/eshop", { waitUntil: "load" });
    await page.clock.runFor(40_000);
    await page.goto("/repertoar", { waitUntil: "load" });
    await page.clock.runFor(18_000);
    await expect(newsletterOf(page)).toBeHidden();
    await page.clock.runFor(3_000);
    await expect(newsletterOf(page)).toBeVisible();
  },
);

test("a popup does not open under a dialog", { tag: "@nightly" }, async ({ page, site, context }) => {
  await choose(context, site.url, {});
  await page.clock.install();
  await page.goto("/eshop");
  await page.getByRole("link", { name: /^Nastavení.cookies$/u }).click();
  const settings = page.getByRole("dialog", { name: /^Nastavení.cookies$/u });
  await expect(settings).toBeVisible();
  await page.clock.runFor(4_100);
  await expect(introOf(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);
  await page.clock.runFor(1_100);
  await expect(introOf(page)).toBeVisible();
});

test("a popup waits while a form is pending", { tag: "@nightly" }, async ({ page, site, context }) => {
  await choose(context, site.url, {});
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await gotoByClock(page, "/obnova-hesla");
  const answer = await hold(page, "**/obnova-hesla.data*");
  const send = page.getByRole("main").getByRole("button", { name: /obnov|odkaz|poslat/iu });
  await send.click();
  await expect(send).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(5_100);
  await expect(introOf(page)).toHaveCount(0);
  answer.release();
});

test(
  "a popup waits until the visitor has filled in a form and corrected its errors",
  { tag: "@nightly" },
  async ({ page, site, context }) => {
    await choose(context, site.url, {});
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await gotoByClock(page, "/obnova-hesla");
    const form = page.getByRole("main");
    await form.getByRole("textbox", { name: "E-mail" }).fill("neadresa");
    await page.clock.runFor(5_100);
    await expect(introOf(page)).toHaveCount(0);
    await form.getByRole("button", { name: /obnov|odkaz|poslat/iu }).click();
    const summary = form.getByRole("alert");
    await expect(summary).toBeFocused();
    await page.clock.runFor(2_000);
    await expect(introOf(page)).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: "E-shop" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "E-shop" })).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(introOf(page)).toBeVisible();
  },
);

/** Everything that covers a control of the page after scrolling it into view, or the focus at every Tab. */
async function coveredBy(page: Page, strip: string): Promise<string[]> {
  const scrolled = await page.evaluate((selector) => {
    const isCovered = (each: Element) => {
      each.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box || right === left) return false;
      return top < box.bottom && bottom > box.top + 1 && left < box.right && right > box.left;
    };
    return [...document.querySelectorAll("main :is(a, button, input, select, summary), footer a")]
      .filter((item) => item.checkVisibility() && isCovered(item))
      .map((item) => item.outerHTML.slice(0, 80));
  }, strip);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator("#obsah").focus();
  const focused: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate((selector) => {
      const { activeElement: focus } = document;
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const rect = focus?.getBoundingClientRect();
      if (!focus || !rect || !box || focus.closest(selector)) return null;
      return rect.bottom > box.top + 1 && rect.top < box.bottom ? focus.outerHTML.slice(0, 80) : null;
    }, strip);
    if (hidden) focused.push(hidden);
  }
  return [...scrolled, ...focused];
}

const purchases = ["/vstupenky", "/kosik", demo.products.mug.path, "/login"];
for (const at of rowsToTry(purchases, (each) => each === "/vstupenky")) {
  test(`both popups are a line that covers nothing of a purchase: ${at}`, async ({ page, site, context }) => {
    await choose(context, site.url, {});
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/newsletter");
    const form = { intent: "add", product: "105", variant: "", quantity: "1" };
    await page.request.post("/kosik", { form, headers: { Origin: site.url }, maxRedirects: 0 });
    await page.goto("/vstupenky");
    const evening = await page.locator("a[href*='?termin=']").first().getAttribute("href");
    await page.clock.install();
    // Less than the newsletter's 60 s, which count from the first document.
    await page.clock.pauseAt(new Date(Date.now() + 10_000));
    await gotoByClock(page, at === "/vstupenky" ? (evening ?? at) : at);
    await page.clock.runFor(3_100);
    await expect(introOf(page)).toBeVisible();
    expect((await introOf(page).boundingBox())?.height).toBeLessThanOrEqual(72);
    expect(await coveredBy(page, "[data-popup=intro]")).toEqual([]);
    await page.getByRole("heading", { level: 1 }).click();
    await page.clock.runFor(59_000);
    await expect(newsletterOf(page)).toBeVisible();
    await expect(introOf(page)).toBeHidden();
    expect((await newsletterOf(page).boundingBox())?.height).toBeLessThanOrEqual(72);
    expect(await coveredBy(page, "[data-popup=newsletter]")).toEqual([]);
    expect(await lasts(page, "intro-popup")).toBeNull();
  });
}
