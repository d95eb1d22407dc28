import { expect, test } from "./support/journey.ts";

test("the theatre opens", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Otevírací doba pokladny");
});

test("a page that does not exist says so", async ({ page, javaScriptEnabled }) => {
  const answer = await page.goto("/neni-tu");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stránka nenalezena (404)");
  // Where scripts run the menu's buttons are made by one, which knows the number from the document.
  const buttons = page.getByRole("button", { name: /^Podnabídka/u });
  await expect(buttons).toHaveCount(javaScriptEnabled ? 4 : 0);
  const number = page.getByText("Číslo požadavku:");
  await expect(number).toContainText(answer?.headers()["x-request-id"] ?? "no number");
  await page.getByRole("main").getByRole("textbox", { name: "Hledat" }).fill("hrnek");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/hledani?q=hrnek");
  await expect(number).toHaveCount(0);
});
