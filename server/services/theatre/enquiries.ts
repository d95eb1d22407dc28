import { createHash } from "node:crypto";
import { z } from "zod";
import {
  enquiryKinds,
  type Enquiry,
  type EnquiryReceipt,
  type ReceivedEnquiry,
} from "#app/domain/theatre/enquiry.ts";
import { createEncryption } from "#server/cookies/seal.ts";
import type { RequestContext } from "#server/context.ts";
import { waitForMinimumAge } from "#server/services/form-timestamp.ts";
import { readIdentity } from "#server/services/identity.ts";
import { firstExceeded, giveBack, limits, type Use } from "#server/services/limits.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { mayHaveHappened } from "#server/upstream/failure.ts";
import { sendEnquiry } from "#server/upstream/resources/enquiries.ts";
import { enquiryLetters } from "./enquiry-letters.ts";

export type SentEnquiry =
  | { readonly kind: "received"; readonly received: ReceivedEnquiry }
  /** Keyed by our field names, which are the upstream's. */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  /** Nothing was recorded or sent; `uncertain`: it may have been. */
  | { readonly kind: "failed" | "uncertain" };

/**
 * Sends an enquiry: to the back office, which records it, or where it has no such call by e-mail. The same enquiry has
 * the same key and, sent by e-mail, the same reference.
 * @param timestamp form timestamp of the submitted form
 */
export async function enquire(
  context: RequestContext,
  enquiry: Enquiry,
  timestamp: unknown,
): Promise<SentEnquiry> {
  const uses: readonly Use[] = [[limits.enquiry], [limits.enquiryEmail, enquiry.email]];
  const over = await firstExceeded(context, ...uses);
  if (over) return { kind: "limited", wait: over.seconds };
  await waitForMinimumAge(context, timestamp);
  const sent = await send(context, enquiry);
  if (sent.kind !== "received") {
    // oxlint-disable-next-line no-await-in-loop -- two counters of one store
    for (const [limit, target] of uses) await giveBack(context, limit, target);
    context.log.warn("enquiry.failed", { kind: sent.kind });
  }
  return sent;
}

async function send(context: RequestContext, enquiry: Enquiry): Promise<SentEnquiry> {
  const key = createHash("sha256").update(JSON.stringify(enquiry)).digest("hex");
  const answer = await sendEnquiry(context.upstream.asGuest(), enquiry, key);
  if (answer.ok) return { kind: "received", received: answer.value };
  const { error } = answer;
  if (error.kind === "not-found") return byMail(context, enquiry, key);
  if (mayHaveHappened(error)) return { kind: "uncertain" };
  if (error.kind === "invalid") return { kind: "invalid", errors: mapFieldErrors(error.errors) };
  return { kind: "failed" };
}

/** A success only once the mail server has accepted both letters: the site keeps nothing. */
async function byMail(context: RequestContext, enquiry: Enquiry, key: string): Promise<SentEnquiry> {
  const { sendEnquiryMail: mail, now } = context;
  if (!mail) return { kind: "failed" };
  const reference = `PW-${key.slice(0, 8).toUpperCase()}`;
  const received = { reference, receivedAt: now.toISOString(), replyBy: null };
  const { theatre } = await readIdentity(context);
  const { notice, receipt } = enquiryLetters(enquiry, received, theatre);
  try {
    await mail(theatre.name, [
      { ...notice, to: null, replyTo: enquiry.email, id: `${key.slice(0, 32)}.notice` },
      { ...receipt, to: enquiry.email, replyTo: null, id: `${key.slice(0, 32)}.receipt` },
    ]);
    return { kind: "received", received };
  } catch (error) {
    context.log.error("enquiry.mail-failed", {}, error);
    return { kind: "uncertain" };
  }
}

const receiptSchema = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  replyBy: z.string().nullable(),
  kind: z.enum(enquiryKinds),
  email: z.string(),
});
const receiptSeconds = 3_600;

/** The receipt as a part of an address: encrypted, because histories keep addresses, and valid for an hour. */
export async function sealReceipt({ config, now }: RequestContext, receipt: EnquiryReceipt): Promise<string> {
  const expires = new Date(now.getTime() + receiptSeconds * 1_000);
  return createEncryption(config.sessionSecrets, "enquiry").seal(receipt, now, expires);
}

/** Null: the text is none of ours, or too old. */
export async function openReceipt(
  { config, now }: RequestContext,
  sealed: string,
): Promise<EnquiryReceipt | null> {
  const opened = await createEncryption(config.sessionSecrets, "enquiry").unseal(sealed, now);
  return receiptSchema.safeParse(opened).data ?? null;
}
