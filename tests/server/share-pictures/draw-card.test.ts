import sharp from "sharp";
import { expect, test } from "vitest";
import type { ShareCard } from "#app/domain/share-card.ts";
import { openPictures } from "#server/http/pictures.ts";
import { openLog } from "#server/http/log.ts";
import { openSharePictures } from "#server/share-pictures/share-pictures.ts";

const card: ShareCard = {
  look: "page",
  kicker: "Aktuality",
  title: "Příliš žluťoučký kůň",
  lines: [],
  picture: null,
  signature: "Divadlo",
};

/** The picture of a card; `original`: the upstream's photograph beside the words. */
async function drawn(content: ShareCard, original?: Uint8Array): Promise<Buffer> {
  const pictures = openSharePictures({
    pictures: openPictures(),
    log: openLog("silent"),
    identity: null,
    readSource: async () => (original ? { kind: "found", bytes: original } : { kind: "missing" }),
  });
  const response = await pictures.answer(new Request("http://a/og/a.png"), content, true);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test("a photograph that cannot be had now leaves the words alone, and the next request has it", async () => {
  const sources = [{ kind: "failed" as const }, { kind: "found" as const, bytes: await noise(400) }];
  const pictures = openSharePictures({
    pictures: openPictures(),
    log: openLog("silent"),
    identity: null,
    readSource: async () => sources.shift() ?? { kind: "failed" },
  });
  const ask = () => pictures.answer(new Request("http://a/og/a.png"), withPicture("a.jpg"), true);
  const [alone, whole, kept] = [await ask(), await ask(), await ask()];
  expect([alone, whole, kept].map(({ headers }) => headers.get("Cache-Control"))).toEqual([
    "no-store",
    "public, max-age=3600",
    "public, max-age=3600",
  ]);
  expect(whole.headers.get("ETag")).not.toBe(alone.headers.get("ETag"));
  expect(kept.headers.get("ETag")).toBe(whole.headers.get("ETag"));
});

const withPicture = (file: string): ShareCard => ({
  ...card,
  look: "scene",
  picture: { folder: "article", file },
});

async function noise(size: number): Promise<Uint8Array> {
  const create = { width: size, height: size, channels: 3, background: "#888" } as const;
  const noisy = { ...create, noise: { type: "gaussian", mean: 128, sigma: 60 } } as const;
  return new Uint8Array(await sharp({ create: noisy }).jpeg().toBuffer());
}

test.each([
  "R. U. R.",
  "Divadelní odpoledne s vůní čerstvého chleba, kávy a dávno zapomenutých mlynářských písní",
  "Nejnevypočitatelnějšímipodivuhodnostmi",
  "x".repeat(400),
  "Nejneobhospodařovávatelnější ".repeat(6).trim(),
  "dlouhý název ".repeat(40).trim(),
])("the edges stay empty, however long the title: %s", async (title) => {
  const picture = await drawn({ ...card, title });
  for (const edge of [
    { left: 1176, top: 0, width: 24, height: 500 },
    { left: 0, top: 486, width: 1200, height: 24 },
  ]) {
    const { channels } = await sharp(await sharp(picture).extract(edge).png().toBuffer()).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  }
});

test("letters are drawn, pictures for letters are left out", async () => {
  const plain = await drawn(card);
  expect(await drawn({ ...card, title: `${card.title} 🐴` })).toEqual(plain);
  expect(await drawn({ ...card, title: "Príliš žlutoucký kun" })).not.toEqual(plain);
});

test("a photograph of many colours makes a picture small enough for messengers", async () => {
  const picture = await drawn(withPicture("a.jpg"), await noise(800));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(picture.byteLength).toBeLessThan(600_000);
  expect(picture).not.toEqual(await drawn(card));
});

test("beside the words of a page whose picture is a drawing, or too large, there is nothing", async () => {
  const words = await drawn({ ...withPicture("a.jpg"), picture: null });
  const svg = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
  expect(await drawn(withPicture("a.svg"), svg)).toEqual(words);
  expect(await drawn(withPicture("a.jpg"), svg)).toEqual(words);
  const create = { width: 8_000, height: 3_001, channels: 3, background: "#000" } as const;
  const large = new Uint8Array(await sharp({ create }).png().toBuffer());
  expect(await drawn(withPicture("a.jpg"), large)).toEqual(words);
});
