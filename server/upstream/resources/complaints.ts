import { z } from "zod";
import type { OwnComplaint, ReceivedComplaint, Remedy } from "#app/domain/shop/complaint.ts";
import type { Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);

const receivedFields = { reference: w.line, received_at: w.instant, decide_by: day };
const received = z.object(receivedFields).transform((wire): ReceivedComplaint => ({
  reference: wire.reference,
  receivedAt: wire.received_at,
  decideBy: wire.decide_by,
}));

const own = z
  .object({
    ...receivedFields,
    order: w.lineOrEmpty,
    item: w.lineOrEmpty,
    state: w.enumOrUnknown(["open", "accepted", "rejected"]),
    settled_at: z.nullable(w.instant),
    manner: w.optionalText,
  })
  .transform((wire): OwnComplaint => ({
    reference: wire.reference,
    receivedAt: wire.received_at,
    decideBy: wire.decide_by,
    order: wire.order,
    item: wire.item,
    state: wire.state,
    settledAt: wire.settled_at,
    manner: wire.manner,
  }));

/** The request body in the upstream's format; see docs/upstream-api.md. */
export interface ComplaintBody {
  readonly order: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly item: string;
  readonly defect: string;
  readonly remedy: Remedy;
  /** URL template of the order's link in the letters; null: they have none. */
  readonly summary_url: string | null;
}

/** The answer is the same whether or not there is such an order. */
export function sendComplaint(upstream: Upstream, body: ComplaintBody, idempotencyKey: string) {
  return upstream.send("sendComplaint", {}, body, received, idempotencyKey);
}

/** The signed-in customer's complaints, the newest first. */
export function readComplaints(upstream: Upstream) {
  return upstream.read("complaints", {}, w.list(own));
}
