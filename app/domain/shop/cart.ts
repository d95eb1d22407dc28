import type { ProductCard } from "./product.ts";

/** The maximum quantity of a line that is ever requested; below it the upstream's stock decides. */
export const maxPieces = 999;

/** An id as the upstream gave it, which is sent back unchanged. */
export type Key = number | string;

/** Whether a text is an id: nothing but letters, digits and the signs of ids; a plain number is a whole one from 1. */
export function isKey(text: string): boolean {
  return /^[\d.]+$/.test(text)
    ? /^[1-9]\d{0,14}$/.test(text)
    : /^[\p{L}\p{N}][\p{L}\p{N}_.:~-]{0,99}$/u.test(text);
}

/** What a line shows of its product; the line has the price, and a change the stock. */
export interface CartProduct extends Pick<ProductCard, "name" | "mainImage" | "category" | "brand"> {
  readonly id: Key;
  /** Null: the product's page cannot be linked to. */
  readonly slug: string | null;
  readonly deliveredByEmail: boolean;
  /** Why one may not withdraw from it without a reason, as a sentence; null: one may, or it is not told. */
  readonly withdrawalExcluded: string | null;
}

/** The evening that a ticket is for. */
export interface Evening {
  readonly id: number;
  readonly title: string;
  /** ISO instant. */
  readonly startsAt: string;
  /** Before it was moved. */
  readonly previousStartsAt?: string;
  readonly venue: string | null;
}

/** As the back office names it: „5. řada“ or 5, and a number. */
export interface Seat {
  readonly row: Key;
  readonly seat: Key;
}

/** Of a line, what its page showed. */
export interface ShownSeats {
  readonly productId: Key;
  readonly variantId: Key | null;
  readonly seats: readonly Seat[];
}

/** One line of a cart: a product and its variant. There is one line for each such pair. */
export interface CartLine {
  readonly product: CartProduct;
  readonly variant: { readonly id: Key; readonly name: string } | null;
  /** Net prices of this line (the variant's, where there is one). */
  readonly price: ProductCard["price"];
  readonly quantity: number;
  readonly note: string | null;
  /** Of a ticket. `isOver`: it is not sold any more, whether it has begun, or is cancelled or moved. */
  readonly evening?: Evening & { readonly isOver: boolean };
  /** Of a ticket, the seats that an order would have now. Not together: another person sits between, or a row. */
  readonly seating?: { readonly seats: readonly Seat[]; readonly isTogether: boolean };
}

export type CartVoucher = {
  /** Null: it cannot be removed. */
  readonly id: Key | null;
  readonly code: string;
  /** `gift` pays the price (§ 15b of Act 235/2004); `discount` lowers it, also where the upstream tells no kind. */
  readonly kind: "gift" | "discount";
  /** `amount`: gross CZK off the total; of a gift voucher its balance. `percent`: percent off the running total. */
  readonly type: "amount" | "percent";
  readonly value: number;
  /** A discount without a code, which has its name instead. */
  readonly isAutomatic?: true;
  /** Why it does not count now, as codes of the specification's §8; absent: it counts, as far as is known. */
  readonly refusal?: { readonly codes: readonly string[]; readonly value: number | null };
};

/** A line whose price or quantity could not be read, as far as it is known. */
export interface UnreadLine {
  /** Identifies it in a change; null: it cannot be changed by itself. */
  readonly key: { readonly productId: Key; readonly variantId: Key | null } | null;
  readonly name: string | null;
  readonly quantity: number | null;
  readonly note: string | null;
}

/** A voucher of an unknown type or value. */
export interface UnreadVoucher {
  readonly id: Key | null;
  readonly code: string | null;
}

export interface Cart {
  readonly id: string;
  /** Tells one cart from another in the order form, which may be sent when its cart is not the visitor's any more. */
  readonly mark: string;
  /** Of what is in it, for the back office alone, which refuses the order of another content. */
  readonly version?: Key;
  readonly lines: readonly CartLine[];
  /** With the discounts that need no code, which follow them. */
  readonly vouchers: readonly CartVoucher[];
  /** Gross CZK, goods after vouchers and discounts, where the upstream tells it: then it counts, whatever they add up to. */
  readonly total?: number | undefined;
  /** Tickets for evenings that are over, which are neither charged nor ordered. */
  readonly ended?: readonly CartLine[];
  /** What is in the cart besides. With it, the total is unknown, and nothing can be ordered. */
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

/** Sets tickets for evenings that are over apart, with which the upstream's total is not known. `now`: an ISO instant. */
export function withoutEnded<C extends Cart>(cart: C, now: string): C {
  const isOver = ({ evening }: CartLine) =>
    evening && (evening.isOver || Date.parse(evening.startsAt) <= Date.parse(now));
  const ended = cart.lines.filter(isOver);
  if (ended.length === 0) return cart;
  return { ...cart, total: undefined, lines: cart.lines.filter((line) => !isOver(line)), ended };
}

/** A failed read is not an empty cart, hence three states. */
export type CartState =
  | { readonly kind: "known"; readonly cart: Cart }
  | { readonly kind: "empty" }
  | { readonly kind: "unreachable" };
