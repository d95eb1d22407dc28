import type { PostalAddress } from "#standalone/db/column-values.ts";

/** `1 290,00 Kč` with no-break spaces. `amount` in CZK, as a numeric column gives it. */
export function crowns(amount: string | number): string {
  const [whole = "0", part = "00"] = Math.abs(Number(amount)).toFixed(2).split(".");
  const sign = Number(amount) < 0 ? "\u2212" : "";
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0")},${part}\u00a0Kč`;
}

/** `110 00 Praha` with a no-break space in the code; postcodes of other shapes stay as they are. */
export function town(zip: string, city: string): string {
  return `${zip.replace(/^(\d{3})\s?(\d{2})$/u, "$1\u00a0$2")} ${city}`.trim();
}

const countries = new Intl.DisplayNames("cs", { type: "region" });

/** The street, the town and, abroad only, the country by its Czech name. `country`: two capitals. */
export function placeLines({ street, zip, city, country }: PostalAddress): string[] {
  return [street, town(zip, city), ...(country === "CZ" ? [] : [countries.of(country) ?? country])];
}

/** `21. 11. 2026 6:30:05`, time of Prague. */
export function momentToSecond(date: Date): string {
  const seconds = String(date.getUTCSeconds()).padStart(2, "0");
  return `${moment(date)}:${seconds}`;
}

/** `21. 11. 2026 6:30`, time of Prague. */
export function moment(date: Date): string {
  return new Intl.DateTimeFormat("cs-CZ", {
    timeZone: "Europe/Prague",
    day: "numeric",
    month: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(date);
}

/** The words of a link, followed by its URL, unless they contain it, or it is local and `origin` unknown. */
export function withAddress(words: string, address: string, origin: string | null): string {
  if (!/^(https?:|\/(?!\/))/.test(address)) return words;
  if (words.includes(address)) return words;
  if (address.startsWith("/") && origin === null) return words;
  return `${words} (${address.startsWith("/") ? `${origin}${address}` : address})`;
}
