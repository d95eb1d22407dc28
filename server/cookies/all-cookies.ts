import {
  cart,
  cartOutage,
  choice,
  guestEmail,
  lastOrder,
  uncertainOrder,
  unfinishedMerge,
} from "./cart-and-order.ts";
import type { CookieKind } from "./cookie-kind.ts";
import type { RequestCookies } from "./request-cookies.ts";
import { notice, shape } from "./page-state.ts";
import { consent, consentProof, currency, introPopup, newsletterPopup } from "./preferences.ts";
import { authSession, returnTo } from "./session.ts";

/** Every cookie of the site except that of the language, which changes no page. */
export const allCookies: readonly CookieKind<unknown>[] = [
  authSession,
  cart,
  cartOutage,
  choice,
  consent,
  consentProof,
  currency,
  guestEmail,
  introPopup,
  lastOrder,
  newsletterPopup,
  notice,
  returnTo,
  shape,
  uncertainOrder,
  unfinishedMerge,
];

/** The cookies on which public pages may depend. */
export const choices = allCookies.filter(({ about }) => about === "choice");

/** Clears what is about the customer who signs out. */
export async function forgetCustomer(cookies: RequestCookies): Promise<void> {
  for (const cookie of allCookies) if (cookie.about === "customer") await cookies.clear(cookie);
}
