import type { Locator, Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

const header = (page: Page) => page.getByRole("banner");
const menu = (page: Page) => page.locator("header details").filter({ hasText: "Menu" });

/** Collects in `fades` the durations, in milliseconds, of client-side page transitions. */
function watchFades(): void {
  const fades: number[] = [];
  Object.assign(window, { fades });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const fade = start(update);
    void fade.ready.then(() => {
      const lengths = document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && /view-transition/u.test(effect.pseudoElement ?? ""),
        )
        .map(({ effect }) => Number(effect?.getComputedTiming().duration));
      fades.push(Math.max(0, ...lengths));
    });
    return fade;
  };
}

test("the language is Czech, and its cookie lasts a year", { tag: "@nightly" }, async ({ page, context }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  const locale = (await context.cookies()).find(({ name }) => name === "locale");
  expect(locale?.value).toBe("cs");
  const days = ((locale?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

test(
  "structured data come with a document and are removed with its page",
  { tag: "@nightly" },
  async ({ page, javaScriptEnabled }) => {
    const message = page.locator('script[type="application/ld+json"]');
    await page.goto("/program");
    await expect(message).toHaveCount(1);
    expect(JSON.parse((await message.textContent()) ?? "")).toMatchObject({
      "@context": "https://schema.org",
    });
    await page.getByRole("banner").getByRole("link", { name: "Kontakty" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Kontakty" })).toBeVisible();
    await expect(message).toHaveCount(javaScriptEnabled ? 0 : 1);
  },
);

test(
  "a page of 320 px, as at 400 % zoom, does not scroll horizontally",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["/", "/program", "/repertoar/marysa", "/eshop", "/kosik", "/kontakty"]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  },
);

test("the mobile menu opens, navigates and closes", async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await menu(page).locator("summary").first().click();
  const link = menu(page).getByRole("link", { name: "Repertoár", exact: true }).first();
  await expect(link).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  if (javaScriptEnabled !== false) {
    await link.focus();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(menu(page).locator("summary").first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await menu(page).locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(menu(page).locator(":focus")).toHaveCount(1);
  }
  await link.click();
  await expect(page).toHaveURL("/repertoar");
  await expect(link).toBeHidden();
});

// These behaviours need JavaScript.
test.describe("with JavaScript", { tag: "@js-on" }, () => {
  test(
    "the header shrinks after 6 px of scrolling, and moves nothing",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/eshop");
      const bottom = () => header(page).evaluate((element) => element.getBoundingClientRect().bottom);
      const place = () =>
        page.evaluate(
          () => (document.querySelector("h1")?.getBoundingClientRect().top ?? 0) + window.scrollY,
        );
      const [before, placeBefore] = [await bottom(), await place()];
      await page.evaluate(() => window.scrollTo(0, 6));
      await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
      await page.evaluate(() => window.scrollTo(0, 7));
      await expect(page.locator("html")).toHaveAttribute("data-scrolled");
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect.poll(bottom).toBeLessThan(before - 5);
      expect(Math.abs((await place()) - placeBefore)).toBeLessThan(1);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.locator("html")).not.toHaveAttribute("data-scrolled");
    },
  );

  test(
    "a submenu opens by its button and by the pointer, and Escape closes it",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/");
      const button = header(page).getByRole("button", { name: "Podnabídka E-shop" });
      const link = header(page).getByRole("link", { name: "Značky", exact: true }).first();
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(link).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(header(page).locator(":focus")).toHaveAttribute("href", /^\/./u);
      await page.keyboard.press("Escape");
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(button).toBeFocused();
      await expect(link).toBeHidden();
      await header(page).getByRole("link", { name: "E-shop", exact: true }).first().hover();
      await expect(link).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
    },
  );

  /** Presses links to a place of the page, each time from its end, and expects the place below the header. */
  async function expectArrivals(page: Page, links: Locator, press: (link: Locator) => Promise<void>) {
    for (let time = 0; time < 3; time += 1) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const target = page.locator((await links.getAttribute("href")) ?? "");
      await press(links);
      await expect(target).toBeInViewport();
      await expect
        .poll(() => target.evaluate((place) => place.getBoundingClientRect().top), {
          message: `time ${time}`,
        })
        .toBeLessThan(300);
      // The router acts after the browser.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const top = await target.evaluate((place) => place.getBoundingClientRect().top);
      expect(top, `time ${time}`).toBeGreaterThan(-1);
      expect(top, `time ${time}`).toBeLessThan(300);
    }
  }

  test("a link to a place of the page leads there every time it is pressed", async ({ page }) => {
    const main = page.getByRole("main");
    const byMouse = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
    const byKey = async (link: Locator) => {
      await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      await page.keyboard.press("Enter");
    };
    const skip = page.getByRole("link", { name: "Přejít na obsah" });

    await page.goto("/program");
    await expectArrivals(page, skip, byKey);
    await expect(main).toBeFocused();

    await page.goto("/repertoar/marysa");
    await expectArrivals(page, main.locator("a[href='#hodnoceni']"), byMouse);
    await header(page).getByRole("link", { name: "Repertoár", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
    await main.locator("a[href='/repertoar/rur']").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^R[.]/u);
    await expectArrivals(page, main.locator("a[href='#hodnoceni']"), byMouse);

    await page.goto("/lide");
    await expectArrivals(page, main.locator("a[href='#abeceda']"), byKey);
    await page.goto("/info/obchodni-podminky");
    await expectArrivals(page, main.locator("nav a[href^='#']").first(), byMouse);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(demo.products.mug.path);
    // The header counts before the server's answer; another document would lose the new cart.
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await main.getByRole("button", { name: "Do košíku" }).first().click();
    await answered;
    await page.goto("/kosik");
    await expectArrivals(page, main.getByRole("link", { name: "Upravit zboží" }), byMouse);
    await expectArrivals(page, main.getByRole("link", { name: /^Ke.shrnutí/u }), byKey);
  });

  test("a navigation moves the focus to the content and announces the title", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await header(page).getByRole("link", { name: "Repertoár", exact: true }).first().click();
    await expect(page).toHaveURL("/repertoar");
    await expect(page.locator("#obsah")).toBeFocused();
    await expect(page.locator("[aria-live=polite]").filter({ hasText: /^Repertoár/u })).toHaveCount(1);
  });

  test(
    "pages fade into each other briefly, and not at all with reduced motion",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.addInitScript(watchFades);
      const fades = () => page.evaluate<readonly number[]>("window.fades");
      const byLink = async (name: string) => {
        // Only after hydration: until then a link loads a whole document.
        await expect(header(page).getByRole("button", { name: "Podnabídka E-shop" })).toBeVisible();
        await header(page).getByRole("link", { name, exact: true }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      };
      await page.goto("/eshop");
      await byLink("Repertoár");
      await expect.poll(async () => (await fades()).length).toBe(1);
      const [moment = 0] = await fades();
      expect(moment).toBeGreaterThan(50);
      expect(moment).toBeLessThanOrEqual(280);
      // A transition skipped for the next one is no failure: the console stays quiet.
      await page.evaluate(() => [1, 2].forEach(() => document.startViewTransition(() => undefined)));
      await expect.poll(async () => (await fades()).length).toBe(2);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await byLink("Program");
      await expect.poll(async () => (await fades()).at(2)).toBe(0);
    },
  );

  test(
    "the progress bar shows a pending request and a failed one",
    { tag: "@nightly" },
    async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to (?:load resource|fetch)/u);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/");
      const bar = page.locator("[data-progress]");
      await expect(bar).toHaveAttribute("data-progress", "idle");
      const answer = await hold(page, "**/vstupenky.data*");
      await header(page).getByRole("link", { name: "Vstupenky", exact: true }).first().click();
      await expect(bar).toHaveAttribute("data-progress", "busy");
      answer.release();
      await expect(page).toHaveURL("/vstupenky");
      await expect(bar).toHaveAttribute("data-progress", "idle");

      await page.route("**/kosik/zmena.data*", (route) => route.abort());
      await page.goto(demo.products.mug.path);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Do.košíku$/u })
        .first()
        .click();
      await expect(bar).toHaveAttribute("data-progress", "failed");
    },
  );

  test(
    "each item of the menu opens its own submenu and closes the previous one",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/");
      const [shop, tickets] = ["E-shop", "Vstupenky"].map((name) =>
        header(page).getByRole("button", { name: `Podnabídka ${name}` }),
      );
      if (!shop || !tickets) throw new Error("No submenus");
      await shop.focus();
      await page.keyboard.press("Enter");
      await expect(header(page).getByRole("link", { name: "Značky", exact: true }).first()).toBeVisible();
      await expect(tickets).toHaveAttribute("aria-expanded", "false");
      await tickets.focus();
      await page.keyboard.press("Enter");
      await expect(tickets).toHaveAttribute("aria-expanded", "true");
      await expect(header(page).getByRole("link", { name: "Předplatné", exact: true }).first()).toBeVisible();
      await expect(shop).toHaveAttribute("aria-expanded", "false");
    },
  );

  // The page that an idle browser prefetches, and one that it prefetches when the pointer rests on its link.
  for (const [start, chunk] of [
    ["/", "programme"],
    ["/eshop", "repertoire"],
  ] as const) {
    test(
      `the prefetched chunk "${chunk}" that fails reloads the page once a minute`,
      { tag: "@nightly" },
      async ({ page, expectConsoleError }) => {
        expectConsoleError(/Failed|route module|dynamically imported|Error/u);
        await page.setViewportSize({ width: 1280, height: 800 });
        let loads = 0;
        page.on("load", () => (loads += 1));
        await page.route(new RegExp(`/assets/${chunk}-[^/-]*[.]js$`, "u"), (route) => route.abort());
        await page.goto(start);
        const link = header(page).getByRole("link", { name: "Repertoár", exact: true }).first();
        await link.hover();
        await expect.poll(() => loads).toBe(2);
        // Within the minute the same link loads a whole document from the server, without a second reload.
        await link.click();
        await expect(page).toHaveURL("/repertoar");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
        await expect.poll(() => loads).toBe(3);
      },
    );
  }

  test(
    "a chunk that fails to load offline reloads nothing",
    { tag: "@nightly" },
    async ({ page, context, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/u);
      await page.setViewportSize({ width: 1280, height: 800 });
      let loads = 0;
      page.on("load", () => (loads += 1));
      await page.goto("/eshop");
      const pending = page.waitForEvent("requestfailed", (request) => /-panel-.*\.js$/u.test(request.url()));
      await context.setOffline(true);
      await header(page)
        .getByRole("link", { name: /^Košík,/u })
        .hover();
      await pending;
      await context.setOffline(false);
      // By now the browser's error page or a reload would have replaced the document.
      await header(page).getByRole("link", { name: "Program", exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program");
      expect(loads).toBe(1);
    },
  );

  test(
    "an error page whose chunk fails to load has its heading and a way home",
    { tag: "@nightly" },
    async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource|404/u);
      await page.route("**/assets/error-details-*.js", (route) => route.abort());
      await page.goto("/eshop");
      // A chunk failed to load less than a minute ago: the page does not reload.
      await page.evaluate(() => sessionStorage.setItem("opona.reload", String(Date.now())));
      await page.evaluate(() => {
        const { __remixRouter: router } = window as unknown as {
          __remixRouter: { navigate(to: string): void };
        };
        router.navigate("/neni-tu-nic/vubec/nikde");
      });
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Stránka nenalezena (404)");
      await main.getByRole("link", { name: "Zpět na úvodní stránku" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Divadlo Na Vantrokách");
    },
  );
});
