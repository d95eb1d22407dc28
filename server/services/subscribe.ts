import { newsletterPopup } from "#server/cookies/newsletter-popup.ts";
import { mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import { isCode } from "#server/upstream/read-failure.ts";
import { saveSubscriber, sendConsent } from "#server/upstream/resources/subscribers.ts";
import type { RequestContext } from "#server/context.ts";
import { newsletterForm } from "#app/messages/newsletter.ts";
import { consentTo } from "./newsletter-links.ts";
import { firstExceeded, limits } from "./limits.ts";

/**
 * `known`: the address is already subscribed. `invalid`: the upstream does not accept it as an address. `uncertain`: it
 * is unknown whether the address was saved.
 */
export type Subscription =
  | { readonly kind: "known" | "failed" | "uncertain" }
  /** `confirm`: a letter is on its way, whose link begins the subscription. */
  | { readonly kind: "saved"; readonly confirm: boolean }
  /** `message`: the upstream's own sentence about it; null: it has none. */
  | { readonly kind: "invalid"; readonly message: string | null }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number };

/**
 * Subscribes an address to the newsletter; the popup is not shown to subscribers any more (§4).
 * @param page the path of the page with the form
 */
export async function subscribe(context: RequestContext, email: string, page: string): Promise<Subscription> {
  const over = await firstExceeded(context, [limits.newsletter], [limits.newsletterEmail, email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const answer = await saveSubscriber(context.upstream, email);
  // Where the address is known but waits for its confirmation, the letter is sent once more; nobody is told which.
  const isKnown = !answer.ok && explain(answer.error).kind === "known";
  if (!answer.ok && !isKnown) return explain(answer.error);
  const confirm = answer.ok && answer.value.confirm;
  // A back office without this call sends the letter by itself.
  if ((confirm || isKnown) && context.upstream.offers.has("newsletter-links")) {
    const consent = consentTo(context, `newsletter ${page}`, newsletterForm.agreement);
    if (!consent && confirm) return { kind: "failed" };
    const sent = consent && (await sendConsent(context.upstream, email, consent));
    if (sent && !sent.ok && confirm) return { kind: mayHaveHappened(sent.error) ? "uncertain" : "failed" };
  }
  if (isKnown) return { kind: "known" };
  await context.cookies.write(newsletterPopup, { dismissed: true });
  await context.cookies.renew(newsletterPopup);
  return { kind: "saved", confirm };
}

function explain(failure: Failure): Subscription {
  switch (failure.kind) {
    case "invalid":
    case "refused":
    case "not-found":
      if (failure.codes.includes("already_exists")) return { kind: "known" };
      if (failure.kind !== "invalid" || Object.keys(failure.errors).length === 0) return { kind: "failed" };
      return { kind: "invalid", message: sentenceIn(failure.errors) };
    case "unreachable":
    case "timed-out":
    case "signed-out":
    case "misrouted":
    case "broken":
      return { kind: mayHaveHappened(failure) ? "uncertain" : "failed" };
  }
}

/** The sentence about the only field of the form, else about anything. */
function sentenceIn({ email = [], ...others }: Record<string, string[]>): string | null {
  return [...email, ...Object.values(others).flat()].find((text) => !isCode(text.trim())) ?? null;
}
