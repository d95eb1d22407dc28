import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startSite } from "../server/app/site-process.ts";
import { outputFolder } from "../support/output.ts";
import { faultsAtAllWidths, widths } from "./support/geometry.ts";
import { expect, test } from "./support/journey.ts";

/** The header holds with every name; `accessibility.js-on.spec.ts` looks at each screen with the demo theatre's. */

for (const name of [
  "Západočeské divadlo Marie Podvalové Cheb",
  "Severomoravskoslezské divadlo",
  "Nejneobhospodařovávatelnějšího a s. r. o.",
  "Mlýn",
]) {
  test(`the header holds with the name „${name}“`, async ({ page, site: { url } }) => {
    const folder = outputFolder("sites", `geometry-${Date.now()}`);
    const file = path.join(folder, "theatre.json");
    writeFileSync(file, JSON.stringify({ name }));
    // The data of the other site, so that none are seeded.
    const env = { DATA_DIR: folder, LOG_LEVEL: "silent", API_BASE_URL: url, THEATRE_FILE: file };
    const site = await startSite(env);
    try {
      await page.goto(`${site.url}/kosik`, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      const found = await faultsAtAllWidths(page, name, [...widths, 1200, 1280, 1506]);
      expect(found).toEqual([]);
      await expect(page.getByRole("banner").getByRole("link", { name: "Program" }).first()).toBeAttached();
    } finally {
      // What the page still loads by itself would be refused.
      await page.goto("about:blank");
      await site.end();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
