/** In bytes. Larger files are drawn by the server: most of them are traced photographs. */
const largest = 64 * 1024;

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
  if (names[0] !== "svg" || names.some((name) => !elements.has(name)) || /[<&]/u.test(rest)) return false;
  const root = /<svg\s[^<>]*>/u.exec(text)?.[0] ?? "";
  return /\swidth="[\d.]+"/u.test(root) && /\sheight="[\d.]+"/u.test(root) && /\sviewBox="/u.test(root);
}
