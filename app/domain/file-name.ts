const longestName = 300;
const mostSegments = 8;
/** A visible name: no control character, backslash or colon, and no dot at the start ("..", ".env"). */
const segment = /^[^.\\/:\p{C}][^\\/:\p{C}]{0,159}$/u;
/** A lenient server would decode it again into another character: `%2e%2e`, `%00`. */
const encoded = /%[0-9a-f]{2}/i;

/** Whether a picture is a drawing (SVG) by its name: one file for every width. */
export function isDrawing(file: string): boolean {
  return /\.svg$/iu.test(file);
}

/** Whether a text names a file below a folder: spaces, brackets, diacritics and subfolders, but no other path. */
export function isFileName(name: string): boolean {
  if (name.length > longestName || encoded.test(name)) return false;
  const segments = name.split("/");
  return segments.length <= mostSegments && segments.every((value) => segment.test(value));
}
