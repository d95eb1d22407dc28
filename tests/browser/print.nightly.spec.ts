import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

/** Interactive controls, and the shell around the page. */
const onlyOnScreen = (page: Page) => [
  page.getByRole("navigation"),
  page.getByRole("search"),
  page.getByRole("button"),
  page.getByRole("link", { name: /^Koupit/u }),
];

const shown = (of: Locator) => of.evaluateAll((all) => all.filter((item) => item.checkVisibility()).length);

/** Counts the A4 sheets that the browser prints the page on. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

// CSS alone decides: once is enough.
test("a page on paper has no shell and no cut row", { tag: "@js-on" }, async ({ page, site }) => {
  // Several pages in a row: on a busy machine a minute may be short.
  test.slow();
  // A sheet of A4 without its margins.
  await page.setViewportSize({ width: 688, height: 1017 });
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  const headers = { Origin: site.url };
  const mug = { intent: "add", product: "105", quantity: "2", back: "/" };
  expect((await page.request.post("/kosik", { form: mug, headers })).ok()).toBe(true);

  for (const [path, most] of [
    ["/program?mesic=2026-12", 2],
    ["/repertoar/marysa", 3],
    ["/aktuality/rur-ma-za-sebou-premieru", 2],
    ["/kosik", 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (const locator of onlyOnScreen(page)) expect(await shown(locator), `${locator} on ${path}`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(688);
    expect(await sheets(page), path).toBeLessThanOrEqual(most);
    const cut = await main.evaluate(
      (content) =>
        [...content.querySelectorAll("li > article, tr")].filter(
          (row) => row.checkVisibility() && getComputedStyle(row).breakInside !== "avoid",
        ).length,
    );
    expect(cut, `rows that a page's end may cut on ${path}`).toBe(0);
  }
  await expect(main.getByText("698,00\u00a0Kč").first()).toBeVisible();

  // All dates of a title, also those behind the link.
  await page.goto("/repertoar/marysa?terminy=vse");
  const all = await page.locator("#terminy article, section:has(#terminy) article").count();
  await page.goto("/repertoar/marysa");
  const dates = page.locator("section:has(#terminy) > ul > li");
  expect(all).toBeGreaterThan(3);
  expect(await shown(dates)).toBe(all);

  // No label overlaps another text.
  await page.goto("/program?page=vse");
  const overlapping = await main.evaluate((content) => {
    const texts = [...content.querySelectorAll("article li, article h3, article p, article time")].filter(
      (item) => item.checkVisibility() && item.childElementCount === 0,
    );
    const boxes = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((box) => ({ box, text: text.textContent }));
    });
    return boxes.flatMap(({ box, text }, index) =>
      boxes
        .slice(index + 1, index + 30)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 5,
        )
        .map((other) => `${text} × ${other.text}`),
    );
  });
  expect(overlapping).toEqual([]);
});
