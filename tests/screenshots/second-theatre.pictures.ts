import path from "node:path";
import { root } from "../support/output.ts";
import { secondTheatre } from "./gallery.ts";
import { take } from "./picture.ts";
import { testWith } from "./pinned-site.ts";
import { settleIn } from "./visitor.ts";

/** The home page of the theatre of docs/examples. */
const test = testWith({ THEATRE_DIR: path.join(root, "docs/examples/theatre") });

for (const width of secondTheatre.widths) {
  test(`${secondTheatre.name} at ${width}`, async ({ page, context, site }) => {
    await settleIn(context, site.url);
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.goto("/");
    await take(page, `${secondTheatre.name}-${width}.webp`);
  });
}
