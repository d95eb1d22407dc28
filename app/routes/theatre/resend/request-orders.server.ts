import type { RequestContext } from "#server/context/context.ts";
import { outcomeOf, type Outcome } from "#server/services/outcome.ts";
import { constantTime } from "#server/services/constant-time.ts";
import { formIdempotencyKey } from "#server/services/signed-timestamp.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { emailOrigin } from "#server/services/site-origin.ts";
import { resendOrders } from "#server/upstream/resources/orders.ts";

/**
 * Makes the back office send the orders of an address to it. Known and unknown addresses get the same response in the
 * same time, whether or not the upstream takes care of that.
 */
export async function requestOrders(context: RequestContext, email: string): Promise<Outcome<unknown>> {
  const over = await firstExceeded(context, [limits.resend], [limits.resendEmail, email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  const body = { email, summaryUrl: origin && `${origin}/shrnuti/{id}/{hash}` };
  const key = formIdempotencyKey(context, null, body);
  const answer = await constantTime(context, () => resendOrders(context.upstream, body, key));
  if (!answer.ok) context.log.warn("resend.failed", { kind: answer.error.kind });
  return outcomeOf(answer);
}
