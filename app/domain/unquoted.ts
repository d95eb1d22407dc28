/** The text without surrounding quotes of any kind. */
export function unquoted(text: string): string {
  let end = text.length;
  while (end > 0 && '“”"'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^[„“"”]+/u, "");
}
