import sharp from "sharp";
import { expect, test } from "vitest";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

const origin = "https://divadlo.example";
const app = await openTestApp({ onlyReads: true, config: { publicOrigin: origin } });
const mug = paths.product({ id: 105, slug: "hrnek-prestavka-300-ml", category: { slug: "domov" } });

function textOf(page: Page, name: string): (string | null)[] {
  return elements(page.html, "meta")
    .filter((element) => (attribute(element, "property") ?? attribute(element, "name")) === name)
    .map((element) => attribute(element, "content"));
}

async function pixels(response: Response): Promise<string> {
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  return (await picture.resize(60, 32).raw().toBuffer()).toString("base64");
}

test.each([
  paths.home(),
  paths.programme(),
  paths.repertoire(),
  paths.production({ slug: "rur" }),
  paths.tickets(),
  paths.people(),
  paths.person({ id: 15, slug: "simon-bezdek" }),
  paths.ratings(),
  paths.ratings({ slug: "rur" }),
  paths.ratingsSummary(),
  paths.about(),
  paths.news(),
  paths.article({ slug: "rur-ma-za-sebou-premieru" }),
  paths.contacts(),
  paths.documents(),
  paths.annualReports(),
  paths.info("obchodni-podminky"),
  paths.info("cookies"),
  paths.shop(),
  paths.newProducts(),
  paths.saleProducts(),
  paths.category({ id: 1, slug: "darkove-poukazy" }),
  mug,
  paths.voucherBalance(),
  paths.withdrawal(),
  complaintPath(),
  paths.brands(),
  paths.brand({ slug: "dilna-vantroky" }),
  paths.register(),
  paths.forgotPassword(),
])("%s has a share picture of 1200 × 630, at an absolute address", async (path) => {
  const page = await app.visitor().visit(path);
  const [address = ""] = textOf(page, "og:image");
  expect(address).toMatch(/^https:\/\/divadlo\.example\/og\/[^?]+\.png$/u);
  expect(textOf(page, "og:image:width")).toEqual(["1200"]);
  expect(textOf(page, "og:image:height")).toEqual(["630"]);
  expect(textOf(page, "og:image:alt")[0]).not.toBe("");
  expect(textOf(page, "twitter:card")).toEqual(["summary_large_image"]);
  const response = await app.visitor().request((address ?? "").slice(origin.length));
  expect(response.status, address ?? "no address").toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const picture = Buffer.from(await response.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
});

test("a picture with the same ETag is a 304", async () => {
  const first = await app.visitor().request(paths.sharePicture(mug));
  const etag = first.headers.get("ETag") ?? "";
  const again = await app.visitor().request(paths.sharePicture(mug), { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

test.each([
  "/og/repertoar/neni.png",
  "/og/neni.png",
  "/og/rur",
  "/og/.png",
  "/og/kosik.png",
  "/og/okno.png",
  "/og/105/domov/jine-jmeno.png",
  "/og/999999/domov/hrnek.png",
  "/og/info/neni.png",
  "/og/lide/15/nekdo-jiny.png",
])("%s is not a picture of any page, whatever words are in it", async (path) => {
  expect((await app.visitor().request(path)).status).toBe(404);
});

test("words in a query change nothing", async () => {
  const plain = await app.visitor().request("/og/divadlo.png");
  const response = await app.visitor().request("/og/divadlo.png?title=Levn%C3%A9+p%C5%AFj%C4%8Dky");
  expect(response.headers.get("ETag")).toBe(plain.headers.get("ETag"));
});

test("while the upstream is down the theatre's own picture is the fallback, and is not cached", async () => {
  const broken = await openTestApp({ upstreamFetch: app.passOn });
  const own = await pixels(await broken.visitor().request("/og/divadlo.png"));
  broken.intercept("GET /api/repertoire/cs/*", () => json({}, 500));
  const response = await broken.visitor().request("/og/repertoar/rur.png");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await pixels(response)).toBe(own);
});
