import { isSecretPath } from "#app/domain/secret-paths.ts";
import type { LegalLink, LinkGroup, ShellData, Tag } from "#app/domain/shell-data.ts";
import { countLines, type CartState } from "#app/domain/shop/cart.ts";
import { previewOf } from "#app/domain/shop/cart-preview.ts";
import type { Notice } from "#app/domain/notice.ts";
import { cookieCheckPath } from "#app/domain/paths.ts";
import { resendPath } from "#app/domain/shop/resend.ts";
import { wholeMinute } from "#app/domain/dates.ts";
import { isCzechHoliday } from "#app/domain/theatre/czech-holidays.ts";
import { openingStarts } from "#app/domain/theatre/opening-hours.ts";
import { missingLegalLinks } from "#app/domain/legal-links.ts";
import { resendLink } from "#app/messages/tickets-texts.ts";
import { cartFailures } from "#app/messages/cart-texts.ts";
import { cartOutage, beginCartOutage, endCartOutage } from "#server/cookies/cart-and-order.ts";
import { consent } from "#server/cookies/preferences.ts";
import { notice as noticeCookie, forgetNotice } from "#server/cookies/page-state.ts";
import type { RequestContext } from "#server/context/context.ts";
import { boxOffice } from "./box-office.ts";
import { closedPages, hasPages } from "./closed-pages.ts";
import { consentForShell } from "./visitor-consent.ts";
import { readIdentity, sellerOf } from "./seller-identity.ts";
import { crowns, namelessTheatre, plainMenu } from "#app/domain/fallback-settings.ts";
import { boxOfficeLines, boxOfficeTexts } from "#app/messages/shell-texts.ts";
import { currentUser } from "./account/current-user.ts";
import { chosenCurrency, loadCurrencies } from "./currencies.ts";
import { openCart } from "./cart/open-cart.ts";
import { popupsForShell } from "./shown-popups.ts";
import { readFromLastNight } from "./theatre/list-performances.ts";

/** Loads the shell. Never fails: each part has a built-in fallback, and so has the whole, for a bug in one. */
export function loadShell(context: RequestContext): Promise<ShellData> {
  return loadParts(context).catch((error: unknown) => {
    context.log.error("shell.failed", {}, error);
    return bareShell(context);
  });
}

/** Only values that do not depend on the upstream. */
function bareShell({ now }: RequestContext): ShellData {
  return {
    ...sellerOf(namelessTheatre),
    topMenu: plainMenu,
    bottomMenu: [],
    legal: [],
    social: [],
    partners: [],
    specialHours: [],
    boxOffice: { heading: boxOfficeTexts.heading, lines: boxOfficeLines, live: null },
    currency: crowns,
    currencies: [],
    cart: { count: null },
    isSignedIn: false,
    notice: null,
    consent: { asks: false, choice: null },
    popups: { newsletter: false, intro: null },
    tag: null,
    now: wholeMinute(now),
  };
}

async function loadParts(context: RequestContext): Promise<ShellData> {
  const [identity, performances, currencies, currency, own, popups, partners] = await Promise.all([
    readIdentity(context),
    readFromLastNight(context),
    loadCurrencies(context),
    chosenCurrency(context),
    ownInShell(context),
    popupsForShell(context),
    context.content.partners(),
  ]);
  const { theatre, topMenu, bottomMenu, social, specialHours, hours, urgent, legal } = identity;
  const closed = await closedPages(context);
  const look = context.config.identity?.look;
  const opening = {
    performances: performances.ok ? openingStarts(performances.value) : null,
    isHoliday: isCzechHoliday,
    ...(hours && { hours }),
  };
  return {
    ...sellerOf(theatre),
    topMenu: topMenu ?? plainMenu.filter(({ link }) => link !== null && !closed?.test(link)),
    bottomMenu,
    social,
    partners: partners.ok ? partners.value : [],
    specialHours: specialHours.filter(({ to }) => Date.parse(to) > context.now.getTime()),
    boxOffice: boxOffice(wholeMinute(context.now), opening, specialHours),
    ...(look && { look }),
    ...(hours && { hours }),
    ...(urgent && { urgent }),
    legal: [...lostTickets(bottomMenu, closed), ...missingLegalLinks(bottomMenu, legal, hasPages(context))],
    currency,
    currencies: currencies.map(({ id, code }) => ({ id, code })),
    ...own,
    consent: await consentForShell(context),
    popups,
    // A tag reads the address of its document.
    tag: isSecretPath(context.url.pathname) ? null : await tagFor(context),
    ...(closed && { closed: closed.source }),
    // Rounded to the minute: an anonymous page stays the same, so it can be cached and answered with 304.
    now: wholeMinute(context.now),
  };
}

/** The link to the help for lost tickets, if the back office offers it and no menu leads to it. */
function lostTickets(menu: readonly LinkGroup[], closed: RegExp | null): readonly LegalLink[] {
  const link = resendPath();
  const isThere = menu.some(({ links }) => links.some((menuLink) => menuLink.link === link));
  return isThere || closed?.test(link) ? [] : [{ text: resendLink, link }];
}

type OwnParts = Pick<ShellData, "cart" | "isSignedIn" | "notice">;

/** The parts of the shell that are the visitor's own; for a page of a shape, only the shape. */
async function ownInShell(context: RequestContext): Promise<OwnParts> {
  const { shape } = context;
  if (shape) return { cart: { count: shape.lines }, isSignedIn: shape.isSignedIn, notice: null };
  const [cart, who] = await Promise.all([openCart(context), currentUser(context)]);
  return {
    cart: cartInFrame(cart),
    isSignedIn: who.kind === "customer",
    notice: await takeNotice(context, cart),
  };
}

function cartInFrame(state: CartState): ShellData["cart"] {
  if (state.kind === "unreachable") return { count: null };
  if (state.kind === "empty") return { count: 0 };
  return { count: countLines(state.cart), preview: previewOf(state.cart) };
}

/** The tag, if the visitor agreed to it: without consent no page even contains its id. */
export async function tagFor({ config: { tag }, cookies }: RequestContext): Promise<Tag | null> {
  const agreed = tag && (await cookies.read(consent));
  if (!tag || !agreed?.analytical) return null;
  const { marketing, advertisement } = agreed;
  return { origin: tag.origins[0], id: tag.id, allows: { marketing, advertisement } };
}

/**
 * Returns the notice of the preceding redirect, which only one page shows; otherwise, once per outage, the notice that
 * the cart cannot be read. The visitor's own cookie stores "once": it applies to all processes and ends with the next
 * readable cart.
 */
async function takeNotice(context: RequestContext, cart: CartState): Promise<Notice | null> {
  if (context.request.isPrefetch) return null;
  // This page redirects, and the notice is for the page after it.
  if (context.url.pathname.startsWith(cookieCheckPath)) return null;
  if (cart.kind !== "unreachable") await endCartOutage(context.cookies);
  const waiting = await context.cookies.read(noticeCookie);
  if (waiting) {
    await forgetNotice(context.cookies);
    return waiting;
  }
  if (cart.kind !== "unreachable" || (await context.cookies.read(cartOutage))) return null;
  await beginCartOutage(context.cookies);
  return { id: crypto.randomUUID(), kind: "danger", text: cartFailures.load };
}
