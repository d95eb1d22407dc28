import { expect, type Page } from "@playwright/test";

/** The button of an order. */
export const submit = "Objednávka zavazující k\u00a0platbě";

/** Puts a product into the cart on its page, and waits for the site's notice. */
export async function addFromDetail(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Do.košíku$/u })
    .first()
    .click();
  await expect(page.getByRole("status").first()).toContainText("jsme přidali do košíku");
}
