import { expect, test } from "./support/journey.ts";

const list = "/eshop/znacky/dilna-vantroky";
const openFilter = /^Dostupnost/u;

test("a filtered list survives a reload and Back, and its chips remove the filters", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(list);
  const cards = page.getByRole("main").getByRole("article");
  const all = await cards.count();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });

  await page.locator("summary").filter({ hasText: openFilter }).click();
  const box = page.getByRole("checkbox", { name: /Skladem/u });
  const promised = Number(/\((\d+)\)/u.exec((await box.locator("xpath=..").textContent()) ?? "")?.[1]);
  await box.check();
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "Použít filtry" }).click();
  await expect(page).toHaveURL(/dostupnost=skladem/u);
  await expect(cards).toHaveCount(promised);
  expect(promised).toBeLessThan(all);
  await expect(page.getByRole("status").filter({ hasText: /produkt/u })).toContainText(String(promised));
  if (javaScriptEnabled !== false) {
    expect(documents).toEqual([]);
    await expect(box).toBeVisible();
    await expect(box).toBeFocused();
  }

  await page.reload();
  await expect(cards).toHaveCount(promised);
  await cards.first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Dílna Vantroky");
  await page.goBack();
  await expect(cards).toHaveCount(promised);

  await page.getByRole("link", { name: "Zrušit filtr Skladem" }).click();
  await expect(page).toHaveURL(list);
  await expect(cards).toHaveCount(all);
  await page.locator("summary").filter({ hasText: openFilter }).click();
  await expect(page.getByRole("checkbox", { name: /Skladem/u })).not.toBeChecked();
});

test(
  "on a phone the filters are behind one button, and an empty result says so",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${list}?cena_od=99999`);
    await expect(page.getByText("Takové zboží tu teď nemáme.")).toBeVisible();
    await expect(page.getByLabel("Cena od")).toBeHidden();
    await page
      .locator("summary")
      .filter({ hasText: /^Filtry/u })
      .click();
    await page.locator("summary").filter({ hasText: /^Cena/u }).click();
    await expect(page.getByLabel("Cena od")).toHaveValue("99999");
  },
);

// Without JavaScript two fields remain.
test(
  "the price slider has two thumbs that keys move in whole crowns",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(list);
    const grid = page.getByRole("list", { name: "Dílna Vantroky" });
    const top = (await grid.boundingBox())?.y;
    await page.locator("summary").filter({ hasText: /^Cena/u }).click();
    const low = page.getByRole("slider", { name: "Nejnižší cena" });
    const high = page.getByRole("slider", { name: "Nejvyšší cena" });
    await low.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(low).toHaveAttribute("aria-valuetext", /^[\d\u00a0]+\u00a0Kč$/u);
    await high.focus();
    await page.keyboard.press("PageDown");
    await expect(page).toHaveURL(/cena_od=\d+&cena_do=\d+$/u);
    const query = new URL(page.url()).searchParams;
    await expect(page.getByLabel("Cena od")).toHaveValue(query.get("cena_od") ?? "");
    await expect(page.getByLabel("Cena do")).toHaveValue(query.get("cena_do") ?? "");
    await expect(page.getByRole("link", { name: /Zrušit filtr Cena od/u })).toBeVisible();
    await expect(high).toBeFocused();
    expect((await grid.boundingBox())?.y).toBe(top);

    // Neither thumb passes the other one.
    await low.focus();
    await page.keyboard.press("End");
    await expect(low).toHaveValue(await high.inputValue());
    // Home removes the lower bound.
    await page.keyboard.press("Home");
    await expect(page).not.toHaveURL(/cena_od/u);
    await page.keyboard.press("Escape");
    await expect(low).toBeHidden();
    await expect(page.locator("summary").filter({ hasText: /^Cena/u })).toBeFocused();
  },
);

test(
  "the brands stand 6, 4 or 2 in a row, some until the visitor expands them",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/eshop/znacky");
    const brands = page.getByRole("main").getByRole("list", { name: "Značky" }).getByRole("listitem");
    for (const [width, columns, shown] of [
      [1024, 6, 18],
      [1023, 4, 16],
      [768, 4, 16],
      [767, 2, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(brands.filter({ visible: true })).toHaveCount(shown);
      const tracks = await page
        .getByRole("list", { name: "Značky" })
        .last()
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
      expect(tracks, `at ${width} px`).toBe(columns);
    }
    await page.getByRole("link", { name: "Zobrazit všechny značky (18)" }).click();
    await expect(brands.filter({ visible: true })).toHaveCount(18);
    await page.getByRole("link", { name: "Zobrazit méně" }).click();
    await expect(brands.filter({ visible: true })).toHaveCount(6);
  },
);
