import { expect, expectAccessible, test } from "./support/journey.ts";

test("the theatre opens", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Otevírací doba pokladny");
  await expectAccessible(page);
});

test("a page that does not exist says so", async ({ page }) => {
  const answer = await page.goto("/neni-tu");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stránka nenalezena (404)");
  await page.getByRole("link", { name: "Zpět na úvodní stránku" }).click();
  await expect(page).toHaveURL("/");
});
