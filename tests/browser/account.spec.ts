import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { expectHydrated } from "./support/hydration.ts";

/** Signs in as the demo customer with data in every section of the account. */
async function signIn(page: Page, to: string): Promise<void> {
  await page.goto(to);
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill("divak@divadlonavantrokach.example");
  await main.getByLabel("Heslo").fill("demo1234");
  await main.getByRole("button", { name: /^Přihlásit.se$/u }).click();
  await expect(page).toHaveURL(to);
  // The sign-in loads a new document.
  if (test.info().project.use.javaScriptEnabled) await expectHydrated(page);
}

test("an address is added in a modal, without JavaScript on the page itself", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, "/account/addresses");
  await page.getByRole("link", { name: /^Přidat.adresu$/u }).click();
  await expect(page).toHaveURL("/account/addresses?adresa=nova");
  const dialog = page.getByRole("dialog", { name: /^Nová.adresa$/u });
  await expect(dialog).toBeVisible();
  if (javaScriptEnabled) {
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/account/addresses");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("link", { name: /^Přidat.adresu$/u }).click();
  }
  await dialog.getByRole("button", { name: /^Uložit.adresu$/u }).click();
  await expect(dialog.getByRole("alert")).toContainText("Pole musí být vyplněno.");

  const street = javaScriptEnabled ? "Skriptová 1" : "Prostá 2";
  await dialog.getByLabel("Jméno").fill("Jana");
  await dialog.getByLabel("Příjmení").fill("Nová");
  await dialog.getByLabel(/^Ulice/u).fill(street);
  await dialog.getByLabel("PSČ").fill("110 00");
  await dialog.getByLabel("Město").fill("Praha");
  await dialog.getByRole("button", { name: /^Uložit.adresu$/u }).click();
  await expect(page).toHaveURL("/account/addresses");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasText: street })).toBeVisible();
});

// Without JavaScript the response is a new document.
test(
  "details from the company register can be saved at once, during the revalidation",
  { tag: ["@js-on", "@nightly"] },
  async ({ page }) => {
    await signIn(page, "/ucet/fakturacni-udaje");
    const reading = await hold(page, "**/*.data*", (route) => route.request().method() === "GET");
    await page.getByLabel("IČO").fill("35");
    await page.getByLabel(/^Název/u).fill("");
    await page.getByRole("button", { name: /^Načíst.údaje/u }).click();
    await expect(page.getByLabel(/^Název/u)).not.toHaveValue("");
    const saved = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: /^Uložit.údaje$/u }).click();
    await saved;
    reading.release();
  },
);

test("the account's forms show their errors, and the register fills in the company", async ({ page }) => {
  await signIn(page, "/ucet");
  await page.getByLabel("Jméno").fill("");
  await page.getByRole("button", { name: /^Uložit.změny$/u }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Jméno: Pole musí být vyplněno.");
  await page
    .getByRole("link", { name: /^Fakturační.údaje$/u })
    .first()
    .click();
  await page.getByLabel("IČO").fill("35");
  await page.getByLabel(/^Název/u).fill("");
  await page.getByRole("button", { name: /^Načíst.údaje/u }).click();
  await expect(page.getByLabel(/^Název/u)).toHaveValue(/Loutkárna/u);
  await page.getByLabel(/^Název/u).fill("");
  await page.getByRole("button", { name: /^Uložit.údaje$/u }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Pole musí být vyplněno.");
});
