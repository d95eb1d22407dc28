import { closedStates, type ShownOrder } from "./order.ts";

/** One kind of goods from which a customer withdraws. */
export interface WithdrawnItem {
  readonly name: string;
  readonly quantity: number;
}

/** A customer's statement of withdrawal from a contract (§ 1830a of the Civil Code). */
export interface WithdrawalStatement {
  readonly name: string;
  readonly orderCode: string;
  readonly email: string;
  /** Null: the whole order. */
  readonly items: readonly WithdrawnItem[] | null;
  readonly account: string | null;
  readonly note: string | null;
}

/** The confirmation that the theatre received a statement. */
export interface WithdrawalReceipt {
  readonly reference: string;
  /** ISO 8601, to the second. */
  readonly receivedAt: string;
  /** Of the confirmation by e-mail; null: unknown. */
  readonly email: "waiting" | "sent" | "failed" | null;
}

/** The form as the customer typed it. */
export interface TypedWithdrawal {
  readonly name: string;
  readonly orderCode: string;
  readonly email: string;
  /** Goods as free text, if the order's lines are unknown. */
  readonly goods: string;
  /**
   * The lines of a known order: `quantity` as typed, of at most `of` pieces; `excluded`: why the customer may not
   * withdraw.
   */
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: string;
    readonly of: number;
    readonly excluded: string;
  }[];
  readonly account: string;
  readonly note: string;
  /** The order names a company. */
  readonly isCompany: boolean;
}

export const emptyWithdrawal: TypedWithdrawal = {
  name: "",
  orderCode: "",
  email: "",
  goods: "",
  lines: [],
  account: "",
  note: "",
  isCompany: false,
};

export const mostItems = 50;
export const longestItem = 200;
export const mostPieces = 9_999;

/** „2× Hrnek“ by lines; a line without a number is one piece. */
export function readGoods(text: string): readonly WithdrawnItem[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, count, name] = /^(\d{1,4}) ?[×xX*]\s*(.*)$/u.exec(line) ?? [];
      return Number(count) > 0 && name ? { name, quantity: Number(count) } : { name: line, quantity: 1 };
    });
}

/**
 * The pieces of each line from which the customer may still withdraw without a reason: none of an order that is over,
 * of tickets (§ 1837 j) OZ) or of other goods that the law excludes, nor refunded ones.
 */
export function withdrawablePieces({
  state,
  lines,
  refunds,
}: Pick<ShownOrder, "state" | "lines" | "refunds">): number[] {
  return lines.map(({ name, variantName, quantity, evening, withdrawalExcluded }) => {
    if (closedStates.has(state) || evening || withdrawalExcluded !== null) return 0;
    const names = [name, nameWithVariant(name, variantName)];
    const returned = refunds
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (names.includes(item.name) ? item.quantity : 0), 0);
    return Math.max(0, quantity - returned);
  });
}

export function nameWithVariant(name: string, variantName: string | null): string {
  return variantName === null ? name : `${name} – ${variantName}`;
}
