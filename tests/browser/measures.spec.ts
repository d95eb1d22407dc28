import { expect, test } from "./support/journey.ts";

const columns = [
  { width: 767, columns: 2 },
  { width: 768, columns: 3 },
  { width: 1023, columns: 3 },
  { width: 1024, columns: 5 },
];

test("the category grid has its columns at every breakpoint", async ({ page }) => {
  await page.goto("/eshop");
  await page.getByRole("link", { name: /Domov/u }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Domov");
  const grid = page
    .getByRole("list")
    .filter({ has: page.getByRole("article") })
    .first();
  for (const { width, columns: count } of columns) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = await grid.evaluate(
      (list) => getComputedStyle(list).gridTemplateColumns.split(" ").length,
    );
    expect(tracks, `at ${width} px`).toBe(count);
  }
});

test("a card's quantity box is 2.5 rem wide, a rem is 18 px and a page at most 1140 px, 1446 from 1506", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1505, height: 900 });
  await page.goto("/products/new");
  const box = page.getByRole("article").getByRole("spinbutton").first();
  expect(await box.evaluate((input) => input.getBoundingClientRect().width)).toBe(2.5 * 18);
  const container = page.getByRole("main").locator("h1").first().locator("xpath=ancestor::div[1]");
  const widthOf = () =>
    container.evaluate((element) => {
      const style = getComputedStyle(element);
      return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    });
  expect(await widthOf()).toBeLessThanOrEqual(1140);
  await page.setViewportSize({ width: 1600, height: 900 });
  expect(await widthOf()).toBeLessThanOrEqual(1446);
});
