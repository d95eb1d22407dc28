import { z } from "zod";
import type { WithdrawalReceipt } from "#app/domain/shop/withdrawal.ts";
import type { Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const received = z
  .object({
    reference: w.line,
    received_at: w.instant,
    email: w.enumOrUnknown(["waiting", "sent", "failed"]),
  })
  .transform((wire): WithdrawalReceipt => ({
    reference: wire.reference,
    receivedAt: wire.received_at,
    email: wire.email === "unknown" ? null : wire.email,
  }));

/** The request body in the upstream's format; see docs/upstream-api.md. */
export interface WithdrawalBody {
  readonly order_code: string;
  readonly email: string;
  readonly name: string;
  /** Null: the whole order. */
  readonly items: readonly { readonly name: string; readonly quantity: number }[] | null;
  readonly account: string | null;
  readonly note: string | null;
  /** URL template of the order's page; null: the site does not know its own origin. */
  readonly summary_url: string | null;
}

/** Records a statement of withdrawal; the same one again is answered with the first. */
export function sendWithdrawal(upstream: Upstream, body: WithdrawalBody, idempotencyKey: string) {
  return upstream.send("sendWithdrawal", {}, body, received, idempotencyKey);
}
