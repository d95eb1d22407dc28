import { z } from "zod";
import { consentVersion, type ConsentChoice } from "#app/domain/consent.ts";
import type { CookieKind } from "./cookie-kind.ts";

/** The visitor's cookie consent; no cookie means no consent. The technical category needs no consent. */
export interface Consent extends ConsentChoice {
  readonly version: typeof consentVersion;
}

export const consentFields = {
  analytical: z.boolean(),
  marketing: z.boolean(),
  advertisement: z.boolean(),
  version: z.literal(consentVersion),
};

/**
 * One year (§9). Readable by client-side JavaScript and unsigned, since it contains no personal data and nothing
 * depends on its authenticity.
 */
export const consent: CookieKind<Consent> = {
  name: "consent",
  about: "choice",
  schema: z.object(consentFields),
  maxAge: 31_536_000,
  readable: true,
};
