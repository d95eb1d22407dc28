import { type Id, lineKey } from "#app/domain/id.ts";
import type { CartVoucher } from "./cart.ts";
import { toCzk, toHellers } from "./hellers.ts";
import type { NetPrice } from "./product.ts";

/**
 * GA4 e-commerce events (§7). Amounts are net CZK with two decimals, as Google defines `value`:
 * without tax and shipping. Pure functions; `app/components/use-analytics.ts` sends the events.
 */

/** §9. */
const currency = "CZK";

/** Of tickets, which are in no category of the shop. */
const ticketCategory = "vstupenka";

/** GA4's limit of items in one event. */
const mostItems = 200;

interface AnalyticsItem {
  /** Product id; with a variant `12-34`. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_brand?: string;
  readonly item_category?: string;
  /** Net CZK per piece after the sale discount. */
  readonly price: number;
  /** Sale discount per piece, net CZK. */
  readonly discount?: number;
  readonly quantity: number;
  readonly index?: number;
}

export interface AnalyticsEvent {
  readonly event: string;
  readonly ecommerce: {
    readonly items: readonly AnalyticsItem[];
    readonly currency?: string;
    readonly value?: number;
    readonly [parameter: string]: unknown;
  };
}

/** Source of an analytics item: a cart line, a product or a product card. */
export interface Counted {
  readonly product: {
    readonly id: Id;
    readonly name: string;
    readonly brand: { readonly name: string } | null;
    readonly category: { readonly name: string } | null;
  };
  readonly variant?: { readonly id: Id; readonly name: string } | null;
  readonly price: NetPrice;
  /** Of a ticket. */
  readonly evening?: object;
}

interface CountedCart {
  readonly lines: readonly (Counted & { readonly quantity: number })[];
  readonly vouchers: readonly Pick<CartVoucher, "code" | "kind" | "refusal">[];
}

/** A confirmed change of a cart line: quantity = the difference (§7). Null if the quantity did not change. */
export function quantityChanged(
  line: Counted,
  { before, quantity }: { readonly before: number; readonly quantity: number },
): AnalyticsEvent | null {
  if (before === quantity) return null;
  const items = [itemOf(line, Math.abs(quantity - before))];
  return valued(quantity > before ? "add_to_cart" : "remove_from_cart", items);
}

export function cartViewed(cart: CountedCart): AnalyticsEvent {
  return valued("view_cart", itemsOf(cart));
}

export function checkoutBegun(cart: CountedCart): AnalyticsEvent {
  return valued("begin_checkout", itemsOf(cart), couponOf(cart.vouchers));
}

export function deliveryChosen(cart: CountedCart, delivery: string): AnalyticsEvent {
  return valued("add_shipping_info", itemsOf(cart), {
    ...couponOf(cart.vouchers),
    shipping_tier: delivery,
  });
}

export function paymentChosen(cart: CountedCart, payment: string): AnalyticsEvent {
  return valued("add_payment_info", itemsOf(cart), { ...couponOf(cart.vouchers), payment_type: payment });
}

export function productViewed(product: Counted["product"] & { readonly price: NetPrice }): AnalyticsEvent {
  return valued("view_item", [itemOf({ product, price: product.price }, 1)]);
}

type Listed = Counted["product"] & { readonly price: NetPrice };

export function listViewed(list: string, products: readonly Listed[]): AnalyticsEvent {
  return { event: "view_item_list", ecommerce: { ...listOf(list), items: products.map(listedItem) } };
}

/** `index` is zero-based, as in the list. */
export function itemSelected(list: string, product: Listed, index: number): AnalyticsEvent {
  return { event: "select_item", ecommerce: { ...listOf(list), items: [listedItem(product, index)] } };
}

interface PlacedOrder {
  readonly code: string;
  readonly lines: readonly {
    readonly productId: Id;
    readonly name: string;
    readonly variantId: Id | null;
    readonly variantName: string | null;
    readonly quantity: number;
    /** Gross CZK. */
    readonly unitGross: number;
    /** Percent. */
    readonly taxRate: number;
    /** Of a ticket. */
    readonly evening?: object;
  }[];
  readonly vouchers: readonly (Pick<CartVoucher, "code" | "kind"> & { readonly discount: number })[];
  /** Gross CZK. */
  readonly delivery: { readonly gross: number };
  readonly payment: { readonly gross: number };
  /** CZK; bases and taxes add up to the order's total. Empty if the upstream does not provide it. */
  readonly vat: readonly { readonly base: number; readonly tax: number }[];
}

/**
 * `value` is the net goods minus the discounts' share; payments by gift vouchers do not lower it. `value`, `tax` and
 * `shipping` add up to the order's total. Without its taxes the net fees are unknown, and the event has no `shipping`.
 */
export function purchased(order: PlacedOrder): AnalyticsEvent {
  const items = order.lines.map(
    ({ productId, name, variantId, variantName, quantity, unitGross, taxRate, evening }) => ({
      item_id: lineKey(productId, variantId),
      item_name: name,
      ...(variantName && { item_variant: variantName }),
      ...(evening && { item_category: ticketCategory }),
      price: rounded(unitGross / (1 + taxRate / 100)),
      quantity,
    }),
  );
  const gross = order.lines.reduce((sum, line) => sum + line.unitGross * line.quantity, 0);
  const discount = order.vouchers
    .filter(({ kind }) => kind === "discount")
    .reduce((sum, voucher) => sum + voucher.discount, 0);
  const share = gross > 0 ? Math.max(0, 1 - discount / gross) : 1;
  const value = rounded(valueOf(items) * share);
  return {
    event: "purchase",
    ecommerce: {
      transaction_id: order.code,
      currency,
      value,
      tax: rounded(order.vat.reduce((sum, { tax }) => sum + tax, 0)),
      ...(order.vat.length > 0 && { shipping: netFees(order, value) }),
      ...couponOf(order.vouchers),
      items: items.slice(0, mostItems),
    },
  };
}

/** Net fees for delivery and payment: the tax bases minus the goods, because an order has no tax rate for its fees. */
function netFees({ delivery, payment, vat }: PlacedOrder, goods: number): number {
  const gross = rounded(delivery.gross + payment.gross);
  const bases = vat.reduce((sum, { base }) => sum + base, 0);
  return Math.min(gross, Math.max(0, rounded(bases - goods)));
}

function valued(
  event: string,
  items: readonly AnalyticsItem[],
  parameters: Readonly<Record<string, string>> = {},
): AnalyticsEvent {
  return {
    event,
    ecommerce: { currency, value: valueOf(items), ...parameters, items: items.slice(0, mostItems) },
  };
}

function itemsOf(cart: CountedCart): AnalyticsItem[] {
  return cart.lines.map((line) => itemOf(line, line.quantity));
}

function listedItem(product: Listed, index: number): AnalyticsItem {
  return { ...itemOf({ product, price: product.price }, 1), index };
}

function itemOf({ product, variant, price, evening }: Counted, quantity: number): AnalyticsItem {
  const now = rounded(price.sale ?? price.net);
  const discount = rounded(price.net) - now;
  const category = evening ? ticketCategory : product.category?.name;
  return {
    item_id: lineKey(product.id, variant?.id),
    item_name: product.name,
    ...(variant && { item_variant: variant.name }),
    ...(product.brand && { item_brand: product.brand.name }),
    ...(category && { item_category: category }),
    price: now,
    ...(discount > 0 && { discount: rounded(discount) }),
    quantity,
  };
}

function listOf(list: string) {
  return { item_list_id: list, item_list_name: list };
}

/** Codes of discounts that count. A gift voucher's code is money, so the event leaves it out. */
function couponOf(vouchers: CountedCart["vouchers"]): Record<string, string> {
  const codes = vouchers
    .filter(({ kind, refusal }) => kind === "discount" && !refusal)
    .map(({ code }) => code);
  return codes.length > 0 ? { coupon: codes.join(",") } : {};
}

function valueOf(items: readonly AnalyticsItem[]): number {
  return toCzk(items.reduce((sum, { price, quantity }) => sum + toHellers(price) * quantity, 0));
}

function rounded(czk: number): number {
  return toCzk(toHellers(czk));
}
