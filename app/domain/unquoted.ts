/** The text without the quotes around it, of whatever kind. */
export function unquoted(text: string): string {
  let end = text.length;
  while (end > 0 && '“”"'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^[„“"”]+/u, "");
}
