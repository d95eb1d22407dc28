import { expect, test } from "./support/journey.ts";

test("a late error of one source does not hide the picture that came", async ({ page }) => {
  await page.goto("/repertoar/marysa");
  const picture = page.getByRole("main").locator("img[src*='/images/']").first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await picture.evaluate((image) => image.dispatchEvent(new Event("error")));
  // Rendered after the event.
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Košík,/u })
    .click();
  await expect(page.getByRole("main").getByText("Nemá obrázek")).toHaveCount(0);
  await expect(picture).toBeVisible();
});

test("the page names a picture that does not come", async ({ page, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource/u);
  await page.route("**/images/**", (route) => route.abort());
  await page.goto("/repertoar/marysa");
  await expect(page.getByRole("main").getByText("Nemá obrázek").first()).toBeVisible();
});
