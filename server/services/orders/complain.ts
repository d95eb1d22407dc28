import { createHash } from "node:crypto";
import type { OwnComplaint, ReceivedComplaint, SentComplaint } from "#app/domain/shop/complaint.ts";
import type { RequestContext } from "#server/context/context.ts";
import { outcomeOf, toAccountResult, type AccountResult, type Outcome } from "#server/services/outcome.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { emailOrigin } from "#server/services/site-origin.ts";
import { readComplaints, sendComplaint, type ComplaintBody } from "#server/upstream/resources/complaints.ts";

/** Sends a complaint to the back office. */
export async function complain(
  context: RequestContext,
  input: SentComplaint,
): Promise<Outcome<ReceivedComplaint>> {
  const over = await firstExceeded(context, [limits.complaint], [limits.complaintEmail, input.email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  const body = { ...input, summaryUrl: origin && `${origin}/shrnuti/{id}/{hash}` };
  return outcomeOf(await send(context, body));
}

/** As a guest if the session has ended: a complaint needs no account. */
async function send({ upstream }: RequestContext, body: ComplaintBody) {
  // The same complaint sent twice, by a double click or a reload, is one.
  const key = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const answer = await sendComplaint(upstream, body, key);
  const isSignedOut = !answer.ok && answer.error.kind === "signed-out";
  return isSignedOut ? sendComplaint(upstream.asGuest(), body, key) : answer;
}

/** The customer's complaints, the newest first. */
export async function listComplaints(
  context: RequestContext,
): Promise<AccountResult<readonly OwnComplaint[]>> {
  return toAccountResult(await readComplaints(context.upstream));
}
