import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isCheapDrawing, isPhotograph, isPlainDrawing } from "#server/http/drawings.ts";
import { drawingOf, costlyDrawings } from "../../support/costly-drawings.ts";

test.each(Object.entries(costlyDrawings))("%s makes a drawing costly", (_, drawing) => {
  expect(isCheapDrawing(drawing)).toBe(false);
});

test.each([
  ["nothing but shapes", `<path d="M0 0h9"/><g fill="#fff"><circle r="4"/></g>`],
  ["a gradient", `<linearGradient id="a"><stop/></linearGradient><path fill="url(#a)" d="M0 0h9"/>`],
  ["a clip", `<clipPath id="a"><path d="M0 0h9v9"/></clipPath><g clip-path="url(#a)"><circle r="9"/></g>`],
  ["a style", `<style>.a { fill: #c8102e; opacity: 0.5 }</style><path class="a" d="M0 0h9v9"/>`],
  ["text and a comment", `<!-- Title --><text x="9" y="9">Příliš žluťoučký kůň</text>`],
])("a small drawing with %s is cheap", (_, inside) => {
  expect(isCheapDrawing(drawingOf(inside))).toBe(true);
  const declared = `<?xml version="1.0" encoding="UTF-8"?>\n${new TextDecoder().decode(drawingOf(inside))}`;
  expect(isCheapDrawing(new TextEncoder().encode(declared))).toBe(true);
});

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)(
  "a photograph as %s is known by its first bytes",
  async (format) => {
    const create = { width: 300, height: 300, channels: 3, background: "#c8102e" } as const;
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    expect(
      isPhotograph(
        await sharp({ create: { ...create, noise } })
          .toFormat(format)
          .toBuffer(),
      ),
    ).toBe(true);
  },
);

test("most drawings of the demo theatre are cheap, and all are sent as they are", () => {
  const folder = "server/demo-backend/seed/images";
  const drawings = readdirSync(folder, { recursive: true })
    .filter((file) => String(file).endsWith(".svg"))
    .map((file) => new Uint8Array(readFileSync(join(folder, String(file)))));
  expect(drawings.filter((drawing) => !isPlainDrawing(drawing))).toEqual([]);
  expect(drawings.filter(isCheapDrawing).length / drawings.length).toBeGreaterThan(0.8);
});

test.each(["clips of clips", "masks of masks", "patterns of patterns"])(
  "%s are not sent as they are, which would make the browser draw them",
  (name) => {
    expect(isPlainDrawing(costlyDrawings[name] ?? new Uint8Array())).toBe(false);
  },
);

test("whatever the bytes, each of them gets a judgement", () => {
  const pieces = [
    "<svg",
    " width='9'",
    ">",
    "</svg>",
    "<use",
    "\0",
    "\ufffd",
    "&#1;",
    "filter",
    "<?xml",
    "\ud800",
  ];
  const text = fc.array(fc.constantFrom(...pieces)).map((parts) => Buffer.from(parts.join("")));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), text), (bytes) => {
      expect([typeof isCheapDrawing(bytes), typeof isPlainDrawing(bytes)]).toEqual(["boolean", "boolean"]);
    }),
  );
});

test("what is costly stays costly, wherever it is in a drawing", () => {
  const words = fc.constantFrom(
    "filter",
    "mask",
    "pattern",
    "marker",
    "stroke-dasharray",
    "<use/>",
    "<image/>",
  );
  const around = fc.string({ unit: "grapheme", maxLength: 200 });
  fc.assert(
    fc.property(words, around, around, (word, before, after) => {
      expect(isCheapDrawing(drawingOf(`${before}${word}${after}`))).toBe(false);
    }),
  );
});
