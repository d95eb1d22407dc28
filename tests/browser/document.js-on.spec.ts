import type { Page } from "@playwright/test";
import { expectHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/journey.ts";

/** What extensions add to a document before the site's code starts: the place, and what of ours it may never cost. */
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

for (const [place, add, isWithinTheApp = false] of places) {
  test(`a foreign node ${place} costs nothing that was typed, marked or stepped`, async ({
    page,
    expectConsoleError,
  }) => {
    // React says that it renders anew what the node was added to.
    if (isWithinTheApp) expectConsoleError(/Minified React error #(?:418|423)/u);
    await page.goto("/105/domov/hrnek-prestavka-300-ml", { waitUntil: "load" });
    await page.evaluate(add);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.resourceType()));
    const sheets = await page.evaluate(() => document.styleSheets.length);
    await footerField(page).pressSequentially("jana@example.cz");
    await expectHydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-scripted");
    expect(requested).not.toContain("stylesheet");
    expect(requested).not.toContain("font");
    await expect(footerField(page)).toHaveValue("jana@example.cz");
    const quantity = page.getByRole("main").getByRole("textbox", { name: "Počet kusů: Hrnek" });
    await page.getByRole("main").getByRole("button", { name: "Přidat kus" }).first().click();
    await expect(quantity).toHaveValue("2");
    await page.mouse.wheel(0, 300);
    await expect(page.locator("html")).toHaveAttribute("data-scrolled");
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(sheets);
  });
}

test("after navigations the head is that of the page's own document", async ({ page }) => {
  const ownHead = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll("title, meta, link:not([rel=modulepreload]), script[type]")]
        .map((element) => element.outerHTML.replaceAll(/(?:nonce|data-precedence)="[^"]*"/g, ""))
        .toSorted(),
    );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/105/domov/hrnek-prestavka-300-ml");
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
});
