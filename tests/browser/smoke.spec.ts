import { expect, test } from "./support/journey.ts";

test("the home page opens", { tag: "@nightly" }, async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Otevírací doba pokladny");
});

test("a missing page answers 404 with the request id and a search", async ({ page, javaScriptEnabled }) => {
  const answer = await page.goto("/neni-tu");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stránka nenalezena (404)");
  // The menu's buttons are rendered after hydration, which has to keep the request id of the document.
  const buttons = page.getByRole("button", { name: /^Podnabídka/u });
  await expect(buttons).toHaveCount(javaScriptEnabled ? 4 : 0);
  const number = page.getByText("Číslo požadavku:");
  await expect(number).toContainText(answer?.headers()["x-request-id"] ?? "no number");
  await page.getByRole("main").getByRole("textbox", { name: "Hledat" }).fill("hrnek");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/hledani?q=hrnek");
  await expect(number).toHaveCount(0);
});
