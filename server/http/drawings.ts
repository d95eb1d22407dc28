/** In bytes. Larger files are drawn by the server: most of them are traced photographs. */
const largest = 64 * 1024;
/** Clips, masks and patterns that refer to each other multiply: three in each of five levels are 243. */
const mostReferences = 16;

const elements = new Set([
  "svg", "g", "defs", "title", "desc", "symbol", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  "clipPath", "mask", "pattern", "linearGradient", "radialGradient", "stop",
]); // oxfmt-ignore

/** An element with quoted attributes, or its end. */
const tag = /<\/?([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/gu;

/** Attributes that run, load or style something. */
const active = /\s(?:on\w*|style|class|(?:xlink:)?href|src)\s*=/iu;

/**
 * Whether an SVG consists of nothing but shapes, so that it may be sent as it is: a list of what is allowed, because
 * the upstream's files are not trusted. Its size must be stated: browsers differ for drawings without one.
 */
export function isPlainDrawing(bytes: Uint8Array): boolean {
  if (bytes.byteLength > largest) return false;
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF?\s*<\?xml\s[^<>?]*\?>/u, "");
  const names: string[] = [];
  const rest = text.replace(tag, (_whole, name: string, attributes: string) => {
    const isForeign = /url\(\s*["']?(?!#)/iu.test(attributes) || /[&\\]/u.test(attributes);
    names.push(active.test(attributes) || isForeign ? "" : name);
    return "";
  });
  if (/<(?:clipPath|mask|pattern)/u.test(text) && countOf(/url\(/gu, text) > mostReferences) return false;
  if (names[0] !== "svg" || names.some((name) => !elements.has(name)) || /[<&]/u.test(rest)) return false;
  const root = /<svg\s[^<>]*>/u.exec(text)?.[0] ?? "";
  return /\swidth="[\d.]+"/u.test(root) && /\sheight="[\d.]+"/u.test(root) && /\sviewBox="/u.test(root);
}

/** The first bytes of JPEG, PNG, GIF, WebP and AVIF. */
const photograph = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp)/u;

/** Whether an original is made of pixels, whose number bounds what it costs to decode. */
export function isPhotograph(bytes: Uint8Array): boolean {
  return photograph.test(Buffer.from(bytes.subarray(0, 12)).toString("latin1"));
}

/** In bytes. */
const largestCheap = 16 * 1024;
/** Clips, transparent groups and gradients of a cheap drawing: each word counts. */
const mostLayers = 24;

/**
 * What a drawing needs to be costly though it is small: copies of copies, layers of pixels, dashes without number,
 * pictures inside. Then what could hide these words: entities, escapes, other encodings.
 */
const costly =
  /filter|mask|pattern|marker|symbol|dash|image|[<:]use\b|<!(?!--)|[&\\\0\ufffd]|@import|encoding\s*=\s*["'](?!utf-8["'])/iu;

/**
 * Whether an original is a small drawing without anything that multiplies, so that it may be drawn among photographs.
 * Judged by its text, in linear time.
 */
export function isCheapDrawing(bytes: Uint8Array): boolean {
  if (bytes.byteLength > largestCheap) return false;
  const text = Buffer.from(bytes).toString("utf8");
  return !costly.test(text) && countOf(/clip|opacity|url/giu, text) <= mostLayers;
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
