import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openImages, imageWidths, type ImageSource } from "#server/http/images.ts";
import { openLog } from "#server/http/log.ts";
import { drawPatiently } from "../../support/patient-pictures.ts";

const log = openLog("silent");
const draw = drawPatiently;
const drawing = new TextEncoder().encode(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><script>alert(1)</script><rect width="400" height="300" fill="#c8102e"/></svg>`,
);

function gallery(sources: Record<string, Uint8Array | "failed">) {
  const reads: string[] = [];
  let now = 0;
  const images = openImages({
    log,
    draw,
    clock: () => now,
    readSource: async ({ folder, size, file }): Promise<ImageSource> => {
      const path = `/images/${folder}/${size}/${file}`;
      reads.push(path);
      const bytes = sources[path];
      if (bytes === "failed") return { kind: "failed" };
      return bytes ? { kind: "bytes", bytes } : { kind: "missing" };
    },
  });
  const ask = (path: string, accept = "", headers: Record<string, string> = {}) => {
    const [, , folder, size, file] = new URL(path, "http://a").pathname.split("/");
    const request = new Request(new URL(path, "http://a"), { headers: { Accept: accept, ...headers } });
    return images.answer(request, { folder, size, file: decodeURIComponent(file ?? "") });
  };
  return { ask, reads, later: (ms: number) => (now += ms) };
}

describe("a picture", () => {
  const { ask, reads } = gallery({ "/images/product/big/hrnek.svg": drawing });

  test.each([
    ["image/avif,image/webp,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("for a browser that takes %s is %s, never the SVG itself", async (accept, type, format) => {
    const response = await ask("/images/product/big/hrnek.svg?w=320", accept);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Vary")).toBe("Accept");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320, height: 240 });
    expect(bytes.includes("script")).toBe(false);
  });

  test("is made once, also for twenty requests at once, and is a 304 for a browser that has it", async () => {
    reads.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask("/images/product/big/hrnek.svg?w=96", "image/webp")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reads).toHaveLength(1);
    const etag = answers[0]?.headers.get("ETag") ?? "";
    const again = await ask("/images/product/big/hrnek.svg?w=96", "image/webp", { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(reads).toHaveLength(1);
  });

  test.each([
    ["1", 96],
    ["97", 160],
    ["1600", 1600],
    ["99999", 1600],
  ])("of width %s is one of the fixed widths", async (asked, width) => {
    const response = await ask(`/images/product/big/hrnek.svg?w=${asked}`, "image/webp");
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    expect(imageWidths).toContain(width);
  });

  test.each([
    ["shapes", `<path d="M0 0h9"/><g fill="#fff"><circle r="4"/></g>`, true],
    ["a clipping path of its own", `<clipPath id="a"><rect width="1" height="1"/></clipPath>`, true],
    ["a reference to itself", `<g clip-path="url(#a)"><path d="M0 0"/></g>`, true],
    ["a script", `<script>alert(1)</script>`, false],
    ["a script in another name space", `<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>`, false],
    ["an event", `<rect width="1" height="1" onclick="alert(1)"/>`, false],
    ["an event after a line break", `<rect width="1"\nonload="alert(1)"/>`, false],
    ["an event without a space", `<rect width="1"onload="alert(1)"/>`, false],
    ["an event without quotes", `<rect onload=alert(1) width="1"/>`, false],
    ["HTML", `<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>`, false],
    ["a link", `<a href="javascript:alert(1)"><rect/></a>`, false],
    ["a reference elsewhere", `<use xlink:href="https://elsewhere.example/a.svg#a"/>`, false],
    ["a fill from elsewhere", `<rect fill="url(https://elsewhere.example/a#b)"/>`, false],
    ["an escaped fill", `<rect fill="u&#114;l(https://elsewhere.example/a#b)"/>`, false],
    ["a style", `<style>rect { fill: url(//elsewhere.example) }</style>`, false],
    ["a style attribute", `<rect style="fill: url(//elsewhere.example)"/>`, false],
    ["an animated attribute", `<animate attributeName="href" to="javascript:alert(1)"/>`, false],
    ["text", `<text>Opona</text>`, false],
    ["an entity", `<title>&lt;</title>`, false],
    ["hidden text", `<![CDATA[<script>alert(1)</script>]]>`, false],
    ["a comment", `<!-- <script>alert(1)</script> -->`, false],
  ])(
    "that is an SVG with %s and asked for without a width is sent as it is only if it is nothing but shapes",
    async (_, inside, isSent) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">${inside}</svg>`;
      const { ask: askOne } = gallery({ "/images/poster/big/a.svg": new TextEncoder().encode(svg) });
      const response = await askOne("/images/poster/big/a.svg", "image/webp");
      const sent = await response.text();
      expect([response.headers.get("Content-Type") === "image/svg+xml", sent === svg]).toEqual([
        isSent,
        isSent,
      ]);
      const wide = await askOne("/images/poster/big/a.svg?w=96", "image/webp");
      expect(wide.headers.get("Content-Type")).not.toBe("image/svg+xml");
    },
  );

  test.each([
    [
      "a declaration of its own entities",
      `<!DOCTYPE svg [<!ENTITY a "b">]>`,
      `viewBox="0 0 9 9" width="9" height="9"`,
    ],
    ["a style sheet", `<?xml-stylesheet href="a.css"?>`, `viewBox="0 0 9 9" width="9" height="9"`],
    ["no size", "", `viewBox="0 0 9 9"`],
    ["an event of the whole", "", `viewBox="0 0 9 9" width="9" height="9" onload="alert(1)"`],
  ])("that is an SVG with %s is never sent as it is", async (_, before, attributes) => {
    const svg = `${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`;
    const { ask: askOne } = gallery({ "/images/poster/big/a.svg": new TextEncoder().encode(svg) });
    const response = await askOne("/images/poster/big/a.svg", "image/webp");
    expect(response.headers.get("Content-Type")).not.toBe("image/svg+xml");
  });

  test("without a width is 1200 wide, its thumbnail 320", async () => {
    const { ask: askBoth } = gallery({
      "/images/product/big/a.svg": drawing,
      "/images/product/thumbnail/a.svg": drawing,
    });
    for (const [size, width] of [
      ["big", 1200],
      ["thumbnail", 320],
    ]) {
      const response = await askBoth(`/images/product/${size}/a.svg`, "image/webp");
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
    }
  });

  test("with transparency is a PNG where only JPEG would be left; a photograph is never enlarged", async () => {
    const transparent = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { ask: askOne } = gallery({ "/images/partner/big/logo.png": new Uint8Array(transparent) });
    const response = await askOne("/images/partner/big/logo.png");
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(50);
  });
});

describe("a missing picture", () => {
  test("is a cached 404: the upstream is asked once a minute", async () => {
    const { ask, reads, later } = gallery({});
    for (const width of [96, 320, 96]) {
      const response = await ask(`/images/product/big/neni.jpg?w=${width}`);
      expect(response.status).toBe(404);
      expect(response.statusText).toBe("This page could not be found");
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
    }
    expect(reads).toHaveLength(1);
    later(61_000);
    await ask("/images/product/big/neni.jpg");
    expect(reads).toHaveLength(2);
  });

  test("while the upstream fails is a 503 that is not cached", async () => {
    const { ask, reads } = gallery({ "/images/product/big/a.jpg": "failed" });
    const answers = [await ask("/images/product/big/a.jpg"), await ask("/images/product/big/a.jpg")];
    expect(answers.map(({ status, headers }) => [status, headers.get("Cache-Control")])).toEqual([
      [503, "no-store"],
      [503, "no-store"],
    ]);
    expect(reads).toHaveLength(2);
  });

  test("is the result of a file that is not an image", async () => {
    const { ask } = gallery({ "/images/product/big/a.jpg": new TextEncoder().encode("<html>not a picture") });
    expect((await ask("/images/product/big/a.jpg")).status).toBe(404);
  });

  test.each([
    "/images/product/huge/a.jpg",
    "/images/Product/big/a.jpg",
    "/images/..%2f/big/a.jpg",
    "/images/product/big/.env",
    "/images/product/big/..%2f..%2fapi%2fme",
    "/images/product/big/a%00.jpg",
    "/images/product/big/a.jpg?w=0",
    "/images/product/big/a.jpg?w=-1",
    "/images/product/big/a.jpg?w=1e3",
    `/images/product/big/${"a".repeat(200)}.jpg`,
  ])("is the answer at %s, and the upstream is not asked", async (path) => {
    const { ask, reads } = gallery({});
    expect((await ask(path)).status).toBe(404);
    expect(reads).toEqual([]);
  });
});

describe("an original of many pixels", () => {
  /** Black pixels, compressed to a few kilobytes. */
  async function photograph(height: number): Promise<Uint8Array> {
    const create = { width: 8_000, height, channels: 3, background: "#000" } as const;
    return new Uint8Array(await sharp({ create }).png().toBuffer());
  }
  const drawingOf = (height: number) =>
    new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="${height}"/>`);

  test("is read up to forty million", async () => {
    const { ask } = gallery({ "/images/product/big/most.png": await photograph(5_000) });
    expect((await ask("/images/product/big/most.png?w=96", "image/webp")).status).toBe(200);
  });

  test.each([
    ["a photograph", photograph],
    ["a drawing", drawingOf],
  ])("is not read above forty million: %s", async (_, make) => {
    const { ask } = gallery({ "/images/product/big/more": await make(5_001) });
    expect((await ask("/images/product/big/more?w=96", "image/webp")).status).toBe(404);
  });
});
