import { expect, test } from "../screenshots/pinned-site.ts";
import { settlePage } from "../screenshots/picture.ts";
import { settleIn } from "../screenshots/visitor.ts";

/** Screens with content from the seed alone and a settled design. */
const stable = [
  { name: "programme", at: "/program" },
  { name: "repertoire", at: "/repertoar" },
  { name: "tickets", at: "/vstupenky" },
  { name: "people", at: "/lide" },
  { name: "shop", at: "/eshop" },
  { name: "category", at: "/6/domov" },
  { name: "cart-empty", at: "/kosik" },
  { name: "login", at: "/login" },
  { name: "news", at: "/aktuality" },
  { name: "not-found", at: "/neni" },
] as const;

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

for (const { name, at } of stable) {
  test(`${name} matches its baseline`, async ({ page, context, site }) => {
    await settleIn(context, site.url);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(at);
      await settlePage(page);
      // These tests compare the place of drawings and photographs, not their content.
      await expect(page).toHaveScreenshot(`${name}-${size.width}.png`, { mask: [page.locator("img")] });
    }
  });
}
