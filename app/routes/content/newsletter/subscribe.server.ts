import { closePopup } from "#server/cookies/preferences.ts";
import { outcomeOf, type Outcome } from "#server/services/outcome.ts";
import { mayHaveHappened } from "#server/upstream/failure.ts";
import { saveSubscriber, sendConsent } from "#server/upstream/resources/subscribers.ts";
import type { RequestContext } from "#server/context/context.ts";
import { newsletterForm } from "#app/messages/shell.ts";
import { validation } from "#app/messages/errors.ts";
import { isCode } from "#server/upstream/read-failure.ts";
import { consentTo } from "#server/services/newsletter-links.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";

/**
 * Subscribes an address to the newsletter; subscribers do not see the popup any more (§4).
 * @param page the path of the page with the form
 */
export async function subscribe(
  context: RequestContext,
  email: string,
  page: string,
): Promise<Outcome<{ readonly confirm: boolean }>> {
  const over = await firstExceeded(context, [limits.newsletter], [limits.newsletterEmail, email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const answer = await saveSubscriber(context.upstream, email);
  // If the address still waits for its confirmation, the back office sends the e-mail again; the answer is the same.
  const isKnown = !answer.ok && "codes" in answer.error && answer.error.codes.includes("already_exists");
  if (!answer.ok && !isKnown) {
    const outcome = outcomeOf<never>(answer);
    // The form has no other field that an error could be about.
    const sentence = answer.error.kind === "invalid" ? sentenceIn(answer.error.errors) : null;
    return outcome.kind === "invalid"
      ? { kind: "invalid", errors: { email: [sentence ?? validation.email] } }
      : outcome;
  }
  const confirm = answer.ok && answer.value.confirm;
  // A back office without this call sends the e-mail by itself.
  if ((confirm || isKnown) && context.upstream.offers.has("newsletter-links")) {
    const consent = consentTo(context, `newsletter ${page}`, newsletterForm.agreement);
    if (!consent && confirm) return { kind: "failed", reason: "no-origin" };
    const consentAnswer = consent && (await sendConsent(context.upstream, email, consent));
    if (consentAnswer && !consentAnswer.ok && confirm)
      return mayHaveHappened(consentAnswer.error) ? { kind: "uncertain" } : { kind: "failed" };
  }
  if (isKnown) return { kind: "failed", reason: "known" };
  await closePopup(context.cookies, "newsletter");
  return { kind: "done", value: { confirm } };
}

/** The upstream's own sentence, if it has one. */
function sentenceIn(errors: Record<string, string[]>): string | null {
  return (
    Object.values(errors)
      .flat()
      .find((text) => !isCode(text.trim())) ?? null
  );
}
