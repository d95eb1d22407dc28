import fc from "fast-check";
import { hostileText, hostileTexts, mark } from "./payloads.ts";

/** A file of the upstream, with the type that it claims to have. */
export interface HostileFile {
  readonly type: string | null;
  readonly bytes: Buffer;
}

const svg = (inside: string, attributes = 'width="10" height="10" viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const drawings = [
  svg("<rect width='9' height='9'/>"),
  svg("<script>1</script>"),
  svg(`<rect width="9" height="9" onload="1"/>`),
  svg(`<rect width="9" height="9"/>`, `width="10" height="10" viewBox="0 0 10 10" onload="1"`),
  svg(`<a xlink:href="javascript:1"><rect width="9" height="9"/></a>`),
  svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><${mark}/></body></foreignObject>`),
  svg(`<use href="#a"/><g id="a"><use href="#a"/></g>`),
  svg(`<image href="file:///etc/passwd" width="9" height="9"/>`),
  svg(`<style>@import "//${mark}.example";</style>`),
  svg(`<text>${"a".repeat(9_999)}</text>`),
  svg(`<rect width="9" height="9"/>`, `width="1e9" height="1e9" viewBox="0 0 1 1"`),
  svg(`<rect width="9" height="9"/>`, `width="-1" height="NaN" viewBox="0 0 0 0"`),
  svg("<g>".repeat(3_000)),
  svg(`<path d="${"M0 0L9 9".repeat(5_000)}"/>`),
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${svg("<text>&c;</text>")}`,
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("<text>&a;</text>")}`,
  `<?xml-stylesheet href="//${mark}.example"?>${svg("<rect width='9' height='9'/>")}`,
  `\ufeff \n${svg("<rect width='9' height='9'/>")}`,
  svg("<rect width='9' height='9'/>").toUpperCase(),
];

/** A PNG that claims to be this wide and high. */
function png(width: number, height: number): Buffer {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from("08060000000000000000000049444154", "hex")]);
}

const pdf = (inside: string) =>
  `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(${inside})>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`;

const contents: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(...drawings).map((text) => Buffer.from(text)),
  hostileTexts.markup.map((text) => Buffer.from(svg(text))),
  hostileTexts.markup.map((text) => Buffer.from(`<!doctype html>${text}`)),
  hostileText.map((text) => Buffer.from(pdf(text))),
  hostileText.map((text) => Buffer.from(text)),
  fc.constantFrom(png(1, 1), png(60_000, 60_000), png(0, 0), png(2 ** 31, 1), png(6_300, 6_300)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .uint8Array({ maxLength: 60 })
    .map((bytes) => Buffer.concat([Buffer.from("ffd8ffe000104a46494600010100", "hex"), bytes])),
  fc.constantFrom(Buffer.alloc(0), Buffer.alloc(1_000_000), Buffer.alloc(11_000_000, "a")),
);

const types = fc.oneof(
  fc.constantFrom(
    null, "", "text/html", "text/html; charset=utf-7", "image/svg+xml", "application/xhtml+xml", "text/xml", "application/pdf", "text/plain",
    "text/javascript", "application/octet-stream", "multipart/mixed", "image/png", "image/jpeg", "TEXT/HTML", "application/pdf, text/html",
    "application/pdf;x=text/html", "image/svg+xml;charset=x", "text/css", "application/x-shockwave-flash", "*/*",
  ), // oxfmt-ignore
  hostileText.map((text) =>
    Buffer.from(text)
      .toString("latin1")
      .replace(/[\0-\u001f\u007f]/gu, " ")
      .trim()
      .slice(0, 500),
  ),
);

export const hostileFiles: fc.Arbitrary<HostileFile> = fc.record({ type: types, bytes: contents });
