import type { Page } from "@playwright/test";
import fc from "fast-check";
import { comeBack } from "./support/hydration.ts";
import { expect, test } from "./support/journey.ts";

/** The product that each tab changes. */
const things = [
  { product: "110", variant: "", name: /Odznaky/u },
  { product: "101", variant: "1012", name: /Tričko/u },
  { product: "109", variant: "", name: /pohlednic/u },
] as const;

const quantityOf = (page: Page, name: RegExp) => page.getByRole("main").getByRole("textbox", { name });

/** Fills in the quantity of a line and waits for the response. */
async function change(page: Page, name: RegExp, quantity: number): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/kosik/zmena.data"),
  );
  const box = quantityOf(page, name);
  // Another tab's change may be shown in the box between the selection of its content and the typing.
  await expect(async () => {
    await box.fill(String(quantity));
    await expect(box).toHaveValue(String(quantity), { timeout: 500 });
  }).toPass();
  await box.blur();
  expect((await answered).status()).toBe(200);
}

test("three tabs that change one cart at once all show its last quantities", async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await context.clock.install();
  for (const { product, variant } of things) {
    const answer = await page.request.post("/kosik", {
      form: { intent: "add", product, variant, quantity: "1" },
      headers: { Origin: site.url },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  }
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto("/kosik");

  // Random, but the same in every run; no number twice in a row, which would change nothing.
  const numbers = fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { minLength: 3, maxLength: 3 });
  const [wanted = []] = fc.sample(fc.tuple(numbers, numbers, numbers), { seed: 20_261_121, numRuns: 1 });
  await Promise.all(
    things.map(async ({ name }, at) => {
      for (const quantity of wanted[at] ?? []) await change(tabs[at] ?? page, name, quantity);
    }),
  );

  const last = wanted.map((item) => String(item.at(-1)));
  expect(last).toHaveLength(3);
  for (const tab of tabs) {
    await comeBack(tab);
    for (const [at, { name }] of things.entries())
      await expect(quantityOf(tab, name)).toHaveValue(last[at] ?? "");
  }
  await page.reload();
  for (const [at, { name }] of things.entries())
    await expect(quantityOf(page, name)).toHaveValue(last[at] ?? "");
});
