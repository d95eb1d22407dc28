import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { comeBack } from "./support/hydration.ts";
import { choose, expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

/** Events in another order than usual: late JavaScript, a click in between, two events at once. */

const mug = demo.products.mug.path;
const header = (page: Page) => page.getByRole("banner");
const cartLink = (page: Page) => header(page).getByRole("link", { name: /^Košík,/u });
const menuOf = (page: Page) => header(page).locator("details").filter({ hasText: "Menu" });
const introOf = (page: Page) => page.getByRole("dialog", { name: /^Vánoční.poukazy/u });
const addMug = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Do.košíku$/u })
    .first()
    .click();

test("a menu opened before hydration stays open", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const script = await hold(page, "**/assets/entry.client-*.js");
  await page.goto("/eshop", { waitUntil: "commit" });
  await menuOf(page).locator("summary").first().click();
  const link = menuOf(page).getByRole("link", { name: "Repertoár", exact: true });
  await expect(link).toBeVisible();
  script.release();
  await expect(cartLink(page)).toHaveAttribute("aria-expanded");
  await expect(link).toBeVisible();
});

test(
  "a menu link to the current page closes the menu, and the focus is not lost in it",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/repertoar");
    await menuOf(page).locator("summary").first().click();
    await menuOf(page).getByRole("link", { name: "Repertoár", exact: true }).press("Enter");
    await expect(menuOf(page).getByRole("navigation")).toBeHidden();
    await expect(menuOf(page).locator("summary").first()).toBeFocused();
  },
);

test(
  "a submenu closes after a navigation from it, and opens again for the keyboard",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const shop = header(page).getByRole("link", { name: "E-shop", exact: true }).first();
    const brands = header(page).getByRole("link", { name: "Značky", exact: true }).first();
    await shop.hover();
    await expect(brands).toBeVisible();
    const { x, y } = (await brands.boundingBox()) ?? { x: 0, y: 0 };
    await brands.click();
    await expect(page).toHaveURL("/eshop/znacky");
    await expect(page.locator("#obsah")).toBeFocused();
    // The pointer stays where it was.
    await page.mouse.move(x + 20, y + 8);
    await expect(brands).toBeHidden();
    await page.mouse.move(600, 700);
    await shop.focus();
    await page.keyboard.press("Tab");
    await expect(brands).toBeHidden();
    await page.keyboard.press("ArrowDown");
    await expect(brands).toBeVisible();
  },
);

test(
  "a click outside an open submenu closes it, also if buttons get no focus",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const button = header(page).getByRole("button", { name: "Podnabídka E-shop" });
    await expect(button).toBeVisible();
    await page.evaluate(() => addEventListener("mousedown", (event) => event.preventDefault()));
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.mouse.click(20, 700);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
);

test(
  "a popup waits for an open menu, and Esc closes one thing at a time",
  { tag: "@nightly" },
  async ({ page, context, site }) => {
    await context.clearCookies();
    await choose(context, site.url, {});
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto("/eshop");
    await menuOf(page).locator("summary").first().click();
    await page.clock.runFor(5_100);
    await expect(introOf(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(menuOf(page).getByRole("navigation")).toBeHidden();
    await page.clock.runFor(1_100);
    await expect(introOf(page)).toBeVisible();

    await cartLink(page).dispatchEvent("click");
    await expect(cartLink(page)).toHaveAttribute("aria-expanded", "true");
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press("Escape");
    await expect(cartLink(page)).toHaveAttribute("aria-expanded", "false");
    await expect(introOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(introOf(page)).toBeHidden();
  },
);

test(
  "a search sent before the hints' chunk loads requests no hints afterwards",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.clock.install();
    await page.goto("/eshop");
    const program = await hold(page, "**/assets/search-combobox-*.js");
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/hledani/napoveda")) calls.push(request.url());
    });
    const box = header(page).locator("input[name=q]");
    await box.pressSequentially("hrnek");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/hledani\?q=hrnek$/u);
    program.release();
    // The field becomes a combobox when the chunk is loaded.
    await expect(header(page).getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(1_000);
    expect(calls).toEqual([]);
    // Further typing requests hints.
    await box.press("Space");
    await expect(header(page).getByRole("option").first()).toBeVisible();
    expect(calls).toHaveLength(1);
  },
);

test(
  "a navigation before the cart revalidates still shows the cart's content",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(mug);
    const reading = await hold(
      page,
      "**/*.data*",
      (route) => route.request().method() === "GET" && route.request().url().includes("/105/"),
    );
    await addMug(page);
    await expect.poll(reading.count).toBe(1);
    await header(page).getByRole("link", { name: "Repertoár", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
    reading.release();
    await expect(cartLink(page)).toHaveAccessibleName(/^Košík, 1.položka/u);
  },
);

test(
  "what is typed into a note while its first half is being saved is kept",
  { tag: "@nightly" },
  async ({ page, site }) => {
    await page.request.post("/kosik", {
      form: { intent: "add", product: "105", quantity: "1" },
      headers: { Origin: site.url },
    });
    await page.goto("/kosik");
    const main = page.getByRole("main");
    const note = main.getByRole("textbox", { name: /^Poznámka k.položce/u });
    await main.getByText("Přidat poznámku").click();
    await note.fill("Prosím");
    const reading = await hold(page, "**/*.data*", (route) => route.request().method() === "GET");
    await main.getByRole("button", { name: "Uložit", exact: true }).click();
    await expect.poll(reading.count).toBeGreaterThan(0);
    await note.fill("Prosím zabalit");
    reading.release();
    await expect(main.locator("q").filter({ hasText: "Prosím" })).toBeVisible();
    await expect(note).toHaveValue("Prosím zabalit");
  },
);

test(
  "a return to the tab during a navigation reads the shell's data too",
  { tag: "@nightly" },
  async ({ page, site }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(mug);
    const next = await hold(page, "**/repertoar.data*");
    await header(page).getByRole("link", { name: "Repertoár", exact: true }).first().click();
    await expect.poll(next.count).toBeGreaterThan(0);
    const answer = await page.request.post("/kosik", {
      form: { intent: "add", product: "105", quantity: "1" },
      headers: { Origin: site.url },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    await comeBack(page);
    next.release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
    await expect(cartLink(page)).toHaveAccessibleName(/^Košík, 1.položka/u);
  },
);

test("the site works without web storage", { tag: "@nightly" }, async ({ page, expectConsoleError }) => {
  // From the router, which tries to store the scroll position.
  expectConsoleError(/SecurityError/u);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto("/eshop");
  await header(page).getByRole("link", { name: "Repertoár", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
});

test(
  "the text in the footer's field survives a navigation within the page",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/eshop");
    const field = page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" });
    await field.fill("rozepsano@example.com");
    const skip = page.getByRole("link", { name: "Přejít na obsah" });
    await skip.focus();
    await skip.press("Enter");
    await expect(page).toHaveURL("/eshop#obsah");
    await expect(field).toHaveValue("rozepsano@example.com");
  },
);

test("refusing all cookies unticks a ticked category", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/info/cookies");
  const marketing = page.getByRole("main").getByRole("checkbox", { name: "Marketingové" });
  await marketing.check();
  await page.getByRole("main").getByRole("button", { name: "Odmítnout" }).click();
  await expect(page.getByRole("status").first()).toContainText(/Nastavení.cookies jsme uložili\./u);
  await expect(marketing).not.toBeChecked();
});

test(
  "a cookie choice saved on the cookies page leaves the focus on its button",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/info/cookies");
    const main = page.getByRole("main");
    const marketing = main.getByRole("checkbox", { name: "Marketingové" });
    await marketing.check();
    const save = main.getByRole("button", { name: /^Uložit.výběr$/u });
    await save.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").first()).toContainText(/Nastavení.cookies jsme uložili\./u);
    await expect(marketing).toBeChecked();
    await expect(save).toBeFocused();
    await main.getByRole("button", { name: "Odmítnout" }).click();
    await expect(marketing).not.toBeChecked();
  },
);
