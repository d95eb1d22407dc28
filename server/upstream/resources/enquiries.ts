import { z } from "zod";
import type { Enquiry, ReceivedEnquiry } from "#app/domain/theatre/enquiry.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { day } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const received = z
  .object({ reference: w.line, received_at: w.instant, reply_by: w.optional(day) })
  .transform((wire): ReceivedEnquiry => ({
    reference: wire.reference,
    receivedAt: wire.received_at,
    replyBy: wire.reply_by,
  }));

/** Records an enquiry, and tells of it by e-mail; see docs/upstream-api.md. */
export function sendEnquiry(upstream: Upstream, enquiry: Enquiry, idempotencyKey: string) {
  return upstream.send("sendEnquiry", {}, enquiry, received, idempotencyKey);
}
