import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { openImages, type ImageSource } from "#server/http/images.ts";
import { openLog } from "#server/platform/log.ts";
import { bounds, openPictures } from "#server/http/pictures.ts";

const log = openLog("silent");
// A busy machine misses the site's deadlines.
const pictures = openPictures({ ...bounds, longestWait: 120_000, deadline: 120 });

async function photographOf(width: number, height: number): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#c8102e" } })
      .jpeg()
      .toBuffer(),
  );
}

/** By its first bytes, because the site's sharp cannot read all formats that it writes. */
function formatOf(bytes: Buffer): string {
  if (bytes.toString("latin1", 4, 12) === "ftypavif") return "heif";
  return bytes.toString("latin1", 8, 12) === "WEBP" ? "webp" : "jpeg";
}

function gallery(sources: Record<string, Uint8Array | "failed">) {
  const reads: string[] = [];
  let now = 1;
  const images = openImages({
    log,
    pictures,
    clock: () => now,
    readSource: async ({ folder, size, file }): Promise<ImageSource> => {
      const path = `/images/${folder}/${size}/${file}`;
      reads.push(path);
      const bytes = sources[path];
      if (bytes === "failed") return { kind: "failed" };
      return bytes ? { kind: "found", bytes } : { kind: "missing" };
    },
  });
  const ask = (path: string, accept = "", headers: Record<string, string> = {}) => {
    const [, , folder, size, file] = new URL(path, "http://a").pathname.split("/");
    const request = new Request(new URL(path, "http://a"), { headers: { Accept: accept, ...headers } });
    return images.answer(request, { folder, size, file: decodeURIComponent(file ?? "") });
  };
  return { ask, reads, later: (ms: number) => (now += ms) };
}

const photograph = await photographOf(400, 300);
const large = await photographOf(2_000, 1_500);

describe("a photograph", () => {
  const { ask, reads } = gallery({
    "/images/product/big/hrnek.jpg": photograph,
    "/images/product/big/velky.jpg": large,
    "/images/product/thumbnail/velky.jpg": large,
  });

  test.each([
    ["image/avif,image/webp,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("for a browser that takes %s is %s", async (accept, type, format) => {
    const response = await ask("/images/product/big/hrnek.jpg?w=320", accept);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Vary")).toBe("Accept");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(formatOf(bytes)).toBe(format);
  });

  test("is made once for twenty requests at once, and is a 304 for its browser", async () => {
    reads.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask("/images/product/big/hrnek.jpg?w=96", "image/webp")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reads).toHaveLength(1);
    const etag = answers[0]?.headers.get("ETag") ?? "";
    const again = await ask("/images/product/big/hrnek.jpg?w=96", "image/webp", { "If-None-Match": etag });
    expect(again.status).toBe(304);
    expect(reads).toHaveLength(1);
  });

  test.each([
    ["big/velky.jpg?w=1", 96],
    ["big/velky.jpg?w=97", 160],
    ["big/velky.jpg?w=1600", 1600],
    ["big/velky.jpg?w=99999", 1600],
    ["big/velky.jpg", 1200],
    ["thumbnail/velky.jpg", 320],
    ["big/hrnek.jpg?w=1600", 400],
  ])("at %s has one of the fixed widths, and is never enlarged", async (address, width) => {
    const response = await ask(`/images/product/${address}`, "image/webp");
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
  });

  test("for shared links is a JPEG of 1200 × 630, whatever its own shape and size", async () => {
    const response = await ask("/images/product/big/hrnek.jpg?share", "image/avif");
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  test("of a GIF is its first frame", async () => {
    const gif = new Uint8Array(await sharp(photograph).gif().toBuffer());
    const { ask: askOne } = gallery({ "/images/product/big/a.gif": gif });
    expect((await askOne("/images/product/big/a.gif?w=96", "image/webp")).headers.get("Content-Type")).toBe(
      "image/webp",
    );
  });

  test("sets what may be read before the first one only, since other threads read then", async () => {
    await ask("/images/product/big/hrnek.jpg?w=160");
    const block = vi.spyOn(sharp, "block");
    await ask("/images/product/big/hrnek.jpg?w=240");
    await ask("/images/product/big/hrnek.jpg?w=480");
    expect(block).not.toHaveBeenCalled();
    block.mockRestore();
  });

  test.each(["avif", "tiff"] as const)("of another kind is not read: %s", async (format) => {
    const bytes = new Uint8Array(await sharp(photograph).toFormat(format).toBuffer());
    const { ask: askOne } = gallery({ "/images/product/big/a.jpg": bytes });
    expect((await askOne("/images/product/big/a.jpg?w=96")).status).toBe(404);
  });

  test("with transparency is a PNG for a browser that takes only JPEG", async () => {
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

describe("a drawing", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>`;

  test.each([
    ["a.svg", ""],
    ["a.svg", "?w=320"],
    ["a.png", "?w=1600"],
  ])("is sent as it is, and can do nothing: %s%s", async (file, query) => {
    const { ask } = gallery({ [`/images/poster/big/${file}`]: new TextEncoder().encode(svg) });
    const response = await ask(`/images/poster/big/${file}${query}`, "image/avif,*/*");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(response.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
    );
    expect(await response.text()).toBe(svg);
  });

  test("is kept once, whatever the width of a request", async () => {
    const { ask, reads } = gallery({ "/images/poster/big/a.svg": new TextEncoder().encode(svg) });
    for (const query of ["", "?w=96", "?w=1600"]) await ask(`/images/poster/big/a.svg${query}`);
    expect(reads).toHaveLength(1);
  });

  test("that is a photograph by its content is one that every browser can show", async () => {
    const { ask } = gallery({ "/images/poster/big/a.svg": photograph });
    for (const accept of ["image/avif,*/*", "image/webp,*/*", "*/*"]) {
      const response = await ask("/images/poster/big/a.svg", accept);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    }
  });

  test.each(["\uFEFF<svg", "\n <?xml version='1.0'?><svg", "<!-- by hand --><svg", "<!DOCTYPE svg><svg"])(
    "may begin with %j",
    async (beginning) => {
      const { ask } = gallery({
        "/images/poster/big/a.svg": new TextEncoder().encode(`${beginning} viewBox="0 0 9 9"/>`),
      });
      expect((await ask("/images/poster/big/a.svg")).headers.get("Content-Type")).toBe("image/svg+xml");
    },
  );

  test("of more than 512 KB is not sent", async () => {
    const of = (size: number) => new TextEncoder().encode(svg.padEnd(size));
    const { ask } = gallery({
      "/images/poster/big/most.svg": of(512 * 1024),
      "/images/poster/big/more.svg": of(512 * 1024 + 1),
    });
    expect((await ask("/images/poster/big/most.svg")).status).toBe(200);
    expect((await ask("/images/poster/big/more.svg")).status).toBe(404);
  });
});

describe("a missing picture", () => {
  test("is a cached 404: the site calls the upstream once a minute", async () => {
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
  ])("is the answer at %s, without a call of the upstream", async (path) => {
    const { ask, reads } = gallery({});
    expect((await ask(path)).status).toBe(404);
    expect(reads).toEqual([]);
  });
});

/** Black pixels, compressed to a few kilobytes. */
async function black(height: number): Promise<Uint8Array> {
  const create = { width: 8_000, height, channels: 3, background: "#000" } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

test.each([
  [3_000, 200],
  [3_001, 404],
])("an original has at most twenty-four million pixels: 8000 × %i is %i", async (height, status) => {
  const { ask } = gallery({ "/images/product/big/a.png": await black(height) });
  expect((await ask("/images/product/big/a.png?w=96", "image/webp")).status).toBe(status);
});
