import { z } from "zod";
import type { WithdrawalReceipt } from "#app/domain/shop/withdrawal.ts";
import type { Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const received: z.ZodType<WithdrawalReceipt> = w.object({
  reference: w.line,
  receivedAt: w.instant,
  email: w.optional(z.enum(["waiting", "sent", "failed"])),
});

/** The request body; see docs/upstream-calls.md. */
export interface WithdrawalBody {
  readonly orderCode: string;
  readonly email: string;
  readonly name: string;
  /** Null: the whole order. */
  readonly items: readonly { readonly name: string; readonly quantity: number }[] | null;
  readonly account: string | null;
  readonly note: string | null;
  /** URL template of the order's page; null: the site does not know its own origin. */
  readonly summaryUrl: string | null;
}

/** Records a statement of withdrawal; the answer to a repeated one is the first record. */
export function sendWithdrawal(upstream: Upstream, body: WithdrawalBody, idempotencyKey: string) {
  return upstream.send("sendWithdrawal", {}, body, received, idempotencyKey);
}
