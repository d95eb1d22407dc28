import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";

test("removing a voucher from the cart page removes its row and restores the total", async ({
  page,
  site,
}) => {
  await page.request.post("/kosik", {
    form: { intent: "add", product: "105", variant: "", quantity: "1" },
    headers: { Origin: site.url },
  });
  await page.goto("/kosik");
  const order = page.locator("#objednavka");
  const total = order.getByRole("definition").last();
  const before = await total.textContent();
  expect(before).toMatch(/\d/u);
  await page.getByText(/^Mám.slevový.kód/u).click();
  await page.getByRole("textbox", { name: /^Kód.poukazu/u }).fill("VANTROKY10");
  await page.getByRole("button", { name: "Uplatnit" }).click();
  await expect(order).toContainText("VANTROKY10");
  await expect(total).not.toHaveText(before ?? "");
  const remove = page.getByRole("main").getByRole("button", { name: /^Odebrat poukaz.VANTROKY10/u });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(order).not.toContainText("VANTROKY10");
  await expect(total).toHaveText(before ?? "");
});

// Without JavaScript there is no revalidation meanwhile.
test(
  "a second code typed while the page is being revalidated stays",
  { tag: ["@js-on", "@nightly"] },
  async ({ page, site }) => {
    await page.request.post("/kosik", {
      form: { intent: "add", product: "105", variant: "", quantity: "1" },
      headers: { Origin: site.url },
    });
    await page.goto("/kosik");
    await page.getByText(/^Mám.slevový.kód/u).click();
    const code = page.getByRole("textbox", { name: /^Kód.poukazu/u });
    await code.fill("VANTROKY10");
    const reading = await hold(page, "**/kosik.data*");
    await page.getByRole("button", { name: "Uplatnit" }).click();
    await expect(code).toHaveValue("");
    await code.fill("DRUHY");
    reading.release();
    await expect(page.locator("[data-progress=busy]")).toHaveCount(0);
    await expect(code).toHaveValue("DRUHY");
  },
);
