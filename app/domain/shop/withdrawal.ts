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

/** What confirms that a statement was received. */
export interface WithdrawalReceipt {
  readonly reference: string;
  /** ISO 8601, to the second. */
  readonly receivedAt: string;
  /** Of the confirmation by e-mail; null: not known. */
  readonly email: "waiting" | "sent" | "failed" | null;
}
