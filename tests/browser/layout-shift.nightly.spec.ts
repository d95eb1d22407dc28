import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { demo } from "../support/demo.ts";

/** An invisible shift; search engines call less than 0.1 good. */
const most = 0.005;

const pages = [
  "/",
  "/program",
  "/repertoar/rur",
  demo.products.mug.path,
  "/aktuality/rur-ma-za-sebou-premieru",
  "/kosik",
];

/** Resources that load after the text: typefaces and pictures. */
const late = /\.woff2$|\/images\/|\/logo\.svg$/u;

/** Adds up the layout shifts of the page from its first paint on; shifts caused by the visitor do not count. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { total: 0, of: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources?: readonly { readonly node?: Node }[];
        };
        if (shift.hadRecentInput) continue;
        seen.total += shift.value;
        const nodes = (shift.sources ?? []).map(({ node }) =>
          node instanceof Element ? node.outerHTML : "",
        );
        seen.of.push(`${shift.value.toFixed(4)} ${nodes.map((html) => html.slice(0, 90)).join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const width of [390, 1280]) {
  // JavaScript counts the shifts.
  test(
    `nothing shifts at ${width} px when typefaces and pictures load last`,
    { tag: "@js-on" },
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      const headers = { Origin: site.url };
      const mug = { intent: "add", product: "105", quantity: "1", back: "/" };
      expect((await page.request.post("/kosik", { form: mug, headers })).ok()).toBe(true);
      for (const path of pages) {
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        const held = new Set<string>();
        await page.route(late, async (route) => {
          held.add(route.request().resourceType());
          await released;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        // Painted with the machine's typefaces; only then the real ones arrive.
        await twoFrames(page);
        expect([...held].sort(), `held on ${path}`).toEqual(["font", "image"]);
        release();
        await page.waitForLoadState("load");
        await page.evaluate(() => document.fonts.ready);
        const usesReal = await page.evaluate(() =>
          document.fonts.check('18px "Source Sans 3 Variable"', "řá"),
        );
        expect(usesReal).toBe(true);
        await expect.poll(() => picturesOnTheirWay(page)).toBe(0);
        await twoFrames(page);
        const seen = await page.evaluate<{ total: number; of: string[] }>("window.seen");
        expect(seen.total, `${path} at ${width} px: ${seen.of.join("\n")}`).toBeLessThan(most);
        await page.unroute(late);
      }
    },
  );
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Counts those in the viewport; the browser loads the ones below it and on later slides when they are near. */
function picturesOnTheirWay(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { top, left, right, bottom } = image.getBoundingClientRect();
        const isSeen = top < window.innerHeight && left < window.innerWidth && right > 0 && bottom > 0;
        return isSeen && !image.complete;
      }).length,
  );
}

// JavaScript measures it.
test("a fallback typeface is as wide and as high as the real one", { tag: "@js-on" }, async ({ page }) => {
  await page.goto("/kontakty");
  await page.evaluate(() => document.fonts.ready);
  const measured = await page.evaluate(async () => {
    const text = document.createElement("span");
    text.textContent = "Vstupenky na premiéru hry Příliš žluťoučký kůň koupíte hodinu před začátkem.";
    for (const [property, value] of [
      ["position", "absolute"],
      ["white-space", "nowrap"],
      ["line-height", "normal"],
      ["letter-spacing", "0"],
    ] as const) {
      text.style.setProperty(property, value);
    }
    document.body.append(text);
    function sizeOf(family: string, weight: number) {
      text.style.setProperty("font", `${weight} 40px "${family}", monospace`);
      return text.getBoundingClientRect();
    }
    const faces = [
      ["Bricolage Grotesque Variable", "Bricolage Fallback", 750],
      ["Source Sans 3 Variable", "Source Sans Fallback", 400],
      ["Source Sans 3 Variable", "Source Sans Fallback", 650],
    ] as const;
    const ratios = [];
    for (const [real, fallback, weight] of faces) {
      await document.fonts.load(`${weight} 40px "${real}"`, text.textContent);
      await document.fonts.load(`${weight} 40px "${fallback}"`, text.textContent);
      const [wanted, given] = [sizeOf(real, weight), sizeOf(fallback, weight)];
      ratios.push({
        fallback,
        weight,
        width: given.width / wanted.width,
        height: given.height / wanted.height,
      });
    }
    return ratios;
  });
  for (const { fallback, weight, width, height } of measured) {
    expect(Math.abs(width - 1), `width of ${fallback} ${weight}`).toBeLessThan(0.03);
    expect(Math.abs(height - 1), `height of ${fallback} ${weight}`).toBeLessThan(0.03);
  }
});
