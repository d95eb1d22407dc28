/** A line without characters that the typefaces lack: pictographs, and scripts other than Latin, Greek and Cyrillic. */
export function knownSigns(text: string): string {
  return text
    .normalize("NFC")
    .replace(
      /(?![©®❤])\p{Extended_Pictographic}|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|[\p{C}\p{Emoji_Modifier}\u20e3\ufe0f]/gu,
      (sign) => (sign === "\n" ? sign : ""),
    )
    .replace(/[^\S\n\u00a0]+/gu, " ");
}
