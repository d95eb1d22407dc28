import { decodeHTMLStrict } from "entities/decode";
import type { PostalAddress } from "#server/demo-backend/db/column-values.ts";

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

/**
 * Converts HTML of the information pages to plain text: blank lines around headings and paragraphs, a dash before list
 * items, the URL of a link after its text. `origin` makes local URLs absolute.
 */
export function textOf(htmlText: string, origin: string | null): string {
  // Only up to the last end tag: for each unclosed link behind it the pattern would scan to the end of the text.
  const end = htmlText.toLowerCase().lastIndexOf("</a>") + "</a>".length;
  const linked = htmlText
    .slice(0, end)
    .replace(/\s+/g, " ")
    .replace(/<a\b([^<>]*)>(.*?)<\/a>/gi, (all, attributes: string, words: string) => {
      const address = /\bhref="([^"]*)"/i.exec(attributes)?.[1];
      return address === undefined ? all : withAddress(words, address, origin);
    });
  const text = (linked + htmlText.slice(end).replace(/\s+/g, " "))
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<li\b[^<>]*>/gi, "\n– ")
    .replace(/<(?:h[1-6]|ul|ol|table)\b[^<>]*>/gi, "\n\n")
    .replace(/<\/(p|h[1-6]|ul|ol|table|blockquote|section|div|dl)>/gi, "\n\n")
    .replace(/<\/(tr|dt|dd)>/gi, "\n")
    .replace(/<\/t[dh]>/gi, " ")
    .replace(/<[^<>]+>/g, "");
  return decodeHTMLStrict(text)
    .replaceAll("\u00ad", "")
    .replace(/ *\n *| +/g, (space) => (space.includes("\n") ? "\n" : space))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withAddress(words: string, address: string, origin: string | null): string {
  if (!/^(https?:|\/(?!\/))/.test(address)) return words;
  if (words.includes(address)) return words;
  if (address.startsWith("/") && origin === null) return words;
  return `${words} (${address.startsWith("/") ? `${origin}${address}` : address})`;
}
