import { expect, test } from "./support/journey.ts";

test("a refused code and a right one have their answers, focused, in no address", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/poukaz");
  const field = page.getByRole("textbox", { name: /^Kód.poukazu/u });
  const submit = page.getByRole("button", { name: /^Zjistit.zůstatek/u });
  await field.fill("NENITAKOVY");
  await submit.click();
  await expect(page.getByText("Takový dárkový poukaz neznáme.")).toBeVisible();
  await expect(field).toHaveValue("NENITAKOVY");
  if (javaScriptEnabled) await expect(field).toBeFocused();

  await field.fill("dar 7kq4 m2xw p9tc");
  await submit.click();
  const answer = page.getByRole("region", { name: /^Na.poukazu.zbývá.557,50.Kč$/u });
  await expect(answer).toContainText("DAR-7KQ4-M2XW-P9TC");
  if (javaScriptEnabled) await expect(answer).toBeFocused();
  await expect(page.getByText("Takový dárkový poukaz neznáme.")).toHaveCount(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/poukaz");
  await answer.getByRole("link", { name: /e-shopu$/u }).click();
  await expect(page).toHaveURL(/\/eshop$/u);
});
