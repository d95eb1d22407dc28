import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { rowsToTry } from "../support/night.ts";

/**
 * On the cart page neither panel nor toast covers the changed line or the focus (WCAG 2.4.11), nor the heading, which
 * on phones may wait for a toast. They are never there at one time, and no toast covers the header.
 */

const widths = rowsToTry([390, 768, 1024, 1280, 1506, 1920], (width) => width === 390 || width === 1280);

/** The panel and the toast come in from above by the browser's own clock, not the page's. */
const settle = (layer: Locator) =>
  layer.evaluate((node) =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(node))
        .map(({ finished }) => finished),
    ),
  );

/**
 * The parts of the header, and of the content that has to stay visible below it, that the open panel or the toasts
 * cover.
 */
const covered = (page: Page, row: number) =>
  page.evaluate((index) => {
    const header = document.querySelector("header")?.getBoundingClientRect() ?? new DOMRect();
    const heading = document.createRange();
    heading.selectNodeContents(document.querySelector("#obsah h1") ?? document.body);
    const line = document.querySelectorAll("#zbozi > li")[index]?.getBoundingClientRect();
    const inPage = {
      line,
      heading: heading.getBoundingClientRect(),
      focus: document.activeElement?.getBoundingClientRect(),
    };
    const seen = Object.entries(inPage).flatMap(([name, rect]) =>
      rect && rect.bottom > header.bottom && rect.top < innerHeight
        ? [
            {
              name,
              rect: new DOMRect(
                rect.x,
                Math.max(rect.y, header.bottom),
                rect.width,
                rect.bottom - Math.max(rect.y, header.bottom),
              ),
            },
          ]
        : [],
    );
    const panel = document.querySelector("header section[aria-label]")?.parentElement;
    const toasts = [...document.querySelectorAll("[role=status] [role=group]")].filter((toast) =>
      toast.checkVisibility({ opacityProperty: true }),
    );
    return [...(panel ? [panel] : []), ...toasts].flatMap((layer) => {
      const isPanel = layer === panel;
      const box = layer.getBoundingClientRect();
      return [...(isPanel ? [] : [{ name: "header", rect: header }]), ...seen]
        .filter(({ name }) => isPanel || name !== "heading" || innerWidth >= 1024)
        .filter(
          ({ rect }) =>
            box.top < rect.bottom - 1 &&
            box.bottom > rect.top + 1 &&
            box.left < rect.right - 1 &&
            box.right > rect.left + 1,
        )
        .map(({ name }) => `${isPanel ? "the panel" : "a toast"} covers the ${name}`);
    });
  }, row);

test("a changed line leaves the heading, the line and the focus visible at every width", async ({ page }) => {
  test.slow();
  await page.goto("/newsletter");
  for (const product of ["105", "110", "106"]) {
    const form = { intent: "add", product, variant: "", quantity: "1" };
    const headers = { Origin: new URL(page.url()).origin };
    await page.request.post("/kosik", { form, headers, maxRedirects: 0 });
  }
  await page.goto("/newsletter");
  const panel = page.getByRole("region", { name: "Obsah košíku" });
  const toasts = page.locator("[role=status]").filter({ has: page.getByRole("group", { name: "Oznámení" }) });
  const toast = toasts.getByRole("group", { name: "Oznámení" });
  const found: string[] = [];
  await page.clock.install();
  let minutes = 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 760 : 900 });
    for (const row of [0, 2]) {
      await page.goto("/kosik");
      // The panel and the toast stay until they have been measured.
      minutes += 2;
      await page.clock.pauseAt(new Date(Date.now() + minutes * 60_000));
      const line = page.locator("#zbozi > li").nth(row);
      // Within the stock.
      const isOne = (await line.getByRole("textbox", { name: "Počet kusů" }).inputValue()) === "1";
      const step = line.getByRole("button", { name: isOne ? /^Přidat.kus/u : /^Ubrat.kus/u });
      await step.focus();
      await step.press("Enter");
      await expect(panel).toBeVisible();
      await expect(toast.first()).toBeAttached();
      await expect(toasts).toHaveCSS("opacity", "0");
      await page.clock.runFor(300);
      await settle(panel);
      const faults = await covered(page, row);
      await page.clock.runFor(3_000);
      await expect(panel).toBeHidden();
      await expect(toasts).toHaveCSS("opacity", "1");
      await settle(toast.first());
      faults.push(...(await covered(page, row)));
      found.push(...faults.map((fault) => `${width} px, line ${row + 1}: ${fault}`));
      await page.clock.resume();
    }
  }
  expect(found).toEqual([]);
});
