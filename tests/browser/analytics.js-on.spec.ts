import type { Page } from "@playwright/test";
import { choose, expect } from "./support/journey.ts";
import { test } from "./support/analytics-site.ts";
import { demo } from "../support/demo.ts";

const panelOf = (page: Page) => page.getByRole("region", { name: "Obsah košíku" });

/** E-commerce events of the page so far. */
function events(page: Page): Promise<{ event: string; ecommerce: Record<string, unknown> }[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; ecommerce?: object | null }[] }).dataLayer ?? [])
      .filter(({ event, ecommerce }) => event && ecommerce)
      .map((item) => JSON.parse(JSON.stringify(item))),
  );
}

async function waitFor(page: Page, name: string) {
  await expect.poll(async () => (await events(page)).map(({ event }) => event)).toContain(name);
  return (await events(page)).findLast(({ event }) => event === name)?.ecommerce ?? {};
}

test("without consent no third party is requested and no event is recorded", async ({ page, tagServer }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin === tagServer.origin) foreign.push(request.url());
  });
  await page.goto(demo.products.mug.path);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Do.košíku$/u })
    .first()
    .click();
  await expect(panelOf(page)).toBeVisible();
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(foreign).toEqual([]);
});

test("a later consent does not report earlier events", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(demo.products.mug.path);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Do.košíku$/u })
    .first();
  await add.click();
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole("link", { name: /^Nastavení.cookies$/u }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Přijmout.vše$/u })
    .click();
  await expect.poll(() => page.evaluate(() => "standInRan" in window)).toBe(true);
  await add.click();
  await waitFor(page, "add_to_cart");
  expect((await events(page)).filter(({ event }) => event === "add_to_cart")).toHaveLength(1);
});

test(
  "the tag gets denied consent as the default first, then the visitor's choice",
  { tag: "@nightly" },
  async ({ page, context, site }) => {
    await choose(context, site.url, { analytical: true, marketing: true });
    await page.goto("/eshop?q=darek&utm_source=email");
    await expect.poll(() => page.evaluate(() => "standInRan" in window)).toBe(true);
    const commands = await page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((item) => Array.from(item)),
    );
    const denied = {
      analytics_storage: "denied",
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      personalization_storage: "denied",
      functionality_storage: "granted",
      security_storage: "granted",
    };
    const agreed = { ...denied, analytics_storage: "granted", personalization_storage: "granted" };
    expect(commands.slice(0, 3)).toEqual([
      ["consent", "default", { ...denied, wait_for_update: 500 }],
      ["set", "ads_data_redaction", true],
      ["consent", "update", agreed],
    ]);
    expect(commands.slice(3).map(([command]) => command)).toEqual(expect.arrayContaining(["js", "config"]));
    const place = (path: string) => new URL(path, site.url).href;
    expect(commands.find(([command]) => command === "config")?.[2]).toEqual({
      page_location: place("/eshop?utm_source=email"),
      page_referrer: "",
    });
    await page.goto(demo.products.mug.path);
    const textOf = () =>
      page.evaluate(() =>
        ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
          .map((item) => Array.from(item))
          .flatMap(([command, , where]) => (command === "config" ? [where] : [])),
      );
    await expect
      .poll(textOf)
      .toEqual([{ page_location: place("/:id/:category/:product"), page_referrer: "" }]);
  },
);

test(
  "lists, products and settled cart changes are reported, in CZK and net",
  { tag: "@nightly" },
  async ({ page, context, site, tagServer }) => {
    await choose(context, site.url, { analytical: true });
    await page.goto("/products/new");
    expect(await waitFor(page, "view_item_list")).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ index: 0 }),
        expect.objectContaining({ index: 1 }),
      ]),
    });
    await expect.poll(() => page.evaluate(() => "standInRan" in window)).toBe(true);
    expect(tagServer.scriptRequests).toContain("/gtag/js?id=G-TEST1");
    await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
    expect(await waitFor(page, "select_item")).toMatchObject({ items: [{ index: 0 }] });
    await waitFor(page, "view_item");

    await page.goto(demo.products.mug.path);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Do.košíku$/u })
      .first()
      .click();
    expect(await waitFor(page, "add_to_cart")).toEqual({
      currency: "CZK",
      value: 288.43,
      items: [expect.objectContaining({ item_id: "105", price: 288.43, quantity: 1 })],
    });
    await panelOf(page)
      .getByRole("button", { name: /^Odebrat Hrnek/u })
      .click();
    expect(await waitFor(page, "remove_from_cart")).toMatchObject({
      currency: "CZK",
      items: [{ quantity: 1 }],
    });
    // The notice waits until the dropdown, which has the focus, is closed.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /Vrátit.zpět/u }).click();
    await expect
      .poll(async () => (await events(page)).filter(({ event }) => event === "add_to_cart").length)
      .toBe(2);

    await page.goto("/kosik");
    await waitFor(page, "view_cart");
    // More than the stock: the event reports the added quantity, not the requested one.
    await page.getByRole("textbox", { name: "Počet kusů" }).fill("50");
    await page.getByRole("textbox", { name: "Počet kusů" }).blur();
    expect(await waitFor(page, "add_to_cart")).toMatchObject({ items: [{ quantity: 2 }] });
    // The event comes with the answer; the revalidated page then sets the box.
    await expect(page.getByRole("textbox", { name: "Počet kusů" })).toHaveValue("3");
    await page.getByRole("textbox", { name: "Počet kusů" }).fill("1");
    await page.getByRole("textbox", { name: "Počet kusů" }).blur();
    expect(await waitFor(page, "remove_from_cart")).toMatchObject({ items: [{ quantity: 2 }] });
    await page.getByRole("link", { name: /^Vyprázdnit.košík/u }).click();
    await page.getByRole("button", { name: /^Ano, vyprázdnit.košík/u }).click();
    await expect
      .poll(async () => (await events(page)).filter(({ event }) => event === "remove_from_cart").length)
      .toBe(2);
    expect(await waitFor(page, "remove_from_cart")).toMatchObject({
      items: [{ item_id: "105", quantity: 1 }],
    });
  },
);

test("the steps of an order are reported, and its purchase once", async ({ page, context, site }) => {
  await choose(context, site.url, { analytical: true });
  await page.goto(demo.products.voucherForTwo.path);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Do.košíku$/u })
    .first()
    .click();
  await expect(panelOf(page)).toBeVisible();
  await page.goto("/kosik");
  await page.getByRole("radio", { name: /E-mail/u }).check();
  await waitFor(page, "begin_checkout");
  expect(await waitFor(page, "add_shipping_info")).toMatchObject({ shipping_tier: expect.any(String) });
  await page.getByRole("radio", { name: /QR platbou/u }).check();
  await waitFor(page, "add_payment_info");
  const form = page.locator("#objednavka");
  await form.getByRole("textbox", { name: "E-mail", exact: true }).fill("host@example.com");
  await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
  await form.getByLabel("Příjmení", { exact: true }).first().fill("Nová");
  await form.getByLabel(/^Telefon/u).fill("723 456 789");
  await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
  await page.getByRole("button", { name: "Objednávka zavazující k\u00a0platbě" }).click();
  await expect(page).toHaveURL(/\/shrnuti\//u);
  // The URL of the order is a secret: the page of the order has no tag, and a link from it loads a new document.
  const order = new URL(page.url()).pathname;
  expect(await page.evaluate(() => ["dataLayer", "standInRan"].some((name) => name in window))).toBe(false);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Program$/u })
    .first()
    .click();
  await expect(page).toHaveURL("/program");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
  expect(await waitFor(page, "purchase")).toMatchObject({
    currency: "CZK",
    transaction_id: expect.stringMatching(/\d/u),
    items: [{ item_id: "202" }],
  });
  await page.goto("/kosik");
  await expect.poll(() => page.evaluate(() => "standInRan" in window)).toBe(true);
  expect((await events(page)).map(({ event }) => event)).not.toContain("purchase");
  // The client-side router also enters it by loading a document.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("main").locator(`a[href="${order}"]`).click();
  await expect(page).toHaveURL(order);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // Only a wide header has room for the search.
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.getByRole("banner").getByRole("textbox", { name: "Hledat" }).fill("hrnek");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(order);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false);
  await page.goto("/kosik");
  await expect.poll(() => page.evaluate(() => "standInRan" in window)).toBe(true);
  const seen = await page.evaluate(() => name);
  expect(seen).toContain("/kosik");
  expect(seen).not.toContain("/shrnuti/");
});
