/** The text without diacritics, standalone combining marks included. */
export function stripDiacritics(text: string): string {
  // Removes combining marks before NFD too: canonical ordering of a long run of marks takes quadratic time.
  return text.replace(/\p{M}/gu, "").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Lower case without diacritics: „Žluťoučký kůň“ equals `zlutoucky kun`. For comparison only, never for display. */
export function foldForSearch(text: string): string {
  return stripDiacritics(text).toLowerCase();
}
