/** Letters without their diacritics, loose marks included. */
export function withoutMarks(text: string): string {
  // Loose marks go first: to put a long row of them in order would take time by the square of its length.
  return text.replace(/\p{M}/gu, "").normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * Lower case without diacritics: „Žluťoučký kůň“ and `zlutoucky kun` are the same. For comparing, never for showing.
 */
export function fold(text: string): string {
  return withoutMarks(text).toLowerCase();
}
