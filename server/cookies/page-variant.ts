import { consent } from "./consent.ts";
import type { CookieKind } from "./cookie-kind.ts";
import { currency } from "./currency.ts";
import { introPopup } from "./intro-popup.ts";
import { newsletterPopup } from "./newsletter-popup.ts";
import type { RequestCookies } from "./request-cookies.ts";

/** Cookies that are a choice and no person: an anonymous page looks different by them, but for everybody alike. */
const variants: readonly CookieKind<unknown>[] = [currency, consent, introPopup, newsletterPopup];

/** What a kept page is keyed by besides its address: the parsed choices, a finite set of texts. */
export async function variantOf(cookies: RequestCookies): Promise<string> {
  return JSON.stringify(await Promise.all(variants.map((kind) => cookies.read(kind))));
}
