/** Replaces a letter that no typeface of the documents has, so that no name disappears. */
const placeholder = "□";

/**
 * A line as the typefaces can print it: letters of scripts other than Latin, Greek and Cyrillic are `□`, pictographs
 * and control characters are left out.
 */
export function knownSigns(text: string): string {
  return text
    .normalize("NFC")
    .replace(/(?![©®❤])\p{Extended_Pictographic}|[\p{C}\p{Emoji_Modifier}\u20e3\ufe0f]/gu, (sign) =>
      sign === "\n" ? sign : "",
    )
    .replace(
      /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu,
      placeholder,
    )
    .replace(/[^\S\n\u00a0]+/gu, " ");
}

/** The typeface for a name: the headline typeface has Latin letters only. */
export function headlineFont(text: string): "display" | "text" {
  return /[\p{Script=Greek}\p{Script=Cyrillic}□]/u.test(text) ? "text" : "display";
}
