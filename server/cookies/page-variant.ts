import { consent } from "./consent.ts";
import type { CookieKind } from "./cookie-kind.ts";
import { currency } from "./currency.ts";
import { introPopup } from "./intro-popup.ts";
import { newsletterPopup } from "./newsletter-popup.ts";
import type { RequestCookies } from "./request-cookies.ts";

/**
 * Cookies of choices, not of persons: an anonymous page depends on them, but is the same for all visitors with the same
 * choices.
 */
const variants: readonly CookieKind<unknown>[] = [currency, consent, introPopup, newsletterPopup];

/** The Cookie header without all other cookies. */
export function choicesIn(header: string): string {
  const names = variants.map(({ name }) => name);
  return header
    .split(";")
    .filter((pair) => names.includes((pair.split("=")[0] ?? "").trim().replace(/^__Host-/, "")))
    .join(";");
}

/** The part of the page cache's key besides the address: the parsed choices, a finite set of texts. */
export async function variantOf(cookies: RequestCookies): Promise<string> {
  return JSON.stringify(await Promise.all(variants.map((kind) => cookies.read(kind))));
}
