import { type Id, isSameId } from "#app/domain/id.ts";
import { isOffered, type Block } from "#app/domain/block.ts";
import { isTicketsOnly } from "#app/domain/shop/checkout.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import type { FeesVat } from "#app/domain/shop/cart-totals.ts";
import type { Branch, Choice, Country, Delivery, Payment } from "#app/domain/shop/checkout.ts";
import {
  cart as cartCookie,
  choice as choiceCookie,
  guestEmail,
  storeChoice,
} from "#server/cookies/cart-and-order.ts";
import { readBranches, readDeliveries, readPayments } from "#server/upstream/resources/checkout.ts";
import type { RequestContext } from "#server/context/context.ts";
import { listCountries } from "#server/services/account/saved-addresses.ts";
import { currentUser } from "#server/services/account/current-user.ts";
import { toBlock } from "#server/services/blocks.ts";
import { readPromises } from "#server/services/seller-identity.ts";
import { cartVersion, upstreamOfCart } from "#server/services/cart/cart-access.ts";

interface Checkout {
  readonly deliveries: readonly Delivery[];
  readonly payments: readonly Payment[];
  readonly branches: readonly Branch[];
  readonly countries: readonly Country[];
  readonly feesVat: FeesVat;
  /** The back office looks companies up by their number. */
  readonly canFindCompany: boolean;
  /** The back office e-mails the confirmation of an order. */
  readonly sendsEmail: boolean;
  /** Only options still on offer; the others are null, and the visitor has to choose again. */
  readonly choice: Choice;
  /** Options that the visitor chose earlier but this cart no longer allows. */
  readonly gone: { readonly delivery: boolean; readonly payment: boolean; readonly branch: boolean };
}

const nothingChosen: Choice = { deliveryId: null, paymentId: null, branchId: null };

/** @param typed codes of countries as posted */
export async function loadCheckout(
  context: RequestContext,
  cart: Cart,
  typed?: readonly unknown[],
): Promise<Block<Checkout>> {
  if (!context.upstream.offers.has("ordering")) return { ok: false, error: "not-offered" };
  const who = await currentUser(context);
  const guest = await context.cookies.read(cartCookie);
  const upstream = upstreamOfCart(context, who, guest?.tempId);
  const [deliveries, payments, branches, countries, stored, promises] = await Promise.all([
    // Once for an action and the page it shows, so that the page can show a checked form again.
    isTicketsOnly(cart)
      ? { ok: true as const, value: [] }
      : context.once(`deliveries ${cartVersion(context)}`, () => readDeliveries(upstream, cart.id)),
    cart.lines.some(({ evening }) => evening)
      ? context.once(`payments ${cartVersion(context)}`, () => readPayments(upstream, cart.id))
      : readPayments(upstream, null),
    readBranches(upstream),
    listCountries(context, typed),
    context.cookies.read(choiceCookie),
    readPromises(context),
  ]);
  const places = toBlock(branches);
  const blocks = [toBlock(deliveries), toBlock(payments)];
  if (!blocks.every(isOffered)) return { ok: false, error: "not-offered" };
  if (!deliveries.ok || !payments.ok || (!places.ok && isOffered(places)))
    return { ok: false, error: "failed" };
  const wish = stored ?? nothingChosen;
  const offered = {
    deliveries: deliveries.value,
    payments: payments.value,
    branches: places.ok ? places.value : [],
  };
  const choice = stillOffered(wish, offered);
  return {
    ok: true,
    value: {
      ...offered,
      countries,
      feesVat: context.config.feesVat,
      canFindCompany: context.upstream.offers.has("company-register"),
      sendsEmail: promises.orderEmail,
      choice,
      gone: {
        delivery: !isTicketsOnly(cart) && !isSameId(wish.deliveryId, choice.deliveryId),
        payment: !isSameId(wish.paymentId, choice.paymentId),
        branch: !isTicketsOnly(cart) && !isSameId(wish.branchId, choice.branchId),
      },
    },
  };
}

/** The visitor has to choose again if an option no longer exists or no longer fits the delivery. */
function stillOffered(wish: Choice, offered: Pick<Checkout, "deliveries" | "payments" | "branches">): Choice {
  const delivery = offered.deliveries.find(({ id }) => isSameId(id, wish.deliveryId));
  const goesWith = (id: Id) =>
    !delivery || delivery.payments.length === 0 || delivery.payments.some((key) => isSameId(key, id));
  const payment = offered.payments.find(({ id }) => isSameId(id, wish.paymentId) && goesWith(id));
  const branch = offered.branches.find(
    ({ id, deliveryId }) => isSameId(id, wish.branchId) && isSameId(deliveryId, delivery?.id),
  );
  return {
    deliveryId: delivery?.id ?? null,
    paymentId: payment?.id ?? null,
    branchId: branch?.id ?? null,
  };
}

/** The theatre's own checkout of this cart, if the site takes no orders; null: the theatre has none. */
export function checkoutElsewhere({ config }: RequestContext, cart: Pick<Cart, "id">): string | null {
  return config.checkoutUrl?.replaceAll("{cartId}", encodeURIComponent(cart.id)) ?? null;
}

export async function saveChoice(context: RequestContext, choice: Choice): Promise<void> {
  await storeChoice(context.cookies, choice);
}

/** The e-mail of the customer, or the one a guest gave before, to prefill the voucher's and the order's form. */
export async function knownEmail(context: RequestContext): Promise<string | null> {
  const who = await currentUser(context);
  if (who.kind === "customer") return who.user.email;
  return (await context.cookies.read(guestEmail))?.email ?? null;
}
