import { createHash } from "node:crypto";
import type { OwnComplaint, ReceivedComplaint, Remedy } from "#app/domain/shop/complaint.ts";
import type { RequestContext } from "#server/context.ts";
import { toAccountResult, type AccountResult } from "#server/services/account/account-result.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { emailOrigin } from "#server/services/site-origin.ts";
import { mayHaveHappened } from "#server/upstream/failure.ts";
import { readComplaints, sendComplaint, type ComplaintBody } from "#server/upstream/resources/complaints.ts";

export interface ComplaintInput {
  readonly order: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly item: string;
  readonly defect: string;
  readonly remedy: Remedy;
}

export type SentComplaint =
  | { readonly kind: "received"; readonly complaint: ReceivedComplaint }
  /** Keyed by our field names, which are the upstream's. */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  | { readonly kind: "failed" | "uncertain" };

/** Sends a complaint to the back office. */
export async function complain(context: RequestContext, input: ComplaintInput): Promise<SentComplaint> {
  const over = await firstExceeded(context, [limits.complaint], [limits.complaintEmail, input.email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  const body = { ...input, summary_url: origin && `${origin}/shrnuti/{id}/{hash}` };
  const sent = await send(context, body);
  if (sent.ok) return { kind: "received", complaint: sent.value };
  if (sent.error.kind === "invalid") return { kind: "invalid", errors: mapFieldErrors(sent.error.errors) };
  return { kind: mayHaveHappened(sent.error) ? "uncertain" : "failed" };
}

/** As a guest where the session has ended: a complaint needs no account. */
async function send({ upstream }: RequestContext, body: ComplaintBody) {
  // The same complaint sent twice, by a double click or a reload, is one.
  const key = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const sent = await sendComplaint(upstream, body, key);
  const isSignedOut = !sent.ok && sent.error.kind === "signed-out";
  return isSignedOut ? sendComplaint(upstream.asGuest(), body, key) : sent;
}

/** The customer's complaints, the newest first. */
export async function listComplaints(
  context: RequestContext,
): Promise<AccountResult<readonly OwnComplaint[]>> {
  return toAccountResult(await readComplaints(context.upstream));
}
