import type { Page } from "@playwright/test";
import { rowsToTry } from "../support/night.ts";
import { expectHydrated } from "./support/hydration.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

/**
 * Additions of extensions to a document before the site's code starts: the place, and the part of ours that must
 * survive.
 */
const places = [
  ["first in the head", () => document.head.prepend(document.createElement("meta"))],
  ["first in the body", () => document.body.prepend(document.createElement("div"))],
  [
    "after a style sheet",
    () => document.querySelector("link[rel=stylesheet]")?.after(document.createElement("meta")),
  ],
  [
    "beside every e-mail field",
    () => {
      for (const field of document.querySelectorAll("input[type=email]"))
        field.after(document.createElement("span"));
    },
    true,
  ],
  ["in the html element", () => document.documentElement.append(document.createElement("div"))],
] as const satisfies readonly (readonly [string, () => void, boolean?])[];

const footerField = (page: Page) => page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" });

for (const [place, add, isWithinTheApp = false] of rowsToTry(places, (row) => row.length === 3)) {
  test(`a foreign node ${place} costs nothing that was typed, marked or stepped`, async ({
    page,
    expectConsoleError,
  }) => {
    // React reports that it renders the node's parent again.
    if (isWithinTheApp) expectConsoleError(/Minified React error #(?:418|422|423)/u);
    const code = await hold(page, "**/assets/entry.client-*.js");
    await page.goto(demo.products.mug.path, { waitUntil: "load" });
    await page.evaluate(add);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.resourceType()));
    const sheets = await page.evaluate(() => document.styleSheets.length);
    await footerField(page).pressSequentially("jana@example.cz");
    code.release();
    await expectHydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-scripted");
    expect(requested).not.toContain("stylesheet");
    expect(requested).not.toContain("font");
    await expect(footerField(page)).toHaveValue("jana@example.cz");
    const quantity = page.getByRole("main").getByRole("textbox", { name: "Počet kusů: Hrnek" });
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Přidat.(?:kus|vstupenku)/u })
      .first()
      .click();
    await expect(quantity).toHaveValue("2");
    await page.mouse.wheel(0, 300);
    await expect(page.locator("html")).toHaveAttribute("data-scrolled");
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(sheets);
  });
}

test("a sheet of the document is never loaded again, and applies only on its screen", async ({ page }) => {
  await page.goto(demo.products.mug.path);
  await expectHydrated(page);
  const own = await page
    .locator("style[data-sheet]")
    .evaluateAll((sheets) => sheets.map(({ dataset }) => String(dataset["sheet"])));
  expect(own).toHaveLength(2);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const applied = () =>
    page
      .locator("style[data-sheet]")
      .evaluateAll((sheets) => sheets.map((sheet) => !(sheet as HTMLStyleElement).disabled));
  await page.getByRole("banner").getByRole("link", { name: "Program", exact: true }).first().click();
  await expect(page).toHaveURL("/program");
  await expect.poll(applied).toEqual([true, false]);
  await page.goBack();
  await expect(page).toHaveURL(demo.products.mug.path);
  await expect.poll(applied).toEqual([true, true]);
  expect(loaded.filter((address) => own.includes(address))).toEqual([]);
  const sheets = loaded.filter((address) => address.endsWith(".css"));
  expect(sheets.filter((address) => address.includes("/programme-"))).toHaveLength(1);
  expect(new Set(sheets).size).toBe(sheets.length);
});

/** Pages with forms, and whether they need a filled cart. */
const formPages = [
  ["/kosik", true],
  ["/login"],
  ["/registrace"],
  ["/obnova-hesla"],
  ["/odstoupeni"],
  ["/reklamovat"],
  ["/poukaz"],
  ["/newsletter"],
] as const satisfies readonly (readonly [string, boolean?])[];

/** The text fields of the page's own forms, as numbers in the order of the document. */
const typedFields =
  "main form[method=post] :is(input:not([type], [name=quantity]), input[type=text], input[type=email], textarea)";

for (const [path, hasCart = false] of rowsToTry(formPages, (row) => row.length === 2)) {
  test(`on ${path} foreign nodes beside the fields keep what a visitor typed first`, async ({
    page,
    expectConsoleError,
  }) => {
    test.slow();
    // React reports that it renders the node's parent again.
    expectConsoleError(/Minified React error #(?:418|422|423)/u);
    if (hasCart) {
      await page.goto(demo.products.mug.path);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^\s*Do\s+košíku/u })
        .first()
        .click();
      await expect(page.getByText(/jsme\s+přidali\s+do\s+košíku/u).first()).toBeVisible();
    }
    // The behaviour of password managers, as soon as they see the fields.
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        for (const field of document.querySelectorAll("input[type=email], input[type=password]"))
          field.after(document.createElement("span"));
      }),
    );
    await page.goto(path, { waitUntil: "load" });
    const fields = await page.locator(typedFields).count();
    const visible: number[] = [];
    for (let index = 0; index < fields; index++)
      if (await page.locator(typedFields).nth(index).isVisible()) visible.push(index);
    expect(visible.length).toBeGreaterThan(0);
    for (const index of rowsToTry(visible, (_, place) => place < 2)) {
      for (const typedBefore of ["", "Jana"]) {
        const code = await hold(page, "**/assets/entry.client-*.js");
        await page.goto(path, { waitUntil: "commit" });
        const field = page.locator(typedFields).nth(index);
        await field.press("End");
        await page.keyboard.type(typedBefore);
        code.release();
        await expectHydrated(page);
        await page.waitForLoadState("networkidle");
        await page.keyboard.type("123");
        await expect(field).toHaveValue(new RegExp(`${typedBefore}123$`, "u"));
        await expect(field).toBeFocused();
        await page.unroute("**/assets/entry.client-*.js");
      }
    }
  });
}

test(
  "after navigations the head is that of the page's own document",
  { tag: "@nightly" },
  async ({ page }) => {
    const ownHead = () =>
      page.evaluate(() => {
        const sheets = [...document.head.querySelectorAll<HTMLStyleElement>("style[data-sheet]")];
        const unused = sheets.flatMap(({ disabled, dataset }) => (disabled ? `"${dataset["sheet"]}"` : []));
        return [...document.head.querySelectorAll("title, meta, link:not([rel=modulepreload]), script[type]")]
          .map((element) =>
            element.outerHTML.replaceAll(/(?:nonce|data-precedence)="[^"]*"| disabled=""/g, ""),
          )
          .filter((element) => !unused.some((address) => element.includes(address)))
          .toSorted();
      });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(demo.products.mug.path);
    const menu = page.getByRole("banner");
    for (const [name, path] of [
      ["Repertoár", "/repertoar"],
      ["E-shop", "/eshop"],
    ] as const) {
      await menu.getByRole("link", { name, exact: true }).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    }
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Repertoár");
    const followed = await ownHead();
    await page.reload();
    expect(followed).toEqual(await ownHead());
  },
);

/**
 * The behaviour of a browser's translator: it puts every text of the page into two elements of its own, and marks the
 * page with a class.
 */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest("script, style, title") || !text.data.trim()) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.replaceWith(outer);
    inner.append(`${text.data} `);
  }
  document.documentElement.classList.add("translated-ltr");
}

for (const moment of ["before the code starts", "after it has started"]) {
  const isBefore = moment === "before the code starts";
  const tag = isBefore ? [] : ["@nightly"];
  test(`a page translated ${moment} works as without JavaScript`, { tag }, async ({ page }) => {
    const main = page.getByRole("main");
    if (isBefore) await page.addInitScript(`addEventListener("DOMContentLoaded", ${translate.toString()})`);
    const open = async (path: string) => {
      await page.goto(path, { waitUntil: "load" });
      if (!isBefore) {
        await expectHydrated(page);
        await page.evaluate(translate);
      }
      await page.evaluate(() => Object.assign(window, { isTranslatedDocument: true }));
    };
    const isSameDocument = () => page.evaluate(() => Reflect.has(window, "isTranslatedDocument"));

    await open("/program");
    await main
      .getByRole("link", { name: /^Tento\s+víkend/u })
      .first()
      .click();
    await expect(page).toHaveURL(/\/program\?./u);
    await expect.poll(isSameDocument).toBe(false);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await open(demo.products.mug.path);
    await expect(page.locator("html")).not.toHaveAttribute("data-scripted");
    await page.getByRole("contentinfo").getByRole("button", { name: /EUR/u }).click();
    await expect(main.getByText("€").first()).toBeVisible();

    await open(demo.products.mug.path);
    await main
      .getByRole("button", { name: /^\s*Do\s+košíku/u })
      .first()
      .click();
    await expect(page.getByText(/jsme\s+přidali\s+do\s+košíku/u).first()).toBeVisible();
    expect(await isSameDocument()).toBe(false);
  });
}

test("a translation keeps what was typed, ticked and selected", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/hodnoceni");
  await expectHydrated(page);
  const form = page.getByRole("main").locator("form").last();
  await form.locator("select").selectOption({ label: "Maryša" });
  await form.locator("input[type=radio]").nth(3).check({ force: true });
  await form.locator("input[autocomplete=name], input[type=text]").first().fill("Jitka");
  const values = () => form.evaluate((element: HTMLFormElement) => [...new FormData(element).values()]);
  const before = await values();
  await page.evaluate(translate);
  await expect(page.locator("html")).not.toHaveAttribute("data-scripted");
  expect(await values()).toEqual(before);
});
