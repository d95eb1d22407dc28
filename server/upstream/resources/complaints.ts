import { z } from "zod";
import type { OwnComplaint, ReceivedComplaint, Remedy } from "#app/domain/shop/complaint.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/u)
  .register(w.inside, { schema: z.iso.date() });

const receivedFields = { reference: w.line, receivedAt: w.instant, decideBy: day };
const received: z.ZodType<ReceivedComplaint> = w.object(receivedFields);

const own: z.ZodType<OwnComplaint> = w.object({
  ...receivedFields,
  order: w.lineOrEmpty,
  item: w.lineOrEmpty,
  state: w.enumOrUnknown(["open", "accepted", "rejected"]),
  settledAt: z.nullable(w.instant),
  manner: w.optionalText,
});

/** The request body; see docs/upstream-calls.md. */
export interface ComplaintBody {
  readonly order: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly item: string;
  readonly defect: string;
  readonly remedy: Remedy;
  /** URL template of the order's link in the e-mails; null: they have none. */
  readonly summaryUrl: string | null;
}

/** The answer is the same whether or not the order exists. */
export function sendComplaint(upstream: Upstream, body: ComplaintBody, idempotencyKey: string) {
  return upstream.send("sendComplaint", {}, body, received, idempotencyKey);
}

/** The signed-in customer's complaints, the newest first. */
export const readComplaints = reading("complaints", w.list(own));
