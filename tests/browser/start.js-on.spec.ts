import type { Locator, Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { comeBack, expectHydrated, gesture } from "./support/hydration.ts";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

/** The names of the app's scripts that the page has requested so far. */
function watchCode(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/u.test(request.url())) names.push(request.url());
  });
  return names;
}

const isLive = (page: Page) => page.locator("header a[href='/kosik'][aria-expanded]");

test("the first document of a visit loads no code until a gesture", async ({ page }) => {
  const code = watchCode(page);
  await page.goto("/eshop", { waitUntil: "networkidle" });
  expect(code).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("data-scripted");
  await gesture(page);
  await expect(isLive(page)).toHaveCount(1);
  await page.goto("/repertoar", { waitUntil: "load" });
  await expect(isLive(page)).toHaveCount(1);
});

/** Every control that JavaScript handles differently from the browser, and the result of a press on it. */
const firstPresses: readonly {
  readonly what: string;
  readonly at: string;
  readonly press: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
}[] = [
  {
    what: "a product's second picture opens the lightbox on it",
    at: demo.products.shirt.path,
    press: (page) => page.getByRole("main").getByRole("link", { name: /obrázek 2 z/u }),
    shown: (page) =>
      page
        .getByRole("dialog")
        .getByRole("status")
        .filter({ hasText: /^Obrázek 2 z/u }),
  },
  {
    what: "a production's second picture opens the lightbox on it",
    at: "/repertoar/marysa",
    press: (page) => page.getByRole("main").locator("div[data-live] a:has(img)").nth(1),
    shown: (page) =>
      page
        .getByRole("dialog")
        .getByRole("status")
        .filter({ hasText: /^Obrázek 2 z/u }),
  },
  {
    what: "a production's list is unfolded",
    at: "/repertoar/marysa",
    press: (page) => page.locator("p > a[data-live]").first(),
    shown: (page) => page.locator("p > a[data-live]").filter({ hasText: "Zobrazit méně" }),
  },
  {
    what: "the cart in the header opens its panel",
    at: "/eshop",
    press: (page) => page.locator("header a[href='/kosik']"),
    shown: (page) => page.locator("header a[href='/kosik'][aria-expanded=true]"),
  },
  {
    what: "the cookie settings open in a dialog",
    at: "/repertoar",
    press: (page) => page.locator("footer a[data-consent-settings]"),
    shown: (page) => page.locator("dialog:modal"),
  },
  {
    what: "a quick view opens in a dialog",
    at: "/eshop",
    press: (page) => page.getByRole("main").locator("a[data-modal]").first(),
    shown: (page) => page.locator("dialog:modal"),
  },
];

for (const { what, at, press, shown } of firstPresses) {
  test(`before its code, a press works as any later one: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // The pointer that goes there starts the code.
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.goto(at, { waitUntil: "load" });
    await press(page).click();
    await expect(page).toHaveURL(at);
    await expect(shown(page)).toHaveCount(0);
    code.release();
    await expect(shown(page)).toBeVisible();
    await expect(page).toHaveURL(at);
  });
}

test(
  "a press that leads to the next page loads no code for this one",
  { tag: "@nightly" },
  async ({ page }) => {
    const code = watchCode(page);
    await page.goto("/6/domov", { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    for (const target of [
      main.getByRole("link").first(),
      main.getByRole("button", { name: /^Do.košíku/u }).first(),
      main.locator("form input[type=checkbox]").first(),
    ]) {
      for (const event of ["touchstart", "pointerdown", "focusin"]) await target.dispatchEvent(event);
    }
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(code).toEqual([]);
    await page.goto("/eshop", { waitUntil: "commit" });
    // Such a press began the visit: the second document hydrates when it is idle.
    await expect(isLive(page)).toHaveCount(1);
  },
);

test(
  "a step of the cart's quantity before hydration is stored as without JavaScript",
  { tag: "@nightly" },
  async ({ page, site }) => {
    await page.request.post("/kosik", {
      form: { intent: "add", product: "105", variant: "", quantity: "1" },
      headers: { Origin: site.url },
    });
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.goto("/kosik", { waitUntil: "load" });
    const main = page.getByRole("main");
    await main.getByRole("button", { name: /^Přidat.(?:kus|vstupenku)/u }).click();
    await expect(page.getByText(/Počet.kusů jsme.změnili/u).first()).toBeVisible();
    await expect(main.getByRole("textbox", { name: "Počet kusů" }).first()).toHaveValue("2");
    code.release();
  },
);

test(
  "code that a press on a link aborted is loaded when the page is shown again",
  { tag: "@nightly" },
  async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/u);
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.goto("/eshop", { waitUntil: "load" });
    await gesture(page);
    await expect.poll(code.count).toBe(1);
    // An answer after which a browser stays on its page.
    await page.route("**/products/new", (route) => route.fulfill({ status: 204 }));
    await page
      .getByRole("main")
      .locator("a[href='/products/new']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    // A locator may wait for the end of this navigation, which never comes.
    await page.waitForFunction(() => !document.documentElement.hasAttribute("data-scripted"));
    code.release();
    const shown = page.waitForEvent("load");
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await shown;
    await expectHydrated(page);
  },
);

test(
  "a list that snaps into place is no gesture, scrolling the page is one",
  { tag: "@nightly" },
  async ({ page }) => {
    const code = watchCode(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate(() => {
      for (const list of document.querySelectorAll("main ul")) list.scrollLeft = 200;
    });
    expect(code).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(isLive(page)).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(50);
  },
);

test(
  "a document that is reloaded far below keeps its place while its code starts",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/program");
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.reload({ waitUntil: "load" });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expectHydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  },
);

test(
  "a filter ticked before hydration is applied as without JavaScript, and once",
  { tag: "@nightly" },
  async ({ page }) => {
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/1/darkove-poukazy", { waitUntil: "load" });
    const box = page.getByRole("main").locator("form input[type=checkbox]").first();
    await box.evaluate((element: HTMLInputElement) => element.click());
    await expect(page).toHaveURL(/[?]/u);
    const address = page.url();
    await expect(box).toBeChecked();
    code.release();
    await expectHydrated(page);
    await expect(box).toBeChecked();
    expect(page.url()).toBe(address);
  },
);

test(
  "an order of a list chosen before hydration is applied as without JavaScript",
  { tag: "@nightly" },
  async ({ page }) => {
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.goto("/products/new", { waitUntil: "load" });
    await page.getByRole("combobox", { name: /Řa[dz]/u }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/[?]/u);
    code.release();
  },
);

test("the page keeps quantity steps and typed text from before its hydration", async ({ page }) => {
  const code = await hold(page, "**/assets/entry.client-*.js");
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(demo.products.mug.path, { waitUntil: "load" });
  const main = page.getByRole("main");
  const box = main.getByRole("textbox", { name: "Počet kusů" }).first();
  await main.getByRole("button", { name: /^Přidat.(?:kus|vstupenku)/u }).click();
  await box.press("ArrowUp");
  await page.locator("header input[name=q]").fill("hrn");
  code.release();
  await expect(box).toHaveValue("3");
  await expect(page.getByRole("combobox", { name: "Hledat" })).toHaveValue("hrn");
  await expect(page.getByRole("option").first()).toBeVisible();
  await box.press("ArrowDown");
  await box.hover();
  await page.mouse.wheel(0, 300);
  await expect(box).toHaveValue("2");
});

test.describe("after a deployment", () => {
  const gone = (page: Page) => page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));

  test("a page whose code is gone reloads once and then works as without JavaScript", async ({ page }) => {
    await gone(page);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto("/products/new", { waitUntil: "load" });
    const reloaded = page.waitForEvent("load");
    await gesture(page).catch(() => undefined);
    await reloaded;
    await gesture(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-scripted");
    await expect(page.getByRole("main").getByRole("button", { name: "Použít filtry" }).first()).toBeVisible();
    expect(documents).toBe(2);
  });

  test("a press on a link arrives where it goes", { tag: "@nightly" }, async ({ page }) => {
    await gone(page);
    await page.goto("/", { waitUntil: "load" });
    await page.getByRole("banner").getByRole("link", { name: "E-shop" }).first().click();
    await expect(page).toHaveURL("/eshop");
    await expect(page.getByRole("heading", { level: 1, name: "E-shop" })).toBeVisible();
  });

  test("a press that waited for the code is followed", async ({ page, expectConsoleError }) => {
    expectConsoleError(/Applying inline style violates/u);
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await failing;
      await route.fulfill({ status: 404 });
    });
    await page.goto(demo.products.shirt.path, { waitUntil: "load" });
    await page
      .getByRole("main")
      .getByRole("link", { name: /obrázek 1 z/u })
      .click({ noWaitAfter: true });
    fail();
    await expect(page).toHaveURL(/[/]images[/]product[/]big[/]101/u);
  });

  test("typed text is not lost by a reload", { tag: "@nightly" }, async ({ page }) => {
    await gone(page);
    await page.goto("/obnova-hesla", { waitUntil: "load" });
    await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill("jana@example.com");
    await expect(page.locator("html")).not.toHaveAttribute("data-scripted");
    await expect(page.getByRole("main").getByRole("textbox", { name: "E-mail" })).toHaveValue(
      "jana@example.com",
    );
  });

  test("a notice is not lost by a reload", { tag: "@nightly" }, async ({ page }) => {
    await gone(page);
    await page.goto(demo.products.mug.path, { waitUntil: "load" });
    await page.getByRole("main").getByRole("button", { name: "Do košíku" }).first().click();
    await expect(page.getByRole("status")).toContainText("jsme přidali do košíku");
    await gesture(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-scripted");
    // First, because a reload in progress would still show the notice for a moment.
    expect(await page.evaluate(() => sessionStorage.getItem("opona.reload"))).toBeNull();
    await expect(page.getByRole("status")).toContainText("jsme přidali do košíku");
  });
});

test(
  "a tab that nobody has touched shows on return the cart that another tab changed",
  { tag: "@nightly" },
  async ({ page, context }) => {
    await context.clock.install();
    await page.goto("/eshop", { waitUntil: "load" });
    const other = await context.newPage();
    await other.goto(demo.products.mug.path);
    await other.getByRole("main").getByRole("button", { name: "Do košíku" }).first().click();
    await expect(other.getByRole("banner").getByRole("link", { name: /^Košík.*1/u })).toBeVisible();
    await comeBack(page);
    await expect(page.getByRole("banner").getByRole("link", { name: /^Košík.*1/u })).toBeVisible();
  },
);
