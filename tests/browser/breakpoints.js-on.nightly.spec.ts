import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { rowsToTry } from "../support/night.ts";

/** Both sides of every breakpoint of §9, a phone and a wide screen. */
const widths = rowsToTry(
  [390, 767, 768, 1023, 1024, 1199, 1200, 1280, 1505, 1506, 1600],
  (width) => width === 390 || width === 1280,
);

interface Row {
  /** The measure, in the specification's words. */
  readonly what: string;
  readonly at: string;
  readonly of: (page: Page) => Locator;
  readonly measure: (of: Locator) => Promise<number>;
  /** The expected value in a window of this width, whose page is `room` wide beside the scroll bar. */
  readonly is: (width: number, room: number) => number;
}

/** A value each for mobile, tablet and desktop, as in §2. */
const by = (mobile: number, tablet: number, desktop: number) => (width: number) =>
  width < 768 ? mobile : width < 1024 ? tablet : desktop;

const main = (page: Page) => page.getByRole("main");
const brands = (page: Page) => main(page).getByRole("list", { name: "Značky" }).last();
const cast = (page: Page) => main(page).getByRole("list", { name: /^Osoby a.obsazení$/u });
const cards = (page: Page) =>
  main(page)
    .getByRole("list")
    .filter({ has: page.getByRole("article") })
    .first();

const number = (property: string) => (of: Locator) =>
  of.evaluate((element, name) => parseFloat(getComputedStyle(element).getPropertyValue(name)), property);
const columns = (of: Locator) =>
  of.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
const widthOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().width);
/** The width, without padding, of the first box in it with the full width of a page. */
const containerWidth = (of: Locator) =>
  of.evaluate((around) => {
    const container = [...around.querySelectorAll("*")].find(
      (element) => element.clientWidth > 0 && parseFloat(getComputedStyle(element).maxWidth) >= 1140,
    );
    if (!container) return 0;
    const { paddingLeft, paddingRight } = getComputedStyle(container);
    return container.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
  });

const gutter = (window: number) => (window < 768 ? 15 : 30);
const container = (window: number, room: number) =>
  Math.min(room - 2 * gutter(window), window < 1506 ? 1140 : 1446);

const category = "/6/domov";
const production = "/repertoar/marysa";

const rows: readonly Row[] = [
  {
    what: "the base font",
    at: "/",
    of: (page) => page.locator("html"),
    measure: number("font-size"),
    is: () => 18,
  },
  ...[category, production, "/eshop/znacky", "/kosik", "/program"].map((at) => ({
    what: "the page's container",
    at,
    of: (page: Page) => main(page),
    measure: containerWidth,
    is: container,
  })),
  ...(["banner", "contentinfo"] as const).map((role) => ({
    what: `the container of the ${role}`,
    at: "/kosik",
    of: (page: Page) => page.getByRole(role),
    measure: containerWidth,
    is: container,
  })),
  {
    what: "the menu of desktops",
    at: "/kosik",
    of: (page) =>
      page.getByRole("banner").getByRole("link", { name: "Program", exact: true }).filter({ visible: true }),
    measure: (of) => of.count(),
    is: by(0, 0, 1),
  },
  {
    what: "the menu's room on wide screens",
    at: "/kosik",
    of: (page) => page.getByRole("banner").locator("nav ul").first(),
    measure: async (of) => Number((await number("column-gap")(of)) > 18),
    is: (window) => Number(window >= 1200),
  },
  {
    what: "columns of a category",
    at: category,
    of: cards,
    measure: columns,
    is: by(2, 3, 5),
  },
  { what: "the gap of columns", at: category, of: cards, measure: number("column-gap"), is: () => 15 },
  {
    what: "a card's quantity box",
    at: category,
    of: (page) => main(page).getByRole("article").getByRole("textbox", { name: "Počet kusů" }).first(),
    measure: widthOf,
    is: () => 2.5 * 18,
  },
  { what: "brands in a row", at: "/eshop/znacky", of: brands, measure: columns, is: by(2, 4, 6) },
  {
    what: "brands until expanded",
    at: "/eshop/znacky",
    of: (page) => brands(page).getByRole("listitem").filter({ visible: true }),
    measure: (of) => of.count(),
    is: by(6, 16, 18),
  },
  {
    what: "the gap of brands",
    at: "/eshop/znacky",
    of: brands,
    measure: number("column-gap"),
    is: () => 15,
  },
  {
    what: "people before the visitor shows more",
    at: production,
    of: (page) => cast(page).locator(":scope > li:visible"),
    measure: (of) => of.count(),
    is: by(4, 10, 10),
  },
  {
    what: "dates before show-more",
    at: production,
    of: (page) => page.getByRole("list", { name: "Nejbližší termíny" }).getByRole("article"),
    measure: (of) => of.count(),
    is: () => 3,
  },
  {
    what: "a blog post",
    at: "/aktuality/pet-veci-o-opone",
    of: (page) => main(page).getByRole("article").first(),
    measure: widthOf,
    is: (window, room) => Math.min(924, container(window, room)),
  },
];

test("every number of the layout holds on both sides of every breakpoint", async ({ page }) => {
  test.slow();
  for (const at of new Set(rows.map((row) => row.at))) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(at);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const room = await page.evaluate(() => document.body.getBoundingClientRect().width);
      for (const { what, of, measure, is } of rows.filter((row) => row.at === at)) {
        const text = `${what} on ${at} at ${width} px`;
        expect(await measure(of(page)), text).toBeCloseTo(is(width, room), 1);
      }
    }
  }
});

test.describe("on a first visit", () => {
  test.use({ isSettled: false });

  test("the cookie bar is 750 px wide, or as wide as the window", async ({ page }) => {
    await page.goto("/kosik");
    const bar = page.getByRole("region", { name: /^Cookies na.našem webu$/u });
    await expect(bar).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const room = await page.evaluate(() => document.body.getBoundingClientRect().width);
      expect(await widthOf(bar), `at ${width} px`).toBeCloseTo(Math.min(750, room), 1);
    }
  });
});

test("the primary button is red", async ({ page }) => {
  await page.goto("/kosik");
  const button = main(page).getByRole("link", { name: "Přejít do e-shopu" });
  await expect(button).toHaveCSS("background-color", "rgb(200, 16, 46)");
});

test("a range does not wrap, in the site's own texts and in the editors' texts", async ({ page }) => {
  await page.goto("/info/kontakt-a-pokladna");
  for (const place of [page.getByRole("contentinfo"), page.getByRole("main")]) {
    // On one line, by a word joiner.
    await expect(place.getByText("15:00–19:00").first()).toBeVisible();
  }
});
