import type { Page, Route } from "@playwright/test";
import { choose, expect, test } from "./support/journey.ts";

/** What happens in another order than usual: a late script, a lost answer, a press in between, two things at once. */

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "it is made of script");

const mug = "/105/domov/hrnek-prestavka-300-ml";
const header = (page: Page) => page.getByRole("banner");
const cartLink = (page: Page) => header(page).getByRole("link", { name: /^Košík,/u });
const menuOf = (page: Page) => header(page).locator("details").filter({ hasText: "Menu" });
const introOf = (page: Page) => page.getByRole("dialog", { name: /^Vánoční.poukazy/u });
const expectLive = (page: Page) => expect(cartLink(page)).toHaveAttribute("aria-expanded");
const addMug = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Do.košíku$/u })
    .first()
    .click();

/** Holds requests until it is told to let them go. */
async function hold(page: Page, which: string, isHeld: (route: Route) => boolean = () => true) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let count = 0;
  await page.route(which, async (route) => {
    if (isHeld(route)) {
      count += 1;
      await held;
    }
    // It may have been given up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { release: () => release(), count: () => count };
}

test("a menu that was opened before the script came stays open", async ({ page }) => {
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

test("a menu that leads to the page one is on closes, and the focus is not lost in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/repertoar");
  await expectLive(page);
  await menuOf(page).locator("summary").first().click();
  await menuOf(page).getByRole("link", { name: "Repertoár", exact: true }).press("Enter");
  await expect(menuOf(page).getByRole("navigation")).toBeHidden();
  await expect(menuOf(page).locator("summary").first()).toBeFocused();
});

test("a submenu does not lie over the page it led to, and opens again for the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await expectLive(page);
  const shop = header(page).getByRole("link", { name: "E-shop", exact: true }).first();
  const brands = header(page).getByRole("link", { name: "Značky", exact: true }).first();
  await shop.hover();
  await brands.click();
  await expect(page).toHaveURL("/eshop/znacky");
  await expect(page.locator("#obsah")).toBeFocused();
  // The pointer stands where it stood.
  const { x, y } = (await brands.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 8);
  await expect(brands).toBeHidden();
  await page.mouse.move(600, 700);
  await shop.focus();
  await expect(brands).toBeVisible();
});

test("a press beside an open submenu closes it, also where a pressed button gets no focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const button = header(page).getByRole("button", { name: "Podnabídka E-shop" });
  await expect(button).toBeVisible();
  await page.evaluate(() => addEventListener("mousedown", (event) => event.preventDefault()));
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.mouse.click(20, 700);
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a popup waits for an open menu, and Esc closes one thing at a time", async ({
  page,
  context,
  site,
}) => {
  await context.clearCookies();
  await choose(context, site.url, {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto("/eshop");
  await expectLive(page);
  await menuOf(page).locator("summary").first().click();
  const asked = page.waitForResponse("**/assets/popup-*.js");
  await page.clock.runFor(3_100);
  await (await asked).finished();
  await page.clock.runFor(2_000);
  await expect(introOf(page)).toHaveCount(0);
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
  await expect(introOf(page)).toHaveCount(0);
});

test("who asks and goes on before the hints' program comes is not followed by hints", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/eshop");
  await expectLive(page);
  const program = await hold(page, "**/assets/search-combobox-*.js");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/hledani/napoveda")) asked.push(request.url());
  });
  const box = header(page).locator("input[name=q]");
  await box.pressSequentially("hrnek");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/hledani\?q=hrnek$/u);
  program.release();
  // The field is a combobox as soon as its program is there.
  await expect(header(page).getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  // Who writes on meets them.
  await box.press("Space");
  await expect(header(page).getByRole("option").first()).toBeVisible();
});

test("who goes on before the cart is read again still sees what is in it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(mug);
  await expectLive(page);
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
});

test("what another tab tells while a page is on its way is not forgotten", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(mug);
  await expectLive(page);
  const next = await hold(page, "**/repertoar.data*");
  await header(page).getByRole("link", { name: "Repertoár", exact: true }).first().click();
  await expect.poll(next.count).toBeGreaterThan(0);
  const answer = await page.request.post("/kosik", {
    form: { intent: "add", product: "105", quantity: "1" },
    headers: { Origin: site.url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.evaluate(() => new BroadcastChannel("opona-cart").postMessage("another cart"));
  next.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
  await expect(cartLink(page)).toHaveAccessibleName(/^Košík, 1.položka/u);
});

test("where the browser keeps nothing and tabs may not talk, the site works", async ({
  page,
  expectComplaint,
}) => {
  // Of the router, which would keep how far the page was scrolled.
  expectComplaint(/SecurityError/u);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    Object.defineProperty(window, "BroadcastChannel", { value: refuse });
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto("/eshop");
  await expectLive(page);
  await header(page).getByRole("link", { name: "Repertoár", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
});

test("a page that does not exist comes into the frame that is there, with the focus and its title", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/repertoar");
  await expectLive(page);
  await page.evaluate(() => document.querySelector("header")?.setAttribute("data-same", ""));
  // It has been taken down since the list was shown.
  await page.route("**/repertoar/marysa.data*", (route) =>
    route.continue({ url: route.request().url().replace("marysa", "neni") }),
  );
  await page.getByRole("main").locator("a[href='/repertoar/marysa']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stránka nenalezena (404)");
  await expect(page).toHaveTitle(/^Stránka nenalezena \(404\) · /u);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("header[data-same]")).toHaveCount(1);
  await expect(page.locator("#obsah")).toBeFocused();
  await header(page).getByRole("link", { name: "Program", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program");
  await expect(page.locator("#obsah")).toBeFocused();
  await expect(page.locator("header[data-same]")).toHaveCount(1);
});

test("what a background reading loses is read when the connection is back, and the page stays", async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  await page.goto("/eshop");
  await expectLive(page);
  let lost = 0;
  await page.route("**/eshop.data*", (route) => {
    lost += 1;
    return lost > 2
      ? route.continue()
      : lost === 2
        ? route.fulfill({ status: 502, body: "Bad gateway" })
        : route.abort();
  });
  await page.clock.install();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.locator("[data-progress]")).toHaveAttribute("data-progress", "failed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-shop");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => lost).toBe(2);
  await page.clock.runFor(60_000);
  await expect.poll(() => lost).toBe(3);
  await expect(page.locator("[data-progress]")).toHaveAttribute("data-progress", /idle|done/u);
  await page.clock.runFor(1_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-shop");
});

test("a form that nobody answered says so, and the page with what was typed stays", async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/u);
  const losses = [
    (route: Route) => route.abort(),
    // A gateway's own page.
    (route: Route) => route.fulfill({ status: 502, body: "Bad gateway" }),
  ];
  for (const lose of losses) {
    await page.goto(mug);
    await expectLive(page);
    await page.unrouteAll();
    await page.route("**/*.data*", (route) =>
      route.request().method() === "POST" ? lose(route) : route.continue(),
    );
    await addMug(page);
    const notices = page.getByRole("region", { name: "Oznámení" });
    await expect(notices).toContainText(/Nepodařilo se spojit s.divadlem/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hrnek/u);
    await expect(cartLink(page)).toHaveAccessibleName(/^Košík, 0.položek/u);

    const newsletter = page.getByRole("contentinfo");
    await newsletter.getByRole("textbox", { name: "E-mail" }).fill("okno@example.com");
    await newsletter.getByRole("button", { name: /^Odebírat.novinky$/u }).click();
    await expect(newsletter.getByRole("alert")).toContainText("E-mail nebyl úspěšně uložen.");
    await expect(newsletter.getByRole("textbox", { name: "E-mail" })).toHaveValue("okno@example.com");
  }
});

test("what is being written in the footer outlives a move within the page", async ({ page }) => {
  await page.goto("/eshop");
  await expectLive(page);
  const field = page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" });
  await field.fill("rozepsano@example.com");
  const skip = page.getByRole("link", { name: "Přejít na obsah" });
  await skip.focus();
  await skip.press("Enter");
  await expect(page).toHaveURL("/eshop#obsah");
  await expect(field).toHaveValue("rozepsano@example.com");
});

test("a choice of cookies that is stored on their page leaves the focus on its button", async ({ page }) => {
  await page.goto("/info/cookies");
  await expectLive(page);
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
});
