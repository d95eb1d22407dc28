import { expect, test } from "./support/journey.ts";

const rows = "article[id^='termin-']";

/** The effective opacity of an element, including its ancestors. */
function opacityOf(element: Element): number {
  let left = 1;
  for (let next: Element | null = element; next; next = next.parentElement) {
    left *= Number(getComputedStyle(next).opacity);
  }
  return left;
}

test("a month is chosen, filters narrow it, and the programme stays so after a reload", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/program");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });

  const month = page.getByRole("list", { name: "Měsíce" }).getByRole("link").nth(2);
  await month.click();
  await expect(page).toHaveURL(/mesic=\d{4}-\d{2}$/u);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Program na");

  await page
    .locator("summary")
    .filter({ hasText: /^Scéna/u })
    .click();
  const box = page.getByRole("checkbox", { name: /Velký sál/u });
  const promised = Number(/\((\d+)\)/u.exec((await box.locator("xpath=..").textContent()) ?? "")?.[1]);
  await box.check();
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "Použít filtry" }).click();
  await expect(page).toHaveURL(/mesic=\d{4}-\d{2}&scena=velky-sal$|scena=velky-sal&.*mesic=\d{4}-\d{2}$/u);
  await expect(page.locator(rows)).toHaveCount(promised);
  await expect(page.getByRole("status").filter({ hasText: /představení/u })).toContainText(String(promised));
  if (javaScriptEnabled !== false) {
    expect(documents).toEqual([]);
    await expect(box).toBeFocused();
  }
  await page.reload();
  await expect(page.locator(rows)).toHaveCount(promised);
  await page.getByRole("link", { name: "Zrušit filtr Velký sál" }).click();
  await expect(page).not.toHaveURL(/scena/u);
});

test(
  "a row opens by the keyboard and closes the previous one",
  { tag: "@nightly" },
  async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/program");
    const [first, second] = [page.locator(rows).nth(0), page.locator(rows).nth(1)];
    await first.locator("summary").focus();
    await page.keyboard.press("Enter");
    if (javaScriptEnabled === false) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/podrobnosti=\d+#termin-\d+$/u);
      await expect(first).toBeInViewport();
    }
    await expect(first.getByText("Přístupnost", { exact: true }).last()).toBeVisible();
    await expect(first.getByText("Hrají", { exact: true })).toBeVisible();
    await second.locator("summary").focus();
    await page.keyboard.press("Space");
    await expect(second.locator("details")).toHaveAttribute("open", "");
    await expect(first.locator("details")).not.toHaveAttribute("open", "");
    await page.keyboard.press("Space");
    await expect(second.locator("details")).not.toHaveAttribute("open", "");
  },
);

test(
  "a row without its details has a link, and loads them when it opens again",
  {
    tag: ["@js-on", "@nightly"],
  },
  async ({ page, expectConsoleError }) => {
    expectConsoleError(/ERR_FAILED/u);
    let count = 0;
    await page.route("**/nahled/termin/*", (route) => {
      count += 1;
      return count === 1 ? route.abort() : route.continue();
    });
    await page.goto("/program");
    const row = page.locator(rows).first();
    await row.locator("summary").click();
    await expect.poll(() => count).toBe(1);
    await expect(row.getByRole("link", { name: "Popis, obsazení a přístupnost" })).toBeVisible();
    await row.locator("summary").click();
    await row.locator("summary").click();
    await expect(row.getByText("Hrají", { exact: true })).toBeVisible();
    expect(count).toBe(2);
  },
);

test("the pages say their days, keep the filters and lead back", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/program");
  const pages = page.getByRole("navigation", { name: "Stránkování" });
  const first = await page.locator(rows).first().getAttribute("id");
  await pages.getByRole("link", { name: "Další" }).click();
  await expect(page).toHaveURL(/\/program\?page=2$/u);
  await expect(page.locator(`#${first}`)).toHaveCount(0);
  await expect(page.locator(rows).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await pages.getByRole("link", { name: "Předchozí" }).click();
  await expect(page).toHaveURL(/\/program$/u);
  await expect(page.locator(`#${first}`)).toHaveCount(1);
});

test(
  "arrow keys move among the days with JavaScript, and Tab always does",
  { tag: "@nightly" },
  async ({ page, javaScriptEnabled }) => {
    await page.goto("/program");
    const days = page.getByRole("list", { name: "Dny" }).getByRole("link");
    await days.nth(0).focus();
    await page.keyboard.press(javaScriptEnabled === false ? "Tab" : "ArrowRight");
    await expect(days.nth(1)).toBeFocused();
  },
);

test(
  "a phone shows the people behind one button, and nothing wider than the screen",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/program");
    const people = page.getByRole("complementary", { name: "Účinkující" });
    await expect(people.getByRole("link").first()).toBeHidden();
    await people.locator("summary").click();
    await people.getByRole("link").first().click();
    await expect(page).toHaveURL(/ucinkujici=\d+/u);
    // The filtered list is rendered and no longer dimmed as loading.
    await expect(page.getByRole("main").getByRole("link", { name: /^Zrušit.filtry$/u })).toBeVisible();
    await expect(page.locator("main [aria-busy]")).toHaveCount(0);
    await expect.poll(() => page.locator(rows).first().evaluate(opacityOf)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

test(
  "a phone shows the first button of a weekend within a screen and a fifth",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/program");
    await page.getByRole("link", { name: "Tento víkend" }).click();
    await expect(page).toHaveURL(/od=/u);
    const main = page.getByRole("main");
    await expect(main.locator("summary").filter({ hasText: /^Filtry \(1\)$/u })).toBeVisible();
    const end = await main
      .getByRole("link", { name: /^Koupit (?:vstupenku|·)/u })
      .first()
      .evaluate((link) => link.getBoundingClientRect().bottom + scrollY);
    expect(end).toBeLessThanOrEqual(1.2 * 844);
  },
);

test.describe("a visitor in another time zone", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("sees the times of Prague, before and after hydration", async ({ page }) => {
    await page.goto("/program");
    const time = page.locator(`${rows} time`).first();
    const text = await time.textContent();
    await page.waitForLoadState("networkidle");
    await expect(time).toHaveText(text ?? "");
  });
});

test(
  "the people beside the rows stay in view while the visitor scrolls",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/program");
    const people = page.getByRole("complementary", { name: "Účinkující" });
    const list = page.locator(rows);
    const [side, first] = [await people.boundingBox(), await list.first().boundingBox()];
    if (!side || !first) throw new Error("No list");
    expect(side.x >= first.x + first.width || side.x + side.width <= first.x).toBe(true);

    const filters = ["Scéna", "Žánr"].map((name) =>
      page.getByRole("main").locator("form summary").filter({ hasText: name }).first(),
    );
    const boxes = await Promise.all(filters.map((filter) => filter.boundingBox()));
    expect(boxes[1]?.y).toBe(boxes[0]?.y);
    expect(boxes[1]?.x).toBeGreaterThan(boxes[0]?.x ?? 0);
    expect(boxes[0]?.y).toBeLessThan(first.y);

    await list.nth(15).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(list.first()).not.toBeInViewport();
    await expect(people.getByRole("link").first()).toBeInViewport();
  },
);
