import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startSite } from "../server/app/site-process.ts";
import { outputFolder, root } from "../support/output.ts";
import { faultsAtAllWidths, widths } from "./support/geometry.ts";
import { expect, test } from "./support/journey.ts";

/** The header works with every name; `accessibility.js-on.spec.ts` examines each screen with the demo theatre's. */

const example = path.join(root, "docs/examples/theatre");

for (const name of [
  "Západočeské divadlo Marie Podvalové Cheb",
  "Severomoravskoslezské divadlo",
  "Nejneobhospodařovávatelnějšího a s. r. o.",
  "Mlýn",
]) {
  test(`the header holds with the name „${name}“`, async ({ page }) => {
    const folder = outputFolder("sites", `geometry-${Date.now()}`);
    cpSync(example, folder, { recursive: true });
    const { logo: _logo, ...house } = JSON.parse(readFileSync(path.join(example, "theatre.json"), "utf8"));
    writeFileSync(path.join(folder, "theatre.json"), JSON.stringify({ ...house, name }));
    const env = { DATA_DIR: "memory:", LOG_LEVEL: "silent", THEATRE_DIR: folder };
    const site = await startSite(env);
    try {
      await page.goto(`${site.url}/kosik`, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      const found = await faultsAtAllWidths(page, name, [...widths, 1200, 1280, 1506]);
      expect(found).toEqual([]);
      await expect(page.getByRole("banner").getByRole("link", { name: "Program" }).first()).toBeAttached();
    } finally {
      // The server would refuse requests that the page still makes by itself.
      await page.goto("about:blank");
      await site.end();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
