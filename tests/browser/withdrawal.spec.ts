import { expect, test } from "./support/journey.ts";

test("a customer withdraws in two steps, without signing in", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Odstoupit od smlouvy", exact: true })
    .click();
  await page.getByRole("textbox", { name: /^Jméno.a.příjmení/u }).fill("Jana Nováková");
  await page.getByRole("textbox", { name: /^Číslo.objednávky/u }).fill("E26-00042");
  await page.locator("main [name=email]").fill("jana@example.cz");
  await page.getByRole("textbox", { name: /^Zboží/u }).fill("2× Hrnek Přestávka");
  await page.getByRole("button", { name: /^Pokračovat.ke.kontrole$/u }).click();
  await page.getByRole("button", { name: "Zpět", exact: true }).click();
  await expect(page.getByRole("textbox", { name: /^Zboží/u })).toHaveValue("2× Hrnek Přestávka");
  await page.getByRole("button", { name: /^Pokračovat.ke.kontrole$/u }).click();
  await page.getByRole("button", { name: "Potvrdit odstoupení od smlouvy", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Odstoupení.jsme.přijali$/u);
  await expect(page.locator("main")).toContainText(/OS\d\d-\d{5}/u);
  await expect(page).toHaveURL(/\/odstoupeni$/u);
});
