import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

const style = (of: Locator, property: string, pseudo?: string) =>
  of.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);
const fill = (of: Locator, pseudo?: string) => style(of, "background-color", pseudo);

/** Fields without a border, which are invisible on a page without fills. */
function borderless(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("input:not([type=range], [type=radio]), select, textarea, button[type=submit]")]
      .filter((field) => field.checkVisibility() && getComputedStyle(field).clipPath === "none")
      .filter((field) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(field);
        return parseFloat(borderTopWidth) === 0 || borderTopColor === "rgb(255, 255, 255)";
      })
      .map((field) => field.outerHTML),
  );
}

// CSS alone decides: once is enough.
test("every control and its selection are visible in forced colours", { tag: "@js-on" }, async ({ page }) => {
  // Several pages in a row: on a busy machine a minute may be short.
  test.slow();
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const main = page.getByRole("main");
  const canvas = "rgb(255, 255, 255)";

  await page.goto("/6/domov");
  expect(await borderless(page)).toEqual([]);
  const inStock = main.getByText("Skladem", { exact: true }).first();
  expect(await fill(inStock, "::before"), "the full square of what is in stock").not.toBe(canvas);
  await main.locator("summary").filter({ hasText: /^Cena/u }).click();
  const range = page.getByRole("slider").first().locator("..");
  for (const line of ["::before", "::after"]) expect(await fill(range, line), line).not.toBe(canvas);
  const currencies = page.getByRole("contentinfo").getByRole("button", { name: /CZK|EUR/u });
  expect(await fill(currencies.first()), "the currency that is shown").not.toBe(
    await fill(currencies.last()),
  );
  const checkbox = main.getByRole("checkbox", { name: /^Jen.ve.slevě/u });
  const unticked = await fill(checkbox, "::before");
  await checkbox.check();
  expect(await fill(checkbox, "::before"), "a tick").not.toBe(unticked);
  await page.keyboard.press("Tab");
  expect(await style(page.locator(":focus"), "outline-style")).toBe("solid");
  expect(parseFloat(await style(page.locator(":focus"), "outline-width"))).toBeGreaterThanOrEqual(2);

  await page.goto("/hodnoceni");
  expect(await borderless(page)).toEqual([]);
  const pages = main.getByRole("navigation", { name: "Stránkování" }).getByRole("link");
  expect(await fill(pages.first()), "the page of the list").not.toBe(await fill(pages.nth(1)));
  const star = main.locator("label").filter({ hasText: /^4/u });
  const empty = await style(star.locator("svg"), "color");
  await star.click();
  await expect.poll(() => style(star.locator("svg"), "color"), "a star that is given").not.toBe(empty);

  await page.goto("/program");
  const chosen = main.locator("[aria-current]").first();
  const other = main.getByRole("link", { name: /^prosinec/u }).first();
  expect(await fill(chosen), "the months that are shown").not.toBe(await fill(other));
});
