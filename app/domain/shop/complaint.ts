import type { OrderReference } from "#app/domain/paths.ts";

/** The claims that a customer may make, the first two before the others (§ 2171 of the Civil Code). */
export const remedies = ["repair", "replacement", "discount", "withdrawal"] as const;
export type Remedy = (typeof remedies)[number];

/** Length of the description, in characters. */
export const longestDefect = 2_000;

export interface SentComplaint {
  readonly order: string;
  readonly item: string;
  readonly defect: string;
  readonly remedy: Remedy;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** A complaint that the theatre has received. */
export interface ReceivedComplaint {
  readonly reference: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** The last day to settle it, `YYYY-MM-DD`. */
  readonly decideBy: string;
}

export interface OwnComplaint extends ReceivedComplaint {
  readonly order: string;
  readonly item: string;
  readonly state: "open" | "accepted" | "rejected" | "unknown";
  /** ISO instant; null: open. */
  readonly settledAt: string | null;
  /** The settlement, or the reasons of a rejection. */
  readonly manner: string | null;
}

/** Not in `paths`, which every page loads. Of an order: filled in from it. */
export function complaintPath(order?: OrderReference): string {
  return order
    ? `/reklamovat/${encodeURIComponent(order.id)}/${encodeURIComponent(order.hash)}`
    : "/reklamovat";
}
