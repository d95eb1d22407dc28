import { paths } from "#app/domain/paths.ts";
import { orderFailures, orderForm } from "#app/messages/order-texts.ts";
import { voucherFailed } from "#app/messages/cart-texts.ts";
import {
  lastOrder,
  uncertainOrder,
  type LastOrder,
  storeOrder,
  storeUncertainOrder,
  forgetUncertainOrder,
  forgetChoice,
  storeGuestEmail,
} from "#server/cookies/cart-and-order.ts";
import { isNotBegun, isTryLater, type Failure } from "#server/upstream/failure.ts";
import type { OfficeCart } from "#server/upstream/resources/cart.ts";
import { submitOrder } from "#server/upstream/resources/orders.ts";
import type { RequestContext } from "#server/context/context.ts";
import { cartChanged, fetchCart, cartLockKey, withCartLock } from "#server/services/cart/cart-access.ts";
import { consentTo } from "#server/services/newsletter-links.ts";
import { orderIdempotencyKey, toOrderBody, type OrderInput } from "./order-body.server.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { firstExceeded, giveBack, limits } from "#server/services/limits.ts";
import { gatewayPath, emailOrigin, siteOrigin } from "#server/services/site-origin.ts";
import { voucherSentence } from "#server/services/cart/change-vouchers.ts";

/**
 * The gateway's address or the summary's local path. Errors of `vouchers` concern those in the cart. `not-now`: the
 * upstream has not judged the order; `unread`, `empty`, `changed`, `seats` and `taken` concern the cart.
 */
type PlacedOrder = Outcome<string, "not-now" | "unread" | "empty" | "changed" | "seats" | "taken">;

/**
 * Sends the order exactly once. The result denies an order only if the upstream refused it; after a lost or late
 * response the upstream may still make the order, so the outcome stays open until the upstream reports it. A cart that
 * has already become an order (a second click, Back, another tab) leads to that order's summary.
 */
export async function placeOrder(context: RequestContext, input: OrderInput): Promise<PlacedOrder> {
  // An earlier submit of this cart is still in progress.
  const busy: PlacedOrder = { kind: "uncertain" };
  const placed = await withCartLock(
    context,
    await cartLockKey(context),
    () => placeNow(context, input),
    busy,
  );
  return placed === busy ? checkCartAfterLockTimeout(context, input) : placed;
}

/** In seconds. A back office need not distinguish an ordered cart from an empty one. */
const remembered = 60;

/**
 * The shared store's key for the order that a cart became. It includes the lock's key, because a mark alone could be
 * guessed.
 */
async function keyOf(context: RequestContext, mark: string | null): Promise<string> {
  return `order ${await cartLockKey(context)} ${mark}`;
}

/** The order that the cart with this mark became, perhaps in another tab, or by a second click just now. */
export async function orderOfCart(
  context: RequestContext,
  mark: string | null,
): Promise<Pick<LastOrder, "id" | "hash" | "code"> | null> {
  const last = await context.cookies.read(lastOrder);
  if (last && last.cart === mark) return last;
  const stored = new URLSearchParams((await context.store.get(await keyOf(context, mark))) ?? "");
  const [id, hash] = [stored.get("id"), stored.get("hash")];
  return id && hash ? { id, hash, code: stored.get("code") } : null;
}

/** The earlier submit may have completed while this one waited for it. */
async function checkCartAfterLockTimeout(context: RequestContext, input: OrderInput): Promise<PlacedOrder> {
  const access = await fetchCart(context);
  const order = access.kind === "none" ? access.order : await orderOfCart(context, input.cart);
  if (order) return ordered(context, order, null, input);
  return uncertain(context, access.kind === "cart" ? access.cart : null);
}

async function placeNow(context: RequestContext, input: OrderInput): Promise<PlacedOrder> {
  await storeGuestEmail(context.cookies, input.email);
  const access = await fetchCart(context);
  if (access.kind === "unreachable") {
    const isUncertain = await context.cookies.read(uncertainOrder);
    return isUncertain ? { kind: "uncertain" } : { kind: "failed", reason: "not-now" };
  }
  if (access.kind === "none") return orderedBefore(context, input, access.order);
  const { cart, upstream } = access;
  if (cart.unread) return { kind: "failed", reason: "unread" };
  if (cart.lines.length === 0) return orderedBefore(context, input, null);
  const over = await firstExceeded(context, [limits.order], [limits.orderEmail, input.email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const newsletter = input.newsletter && upstream.offers.has("newsletter");
  const consent = newsletter ? consentTo(context, "order", orderForm.newsletter) : null;
  const body = toOrderBody(
    { ...input, newsletter },
    { site: siteOrigin(context), email: emailOrigin(context) },
    consent,
  );
  const answer = await submitOrder(upstream, cart.id, body, orderIdempotencyKey(cart, body));
  cartChanged(context);
  if (!answer.ok) return explain(context, cart, input, answer.error);
  const { id, hash, code } = answer.value;
  const stored = new URLSearchParams({ id: String(id), hash, ...(code !== null && { code }) });
  await context.store.set(await keyOf(context, cart.mark), stored.toString(), remembered);
  return ordered(context, answer.value, answer.value.paymentUrl, input);
}

async function orderedBefore(
  context: RequestContext,
  input: OrderInput,
  order: LastOrder | null,
): Promise<PlacedOrder> {
  const before = order ?? (await orderOfCart(context, input.cart));
  return before ? ordered(context, before, null, input) : { kind: "failed", reason: "empty" };
}

/** The cart has become an order: forgets the cart's id and stores the order. */
async function ordered(
  context: RequestContext,
  { id, hash, code }: Pick<LastOrder, "id" | "hash" | "code">,
  paymentUrl: string | null,
  { cart }: Pick<OrderInput, "cart">,
): Promise<PlacedOrder> {
  await storeOrder(context.cookies, { id, hash, code, cart });
  await forgetChoice(context.cookies);
  const to = paymentUrl === null ? paths.orderSummary({ id, hash }) : gatewayPath(context, paymentUrl);
  return { kind: "done", value: to };
}

async function explain(
  context: RequestContext,
  cart: OfficeCart,
  input: OrderInput,
  failure: Failure,
): Promise<PlacedOrder> {
  const failureResult = await reasonOf(context, cart, input, failure);
  // Without an order nobody sends an e-mail: otherwise failed orders could exhaust the limit of an e-mail address.
  if (isRefusal(failure)) await giveBack(context, limits.orderEmail, input.email);
  if (failureResult === null) return checkCartAfterFailure(context, cart, input, failure);
  // The upstream has checked this cart, not only the form: an earlier attempt did not become an order either.
  if (failure.kind === "refused") await forgetUncertainOrder(context.cookies);
  return failureResult;
}

/** The upstream's reason for refusing the order; null: it gave no reason, or did not respond. */
async function reasonOf(
  context: RequestContext,
  cart: OfficeCart,
  input: OrderInput,
  failure: Failure,
): Promise<PlacedOrder | null> {
  if (failure.kind === "invalid") {
    const hasErrors = Object.keys(failure.errors).length > 0;
    return hasErrors ? { kind: "invalid", errors: mapFieldErrors(failure.errors) } : null;
  }
  if (failure.kind !== "refused" || isTryLater(failure) || failure.code === "in_progress") return null;
  if (failure.code === "out_of_stock" && typeof failure.value === "string") {
    return { kind: "invalid", errors: { "": [orderFailures.outOfStock(failure.value)] } };
  }
  if (failure.code === "seats_taken") return { kind: "failed", reason: "taken" };
  if (failure.code === "seats_changed") return { kind: "failed", reason: "seats" };
  if (failure.code === "empty_cart") return orderedBefore(context, input, null);
  const sentence = await voucherSentence(context, cart, failure);
  if (sentence !== voucherFailed) return { kind: "invalid", errors: { vouchers: [sentence] } };
  return failure.status === 409 ? { kind: "failed", reason: "changed" } : null;
}

/** The site does not send the order again: the cart shows whether it became one. */
async function checkCartAfterFailure(
  context: RequestContext,
  cart: OfficeCart,
  input: OrderInput,
  failure: Failure,
): Promise<PlacedOrder> {
  const after = await fetchCart(context);
  if (after.kind === "none" && after.order) return ordered(context, after.order, null, input);
  const isStillThere = after.kind === "cart" && after.cart.id === cart.id;
  // A refused order, or one that never began, does not exist, although the cart cannot be read now.
  const isOpen = isStillThere || after.kind === "unreachable";
  const isCertain = isOpen && isRefusal(failure) && !(await context.cookies.read(uncertainOrder));
  if (!isCertain) return uncertain(context, cart);
  // The upstream did not check the cart: another attempt, in another tab, may be in progress.
  const isUnread =
    isTryLater(failure) ||
    isNotBegun(failure) ||
    failure.kind === "signed-out" ||
    failure.kind === "misrouted";
  return isUnread ? { kind: "failed", reason: "not-now" } : { kind: "failed" };
}

/** The upstream refused this order, and not because another attempt of it is in progress; or it never got it. */
function isRefusal(failure: Failure): boolean {
  switch (failure.kind) {
    case "invalid":
    case "signed-out":
    case "not-found":
    case "misrouted":
      return true;
    case "refused":
      return failure.code !== "in_progress";
    case "unreachable":
      return isNotBegun(failure);
    case "timed-out":
    case "broken":
      return false;
  }
}

async function uncertain(context: RequestContext, cart: OfficeCart | null): Promise<PlacedOrder> {
  await storeUncertainOrder(context.cookies, {
    cart: cart && cart.id,
    isCustomers: cart !== null && cart.tempId === null,
  });
  return { kind: "uncertain" };
}
