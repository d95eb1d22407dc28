import { authSession } from "./auth-session.ts";
import { cart } from "./cart.ts";
import { cartOutage } from "./cart-outage.ts";
import { choice } from "./choice.ts";
import { consent } from "./consent.ts";
import { consentProof } from "./consent-proof.ts";
import type { CookieKind } from "./cookie-kind.ts";
import { currency } from "./currency.ts";
import { guestEmail } from "./guest-email.ts";
import { introPopup } from "./intro-popup.ts";
import { lastOrder } from "./last-order.ts";
import { newsletterPopup } from "./newsletter-popup.ts";
import { notice } from "./notice.ts";
import { returnTo } from "./return-to.ts";
import { shape } from "./shape.ts";
import { uncertainOrder } from "./uncertain-order.ts";
import { unfinishedMerge } from "./unfinished-merge.ts";

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
