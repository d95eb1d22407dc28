import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { comeBack, expectHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

const isLive = (page: Page) => page.locator("header a[href='/kosik'][aria-expanded]");

test("the app's code loads after everything that the document shows", async ({ page }) => {
  const code: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/u.test(request.url())) code.push(request.url());
  });
  const picture = await hold(page, "**/images/**");
  await page.goto("/eshop", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-scripted");
  await expect.poll(picture.count).toBeGreaterThan(0);
  expect(code).toEqual([]);
  picture.release();
  await expect(isLive(page)).toHaveCount(1);
});

test(
  "a step of the cart's quantity before hydration is stored after it",
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
    code.release();
    await expect(page.getByText(/Počet.kusů jsme.změnili/u).first()).toBeVisible();
    await expect(main.getByRole("textbox", { name: "Počet kusů" }).first()).toHaveValue("2");
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
  "a filter ticked before hydration is applied after it, and once",
  { tag: "@nightly" },
  async ({ page }) => {
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/1/darkove-poukazy", { waitUntil: "load" });
    const box = page.getByRole("main").locator("form input[type=checkbox]").first();
    await box.evaluate((element: HTMLInputElement) => element.click());
    code.release();
    await expect(page).toHaveURL(/[?]/u);
    const address = page.url();
    await page.waitForLoadState("networkidle");
    await expect(box).toBeChecked();
    expect(page.url()).toBe(address);
  },
);

test(
  "an order of a list chosen before hydration is applied after it",
  { tag: "@nightly" },
  async ({ page }) => {
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.goto("/products/new", { waitUntil: "load" });
    await page.getByRole("combobox", { name: /Řa[dz]/u }).selectOption({ index: 1 });
    code.release();
    await expect(page).toHaveURL(/[?]/u);
  },
);

test("the page keeps quantity steps and typed text from before its hydration", async ({ page }) => {
  const code = await hold(page, "**/assets/entry.client-*.js");
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(demo.products.mug.path, { waitUntil: "load" });
  const main = page.getByRole("main");
  const box = main.getByRole("textbox", { name: "Počet kusů" }).first();
  const more = main.getByRole("button", { name: /^Přidat.(?:kus|vstupenku)/u });
  await more.click();
  await more.click();
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
    await page.waitForEvent("load");
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

  test("typed text is not lost by a reload", { tag: "@nightly" }, async ({ page }) => {
    await gone(page);
    await page.goto("/obnova-hesla", { waitUntil: "load" });
    await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill("jana@example.com");
    await expect(page.locator("html")).not.toHaveAttribute("data-scripted");
    await expect(page.getByRole("main").getByRole("textbox", { name: "E-mail" })).toHaveValue(
      "jana@example.com",
    );
  });

  test("a notice is not lost by a reload", { tag: "@nightly" }, async ({ page, site }) => {
    await gone(page);
    await page.request.post("/kosik", {
      form: { intent: "add", product: "105", variant: "", quantity: "1" },
      headers: { Origin: site.url },
      maxRedirects: 0,
    });
    await page.goto("/eshop", { waitUntil: "load" });
    await expect(page.getByRole("status")).toContainText("jsme přidali do košíku");
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
    await page.goto("/eshop");
    const other = await context.newPage();
    await other.goto(demo.products.mug.path);
    await other.getByRole("main").getByRole("button", { name: "Do košíku" }).first().click();
    await expect(other.getByRole("banner").getByRole("link", { name: /^Košík.*1/u })).toBeVisible();
    await comeBack(page);
    await expect(page.getByRole("banner").getByRole("link", { name: /^Košík.*1/u })).toBeVisible();
  },
);
