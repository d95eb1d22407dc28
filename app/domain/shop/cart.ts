import type { Id } from "#app/domain/id.ts";
import type { Seat } from "#app/domain/theatre/seat-names.ts";
import { withoutOwnSums } from "./pending-cart.ts";
import type { ListedProduct } from "./product.ts";

/** The maximum quantity of a line that the site ever requests; below it the upstream's stock decides. */
export const maxPieces = 999;

/** A line's data about its product; the line itself has the price, and the answer to a change the stock. */
export interface CartProduct extends Pick<ListedProduct, "name" | "mainImage" | "category" | "brand"> {
  readonly id: Id;
  /** Null: the line cannot link to the product's page. */
  readonly slug: string | null;
  readonly deliveredByEmail: boolean;
  /** Why the customer may not withdraw without a reason, as a sentence; null: the customer may, or it is unknown. */
  readonly withdrawalExcluded: string | null;
}

/** The performance of a ticket. */
export interface Evening {
  readonly id: Id;
  readonly title: string;
  /** ISO instant. */
  readonly startsAt: string;
  /** The start before a move. */
  readonly previousStartsAt?: string;
  readonly venue: string | null;
}

/** The seats of a line that its page showed. */
export interface ShownSeats {
  readonly productId: Id;
  readonly variantId: Id | null;
  readonly seats: readonly Seat[];
}

/** One line of a cart: a product and its variant. Each such pair has one line. */
export interface CartLine {
  readonly product: CartProduct;
  readonly variant: { readonly id: Id; readonly name: string } | null;
  /** Net prices of this line (the variant's, if the line has one). */
  readonly price: ListedProduct["price"];
  readonly quantity: number;
  /** Gross CZK of all pieces before vouchers and discounts, if the upstream gives it. */
  readonly total?: number | undefined;
  readonly note: string | null;
  /** Of a ticket. `isOver`: the shop no longer sells it, because it has begun, or is cancelled or moved. */
  readonly evening?: Evening & { readonly isOver: boolean };
  /** Of a ticket, the seats that an order would have now. Not together: another person sits between, or a row. */
  readonly seating?: {
    readonly seats: readonly Seat[];
    readonly isTogether: boolean;
    /** The visitor chose all its seats. */
    readonly isChosen?: boolean;
    /** Chosen seats that somebody else has bought: the line has others instead, and an order is refused. */
    readonly taken?: readonly Seat[];
  };
}

export type CartVoucher = {
  /** Null: the visitor cannot remove it. */
  readonly id: Id | null;
  readonly code: string;
  /** `gift` pays the price (§ 15b of Act 235/2004); `discount` lowers it, also if the upstream gives no kind. */
  readonly kind: "gift" | "discount";
  /** `amount`: gross CZK off the total; of a gift voucher its balance. `percent`: percent off the running total. */
  readonly type: "amount" | "percent";
  readonly value: number;
  /** Gross CZK that it takes off the goods, if the upstream gives it. A gift voucher pays by its balance. */
  readonly discount?: number | undefined;
  /** A discount that has a name instead of a code. */
  readonly isAutomatic?: true;
  /** Why it does not count now, as codes of the specification's §8; absent: it counts, as far as the site knows. */
  readonly refusal?: { readonly codes: readonly string[]; readonly value: number | null };
};

/** The known fields of a line whose price or quantity could not be read. */
export interface UnreadLine {
  /** Identifies it in a change; null: no change of only this line is possible. */
  readonly key: { readonly productId: Id; readonly variantId: Id | null } | null;
  readonly name: string | null;
  readonly quantity: number | null;
  readonly note: string | null;
}

/** A voucher of an unknown type or value. */
export interface UnreadVoucher {
  readonly id: Id | null;
  readonly code: string | null;
}

/** Characters of a guest's temp id, with room for the signed tokens of some engines; its cookie stays below 4 KB. */
export const longestTempId = 1_000;

export interface Cart {
  readonly id: string;
  /** Distinguishes carts in the order form, which may arrive when its cart is no longer the visitor's. */
  readonly mark: string;
  /** The version of its content, only for the back office, which refuses an order of another content. */
  readonly version?: Id;
  readonly lines: readonly CartLine[];
  /** Vouchers, followed by the discounts that need no code. */
  readonly vouchers: readonly CartVoucher[];
  /**
   * Gross CZK, goods after vouchers and discounts, if the upstream gives it: then it counts, whatever the computed sum.
   */
  readonly total?: number | undefined;
  /** Tickets for performances that are over; the order does not include them. */
  readonly ended?: readonly CartLine[];
  /** Unreadable parts of the cart. With any of them the total is unknown, and no order is possible. */
  readonly unread?: { readonly lines: readonly UnreadLine[]; readonly vouchers: readonly UnreadVoucher[] };
}

/** Lines of every kind. */
export function countLines({
  lines,
  ended,
  unread,
}: Pick<Cart, "unread" | "ended"> & { readonly lines: readonly unknown[] }): number {
  return lines.length + (ended?.length ?? 0) + (unread?.lines.length ?? 0);
}

/** Separates the tickets for performances that are over. `now`: an ISO instant. */
export function withoutEnded<C extends Cart>(cart: C, now: string): C {
  const isOver = ({ evening }: CartLine) =>
    evening && (evening.isOver || Date.parse(evening.startsAt) <= Date.parse(now));
  const ended = cart.lines.filter(isOver);
  if (ended.length === 0) return cart;
  return { ...withoutOwnSums(cart), lines: cart.lines.filter((line) => !isOver(line)), ended };
}

/** A failed read is not an empty cart, hence three states. */
export type CartState =
  | { readonly kind: "known"; readonly cart: Cart }
  | { readonly kind: "empty" }
  | { readonly kind: "unreachable" };
