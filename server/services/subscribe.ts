import { newsletterPopup } from "#server/cookies/newsletter-popup.ts";
import { mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import { saveSubscriber } from "#server/upstream/resources/subscribers.ts";
import type { RequestContext } from "#server/context.ts";
import { firstExceeded, limits } from "./limits.ts";

/**
 * `known`: the address is already subscribed. `invalid`: the upstream does not accept it as an address. `uncertain`: it
 * is unknown whether the address was saved.
 */
export type Subscription =
  | { readonly kind: "saved" | "known" | "invalid" | "failed" | "uncertain" }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number };

/** Subscribes an address to the newsletter; the popup is not shown to subscribers any more (§4). */
export async function subscribe(context: RequestContext, email: string): Promise<Subscription> {
  const over = await firstExceeded(context, [limits.newsletter], [limits.newsletterEmail, email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const answer = await saveSubscriber(context.upstream, email);
  if (!answer.ok) return { kind: explain(answer.error) };
  await context.cookies.write(newsletterPopup, { dismissed: true });
  await context.cookies.renew(newsletterPopup);
  return { kind: "saved" };
}

function explain(failure: Failure): "known" | "invalid" | "failed" | "uncertain" {
  switch (failure.kind) {
    case "invalid":
    case "refused":
    case "not-found":
      if (failure.codes.includes("already_exists")) return "known";
      return failure.kind === "invalid" && failure.errors["email"] ? "invalid" : "failed";
    case "unreachable":
    case "timed-out":
    case "signed-out":
    case "misrouted":
    case "broken":
      return mayHaveHappened(failure) ? "uncertain" : "failed";
  }
}
