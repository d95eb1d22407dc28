import type { Page } from "@playwright/test";
import { comeBack } from "./support/hydration.ts";
import { expect, test } from "./support/journey.ts";
import { addFromDetail } from "./support/shopping.ts";
import { demo } from "../support/demo.ts";

const email = "divak@divadlonavantrokach.example";

async function fillIn(page: Page, password = "demo1234"): Promise<void> {
  const form = page.locator("#prihlaseni");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Heslo", { exact: true }).fill(password);
  await form.getByRole("button", { name: /^Přihlásit/u }).click();
}

test("the sign-in keeps the guest's cart and fills in the order", async ({ page }) => {
  test.slow();
  await page.goto("/login");
  await page
    .locator("#prihlaseni")
    .getByRole("button", { name: /^Přihlásit/u })
    .click();
  await expect(page.getByRole("main").getByText("Pole musí být vyplněno.").first()).toBeVisible();
  await fillIn(page, "spatne-heslo");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(/heslo.nesouhlasí/u);

  await addFromDetail(page, demo.products.mug.path);
  await page.goto("/kosik");
  await page.getByRole("link", { name: /^Přihlaste.se$/u }).click();
  await expect(page).toHaveURL("/login?redirect=%2Fkosik");
  await fillIn(page);
  await expect(page).toHaveURL("/kosik");
  await expect(page.getByRole("status").first()).toContainText(/najdete v.něm i.teď/u);
  await expect(page.getByRole("textbox", { name: /Hrnek/u })).toHaveValue("1");

  // The parcel can be sent to one of the customer's addresses, or to another one.
  await page.getByRole("radio", { name: /PPL/u }).check();
  await expect(page.getByRole("radio", { name: /Tereza/u })).toBeChecked();
  await expect(page.locator("#objednavka-address\\.street")).toBeHidden();
  await page.getByRole("radio", { name: /^Jiná.adresa$/u }).check();
  await expect(page.locator("#objednavka-address\\.street")).toBeVisible();

  await page.goto("/ucet");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Odhlásit.se$/u })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("status").first()).toContainText(/Odhlásili.jsme/u);
  await page.goto("/ucet");
  await expect(page).toHaveURL("/login?redirect=%2Fucet");
});

test("Back after signing out shows no customer data", { tag: "@js-on-by-day" }, async ({ page }) => {
  await page.goto("/login");
  await fillIn(page);
  await expect(page).toHaveURL("/");
  await page.goto("/ucet");
  await expect(page.getByRole("main")).toContainText("Tereza");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Odhlásit.se$/u })
    .click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/login?redirect=%2Fucet");
  await expect(page.getByRole("main")).not.toContainText("Tereza");
});

// Without JavaScript the next page shows it.
test(
  "a sign-in or sign-out leads the other tab away from a page that closed",
  { tag: ["@js-on", "@nightly"] },
  async ({ page, context }) => {
    test.slow();
    await context.clock.install();
    const other = await context.newPage();
    await other.goto("/login");
    await page.goto("/login");
    await fillIn(page);
    await expect(page).toHaveURL("/");
    await comeBack(other);
    await expect(other).toHaveURL("/");
    await expect(
      other
        .getByRole("banner")
        .getByRole("link", { name: /^Váš.účet$/u })
        .first(),
    ).toBeVisible();

    await other.goto("/ucet");
    await page.goto("/ucet");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Odhlásit.se$/u })
      .click();
    await expect(page).toHaveURL("/");
    await comeBack(other);
    await expect(other).toHaveURL("/login?redirect=%2Fucet");
    await expect(
      other
        .getByRole("banner")
        .getByRole("link", { name: /^Přihlásit.se$/u })
        .first(),
    ).toBeVisible();
  },
);
