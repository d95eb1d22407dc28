import type { Id } from "#app/domain/id.ts";
import { z } from "zod";
import { consentVersion, type ConsentChoice } from "#app/domain/consent.ts";
import { anyId, type CookieKind } from "./cookie-kind.ts";
import type { RequestCookies } from "./request-cookies.ts";

/** The visitor's cookie consent; no cookie means no consent. The technical category needs no consent. */
export interface CookieConsent extends ConsentChoice {
  readonly version: typeof consentVersion;
}

const consentFields = {
  analytical: z.boolean(),
  marketing: z.boolean(),
  advertisement: z.boolean(),
  version: z.literal(consentVersion),
};

/**
 * One year (§9). Readable by client-side JavaScript and unsigned, since it contains no personal data and nothing
 * depends on its authenticity.
 */
export const consent: CookieKind<CookieConsent> = {
  name: "consent",
  about: "choice",
  schema: z.object(consentFields),
  maxAge: 31_536_000,
  readable: true,
};

/** The log's record of the same choice, for the visitor to show. */
export interface ConsentProof extends CookieConsent {
  /** Random; stands in the log and in this cookie only. */
  readonly number: string;
  /** ISO instant of the choice, to the second. */
  readonly at: string;
}

/**
 * The receipt of the visitor's choice, as long as the choice itself. Apart from it, because the page cache has one page
 * for each choice (`server/pipeline/cached-pages/visitor.ts`), and a number is each visitor's own. Signed: only this site can make
 * a proof.
 */
export const consentProof: CookieKind<ConsentProof> = {
  name: "consent-proof",
  about: "visitor",
  schema: z.object({ ...consentFields, number: z.uuid(), at: z.iso.datetime() }),
  maxAge: consent.maxAge,
};

/** Id of the currency the visitor chose. */
export const currency: CookieKind<{ readonly id: Id }> = {
  name: "currency",
  about: "choice",
  schema: z.object({ id: anyId }),
  maxAge: 31_536_000,
};

/** The visitor closed the intro popup: it stays closed for 14 days (§9). */
export const introPopup: CookieKind<{ readonly dismissed: true }> = {
  name: "intro-popup",
  about: "choice",
  schema: z.object({ dismissed: z.literal(true) }),
  maxAge: 1_209_600,
  readable: true,
};

/** The visitor closed the newsletter popup or sent its form: it stays closed for 60 days (§9). */
export const newsletterPopup: CookieKind<{ readonly dismissed: true }> = {
  name: "newsletter-popup",
  about: "choice",
  schema: z.object({ dismissed: z.literal(true) }),
  maxAge: 5_184_000,
  readable: true,
};

/** For a year from now, even if it is the same choice as before. */
export async function writeConsent(
  cookies: RequestCookies,
  chosen: CookieConsent,
  proof: ConsentProof,
): Promise<void> {
  await cookies.write(consent, chosen);
  await cookies.renew(consent);
  await cookies.write(consentProof, proof);
}

export const storeCurrency = (cookies: RequestCookies, id: Id) => cookies.write(currency, { id });

/** The popup stays closed until its cookie expires (§9). */
export async function closePopup(cookies: RequestCookies, popup: "intro" | "newsletter"): Promise<void> {
  const kind = popup === "intro" ? introPopup : newsletterPopup;
  await cookies.write(kind, { dismissed: true });
  await cookies.renew(kind);
}
