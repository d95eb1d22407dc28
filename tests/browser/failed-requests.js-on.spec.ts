import type { Page, Route } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

/** Pages whose data, response or next page fail to load. */

const mug = demo.products.mug.path;
const header = (page: Page) => page.getByRole("banner");
const cartLink = (page: Page) => header(page).getByRole("link", { name: /^Košík,/u });
const addMug = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Do.košíku$/u })
    .first()
    .click();

test("a missing page is rendered into the existing shell, with the focus and its title", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/repertoar");
  await page.evaluate(() => document.querySelector("header")?.setAttribute("data-same", ""));
  // The production was removed after the list was rendered.
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

test(
  "the page repeats a failed revalidation when the connection is back",
  { tag: "@nightly" },
  async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/u);
    await page.goto("/eshop");
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
  },
);

test(
  "a cart that cannot be read again keeps its forms and what is typed in them",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto(mug);
    await addMug(page);
    await expect(page.getByRole("region", { name: /^Obsah.košíku$/u })).toBeVisible();
    await page.goto("/kosik");
    const email = page.locator("#objednavka-email");
    await email.fill("host@example.com");
    // The loader's own answer, with the other kind.
    await page.route("**/kosik.data*", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"known"', '"unreachable"');
      await route.fulfill({ response, body });
    });
    await page.getByRole("button", { name: /^Přidat.kus/u }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText(/Ukazujeme, co v.něm bylo naposledy/u);
    await expect(email).toHaveValue("host@example.com");
    await page.unrouteAll();
    await page.getByRole("button", { name: /^Přidat.kus/u }).click();
    await expect(main).not.toContainText("Ukazujeme");
    await expect(page.getByRole("textbox", { name: /^Počet kusů/u })).toHaveValue("2");
    await expect(email).toHaveValue("host@example.com");
  },
);

test("a form without a response says so, and the page and its values stay", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/u);
  const losses = [
    (route: Route) => route.abort(),
    // A gateway's own error page.
    (route: Route) => route.fulfill({ status: 502, body: "Bad gateway" }),
  ];
  for (const lose of losses) {
    await page.goto(mug);
    await page.unrouteAll();
    await page.route("**/*.data*", (route) =>
      route.request().method() === "POST" ? lose(route) : route.continue(),
    );
    await addMug(page);
    const notices = page.getByRole("region", { name: "Oznámení" });
    await expect(notices).toContainText(/Divadlo neodpovědělo/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hrnek/u);
    await expect(cartLink(page)).toHaveAccessibleName(/^Košík, 0.položek/u);

    const newsletter = page.getByRole("contentinfo");
    await newsletter.getByRole("textbox", { name: "E-mail" }).fill("okno@example.com");
    await newsletter.getByRole("button", { name: /^Odebírat.novinky$/u }).click();
    await expect(newsletter.getByRole("alert")).toContainText("E-mail nebyl úspěšně uložen.");
    await expect(newsletter.getByRole("textbox", { name: "E-mail" })).toHaveValue("okno@example.com");
  }
});
