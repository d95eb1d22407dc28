import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { pressByKey, recordFocus } from "./support/focus.ts";
import { expectHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/journey.ts";
import { submit } from "./support/shopping.ts";

/** With the keyboard alone: the focus never disappears with its element. */

const toast = (page: Page) => page.getByRole("group", { name: "Oznámení" });
const undoOf = (page: Page) => page.getByRole("button", { name: /^Vrátit.zpět/u });

/** Sends a form of the cart without the page, as another device would; its notice waits for the next page. */
async function post(page: Page, form: Record<string, string>): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.post("/kosik", { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

async function fillCart(page: Page, ...products: string[]): Promise<void> {
  await page.goto("/newsletter");
  for (const product of products) await post(page, { intent: "add", product, variant: "", quantity: "1" });
  // Consumes the notice.
  await page.goto("/newsletter");
}

test("in the cart it goes to the next line, and at last to the heading", async ({ page }) => {
  const focus = await recordFocus(page);
  await fillCart(page, "105", "110");
  await page.goto("/kosik");
  const main = page.getByRole("main");
  const lines = main.getByRole("list", { name: /^Zboží/u }).getByRole("listitem");
  const nameOfNext = lines.filter({ hasNotText: "Hrnek" }).getByRole("link").first();
  await pressByKey(main.getByRole("button", { name: /^Odebrat Hrnek/u }));
  await expect(lines).toHaveCount(1);
  await expect(nameOfNext).toBeFocused();
  await expect(undoOf(page)).toBeVisible();

  const summary = main.locator("summary").filter({ hasText: /poukaz/u });
  await pressByKey(summary);
  await main.getByLabel(/kód.poukazu/u).fill("VANTROKY10");
  await main.getByLabel(/kód.poukazu/u).press("Enter");
  await expect(main.getByRole("button", { name: /^Odebrat (?:poukaz|slevový.kód)/u })).toBeVisible();
  await pressByKey(main.getByRole("button", { name: /^Odebrat (?:poukaz|slevový.kód)/u }));
  await expect(main.getByRole("button", { name: /^Odebrat (?:poukaz|slevový.kód)/u })).toHaveCount(0);
  await expect(summary).toBeFocused();

  await pressByKey(lines.getByRole("button", { name: /^Odebrat/u }));
  await expect(page.getByRole("heading", { level: 1, name: /prázdný/u })).toBeFocused();
  await focus.expectKept();
});

test(
  "it goes to the answer of an order, a password, a rating and the newsletter",
  { tag: "@nightly" },
  async ({ page }) => {
    test.slow();
    const focus = await recordFocus(page);
    await fillCart(page, "118");
    await page.goto("/kosik");
    const form = page.locator("#objednavka");
    await page.getByRole("radio", { name: /PPL na.adresu/u }).check();
    await page.getByRole("radio", { name: /QR platbou/u }).check();
    await form.getByRole("textbox", { name: "E-mail", exact: true }).fill("klavesnice@example.com");
    await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
    await form.getByLabel("Příjmení", { exact: true }).first().fill("Nová");
    await form.getByLabel(/^Telefon/u).fill("723 456 789");
    await form
      .getByLabel(/^Ulice/u)
      .first()
      .fill("Dlouhá 1");
    await form.getByLabel("PSČ").first().fill("110 00");
    await form.getByLabel("Město").first().fill("Praha");
    await form.getByRole("checkbox", { name: /^Souhlasím/u }).press("Space");
    await pressByKey(form.getByRole("button", { name: submit }));
    await expect(page.getByRole("heading", { level: 1, name: /^Děkujeme/u })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: /^Děkujeme/u })).toBeFocused();
    await focus.expectKept();

    await page.goto("/obnova-hesla");
    await page.getByRole("main").getByLabel("E-mail").fill("klavesnice@example.com");
    await page.getByRole("main").getByLabel("E-mail").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /^Podívejte/u })).toBeFocused();

    await page.goto("/hodnoceni");
    await page.getByLabel("Titul", { exact: true }).selectOption({ label: "Maryša" });
    await page.getByRole("radio", { name: "4 hvězdy" }).press("Space");
    await page.getByLabel("Jméno").fill("Jitka");
    await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill("klavesnice@example.com");
    await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).press("Enter");
    const next = page.getByText(/hodnocení v.něm prosím potvrďte\./u);
    await expect(page.getByRole("main").locator(":focus").filter({ has: next })).toBeVisible();
    // Announced once, at the form.
    await expect(toast(page)).toHaveCount(0);

    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox", { name: "E-mail" }).fill("klavesnice@example.com");
    await footer.getByRole("textbox", { name: "E-mail" }).press("Enter");
    const confirm = page.getByText(/odběr začne, až/u);
    await expect(footer.locator(":focus").filter({ has: confirm })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    await focus.expectKept();
  },
);

test(
  "after signing in an address is removed, and it goes to the next one",
  { tag: "@nightly" },
  async ({ page }) => {
    const focus = await recordFocus(page);
    await page.goto("/account/addresses");
    const main = page.getByRole("main");
    await main.getByLabel("E-mail").fill("divak@divadlonavantrokach.example");
    await main.getByLabel("Heslo").fill("demo1234");
    await main.getByLabel("Heslo").press("Enter");
    await expect(page).toHaveURL("/account/addresses");
    await expectHydrated(page);
    const cards = main.getByRole("article");
    const count = await cards.count();
    await pressByKey(cards.first().getByRole("link", { name: /^Odstranit/u }));
    await pressByKey(main.getByRole("button", { name: /^Ano/u }));
    await expect(cards).toHaveCount(count - 1);
    await expect(main.getByRole("link", { name: /^Upravit/u }).first()).toBeFocused();
    await focus.expectKept();
  },
);

test(
  "a focused notice of a document keeps it when the toast replaces the notice",
  { tag: "@nightly" },
  async ({ page }) => {
    await fillCart(page, "105", "110");
    await post(page, { intent: "remove", product: "105", variant: "" });
    const toasts = await hold(page, "**/assets/toasts-*.js");
    await page.goto("/kosik");
    await expect.poll(toasts.count).toBe(1);
    await undoOf(page).focus();
    await expect(toast(page)).toHaveCount(0);
    toasts.release();
    await expect(toast(page)).toBeVisible();
    await expect(toast(page).getByRole("button", { name: /^Vrátit.zpět/u })).toBeFocused();
  },
);
