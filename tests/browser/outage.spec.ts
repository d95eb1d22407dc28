import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { startSite, type SiteProcess } from "../server/front/site-process.ts";
import { outputFolder } from "../support/output.ts";
import { expect, expectAccessible, test as base } from "./support/journey.ts";

/** A site whose back office answers nobody. */
const test = base.extend<object, { site: SiteProcess }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const dataDir = mkdtempSync(path.join(outputFolder("sites"), "outage-"));
      const site = await startSite({
        DATA_DIR: dataDir,
        LOG_LEVEL: "silent",
        API_BASE_URL: "http://127.0.0.1:9",
      });
      await provide(site);
      await site.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

for (const [address, says] of [
  ["/eshop", /nepodařilo načíst/u],
  ["/products/new", /nepodařilo načíst/u],
  ["/products/sale?page=2", /nepodařilo načíst/u],
  ["/eshop/znacky", /nepodařilo načíst/u],
  ["/hledani?q=hrnek", /Hledání teď|nepodařilo|nefunguje/u],
  ["/program", /nepodařilo načíst/u],
  ["/repertoar", /nepodařilo načíst/u],
  ["/lide", /nepodařilo načíst/u],
  ["/aktuality", /nepodařilo načíst/u],
  ["/kontakty", /nepodařilo načíst/u],
  ["/hodnoceni", /nepodařilo načíst/u],
] as const) {
  test(`${address} without an upstream says so accessibly`, async ({ page, site, expectComplaint }) => {
    expectComplaint(/Failed to load resource/u);
    await page.goto(site.url + address);
    await expect(page.getByRole("main")).toContainText(says);
    await expect(page.getByRole("banner")).toBeVisible();
    await expectAccessible(page);
  });
}
