import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

const origin = "https://divadlo.example";
const app = await openTestApp({ onlyReads: true, config: { publicOrigin: origin } });

function meta(page: Page, name: string): string | null {
  const named = elements(page.html, "meta").find(
    (element) => (attribute(element, "property") ?? attribute(element, "name")) === name,
  );
  return named ? attribute(named, "content") : null;
}

/** Another one each time: the site caches an article that it has read. */
async function articleWith(slug: string, image: string): Promise<Page> {
  app.intercept("GET /api/blog/cs/*", async (request) => {
    const { data } = (await (await app.passOn(request)).json()) as { data: object };
    return json({ data: { ...data, image } });
  });
  const page = await app.visitor().visit(paths.article({ slug }));
  app.intercept("GET /api/blog/cs/*", undefined);
  return page;
}

test("a page without a photograph is shared with the theatre's picture of 1200 × 630", async () => {
  const page = await app.visitor().visit(paths.programme());
  const address = meta(page, "og:image") ?? "";
  expect(address).toBe(`${origin}/sdileni.jpg`);
  expect(meta(page, "og:image:alt")).toBe("Program");
  expect(meta(page, "twitter:card")).toBe("summary_large_image");
  const response = await app.visitor().request(address.slice(origin.length));
  expect(response.headers.get("Content-Type")).toBe(meta(page, "og:image:type"));
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(meta(page, "og:image:width")).toBe(String(width));
  expect(meta(page, "og:image:height")).toBe(String(height));
});

test("a page with a photograph is shared with it", async () => {
  const page = await articleWith("rur-ma-za-sebou-premieru", "premiera.jpg");
  expect(meta(page, "og:image")).toBe(`${origin}/images/article/big/premiera.jpg?share`);
  expect(meta(page, "og:image:type")).toBe("image/jpeg");
});

test("a page with a drawing shares the theatre's picture", async () => {
  expect(meta(await articleWith("knihovna-v-mlynici", "premiera.svg"), "og:image")).toBe(
    `${origin}/sdileni.jpg`,
  );
});
