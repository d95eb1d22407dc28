/**
 * Lower case without diacritics: „Žluťoučký kůň“ and `zlutoucky kun` are the same. For comparing, never for showing.
 */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
