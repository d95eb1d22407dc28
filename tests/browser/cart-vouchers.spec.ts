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
  await page.getByRole("textbox", { name: /kód.poukazu/u }).fill("VANTROKY10");
  await page.getByRole("button", { name: "Uplatnit" }).click();
  await expect(order).toContainText("VANTROKY10");
  await expect(total).not.toHaveText(before ?? "");
  const remove = page.getByRole("main").getByRole("button", { name: /^Odebrat slevový kód.VANTROKY10/u });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(order).not.toContainText("VANTROKY10");
  await expect(total).toHaveText(before ?? "");
});

// Without JavaScript no revalidation comes in between.
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
    const code = page.getByRole("textbox", { name: /kód.poukazu/u });
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

test(
  "a right code after a wrong one leaves the focus in the form",
  { tag: "@js-on" },
  async ({ page, site }) => {
    const form = { intent: "add", product: "105", variant: "", quantity: "1" };
    await page.request.post("/kosik", { form, headers: { Origin: site.url } });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/kosik");
    await page.getByText(/^Mám.slevový.kód/u).click();
    const code = page.getByRole("textbox", { name: /kód.poukazu/u });
    await code.fill("SPATNE");
    await page.keyboard.press("Enter");
    const error = page.getByText(/^Takový.poukaz neexistuje/u);
    await expect(error).toBeVisible();
    // In its whole width, on one line.
    expect((await error.boundingBox())?.height).toBeLessThan(30);
    await code.fill("VANTROKY10");
    const apply = page.getByRole("button", { name: "Uplatnit" });
    await apply.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Odebrat slevový kód.VANTROKY10/u })).toBeVisible();
    await expect(apply).toBeFocused();
  },
);
