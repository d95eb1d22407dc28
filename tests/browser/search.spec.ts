import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";

test("a search without diacritics finds the product", { tag: "@nightly" }, async ({ page }) => {
  // Narrower headers have a link to the search page in place of the box.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/");
  const search = page.getByRole("search", { name: "Hledat na webu" });
  await search.getByLabel("Hledat").first().fill("vantroky tricko");
  await search.getByRole("button", { name: "Hledat" }).click();
  await expect(page).toHaveURL(/\/hledani\?q=vantroky\+tricko$/u);
  await expect(page.getByText(/^Nalezen\S* \d+.výsled\S+ pro „vantroky tricko“/u)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Tričko Vantroky", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tričko Vantroky");
});

test("an empty result says so, on a phone too", { tag: "@nightly" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.getByRole("link", { name: "Hledat na webu" }).click();
  // The home page has its own search box.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hledání");
  await page.getByRole("main").getByLabel("Hledat").first().fill("fialový slon");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Pro „fialový slon“ jsme nic nenašli.")).toBeVisible();
});

// Hints need JavaScript.
test.describe("the combobox", { tag: "@js-on" }, () => {
  test("is navigated and chosen from by the keyboard", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/hledani/napoveda")) calls.push(new URL(request.url()).search);
    });
    await page.getByRole("textbox", { name: "Hledat" }).focus();
    const box = page.getByRole("combobox", { name: "Hledat" });
    await expect(box).toHaveAttribute("aria-expanded", "false");
    // From here on time advances only explicitly, however long the keys take.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await box.press("p");
    await page.clock.runFor(400);
    expect(calls).toEqual([]);
    await box.pressSequentially("oukaz");
    await page.clock.runFor(199);
    expect(calls).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    const list = page.getByRole("listbox", { name: "Návrhy" });
    await expect(list.getByRole("option")).toHaveCount(7);
    // On a busy machine there may have been a pause in typing, too.
    expect(calls.at(-1)).toBe("?q=poukaz");
    expect(calls).not.toContain("?q=p");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(list.getByRole("group", { name: "Produkty" })).toBeVisible();
    await expect(list.getByRole("option").last()).toHaveText(/^Zobrazit všechny výsledky \(\d+\)$/u);
    await expect(page.getByRole("search").getByRole("status")).toContainText("Návrhy procházejte šipkami.");

    await box.press("ArrowDown");
    const first = list.getByRole("option").first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
    await box.press("End");
    await expect(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
    await box.press("Home");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await box.press("Escape");
    await expect(list).toBeHidden();
    await expect(box).toHaveValue("poukaz");
    await box.press("ArrowUp");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/hledani\?q=poukaz$/u);
    await expect(page.getByRole("listbox")).toBeHidden();
  });

  test("keeps the text typed before hydration", { tag: "@nightly" }, async ({ page }) => {
    const scripts = await hold(page, "**/assets/*.js");
    await page.goto("/hledani", { waitUntil: "commit" });
    const field = page.getByRole("main").getByLabel("Hledat").first();
    await field.fill("fialový slon");
    scripts.release();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Košík,/u })).toHaveAttribute(
      "aria-expanded",
    );
    await expect(field).toHaveValue("fialový slon");
  });

  test(
    "a click on a product opens it, and Enter without a selection opens all results",
    { tag: "@nightly" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 900 });
      await page.goto("/eshop");
      await page.getByRole("textbox", { name: "Hledat" }).focus();
      const box = page.getByRole("combobox", { name: "Hledat" });
      await box.fill("pernik");
      await page.getByRole("option", { name: "Perník Dudák" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Perník Dudák/u);
      await box.fill("deka");
      await expect(page.getByRole("listbox")).toBeVisible();
      await box.press("Enter");
      await expect(page).toHaveURL(/\/hledani\?q=deka$/u);
    },
  );

  test(
    "shows no response that arrives out of order, and says if it has no hint",
    { tag: "@nightly" },
    async ({ page }) => {
      const answer = await hold(page, /napoveda\?q=hrnek$/u);
      await page.goto("/");
      await page.getByRole("textbox", { name: "Hledat" }).focus();
      const box = page.getByRole("combobox", { name: "Hledat" });
      const pending = page.waitForRequest(/napoveda\?q=hrnek$/u);
      await box.fill("hrnek");
      const first = await pending;
      await box.fill("xqzw");
      const nothing = page.getByText("Nic jsme nenašli. Zkuste kratší slovo.");
      await expect(nothing).toBeVisible();
      answer.release();
      // Aborted by the page, or answered: none of it can arrive any more.
      await expect.poll(() => first.failure() !== null || first.timing().responseEnd > 0).toBe(true);
      await expect(nothing).toBeVisible();
      await expect(page.getByRole("option")).toHaveCount(0);
    },
  );
});
