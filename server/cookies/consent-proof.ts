import { z } from "zod";
import { consent, consentFields, type Consent } from "./consent.ts";
import type { CookieKind } from "./cookie-kind.ts";

/** The log's record of the same choice, for the visitor to show. */
export interface ConsentProof extends Consent {
  /** Random; stands in the log and in this cookie only. */
  readonly number: string;
  /** ISO instant of the choice, to the second. */
  readonly at: string;
}

/**
 * The receipt of the visitor's choice, as long as the choice itself. Apart from it, because the page cache has one page
 * for each choice (`server/pages/page-variant.ts`), and a number is each visitor's own. Signed: only this site can make
 * a proof.
 */
export const consentProof: CookieKind<ConsentProof> = {
  name: "consent-proof",
  about: "visitor",
  schema: z.object({ ...consentFields, number: z.uuid(), at: z.iso.datetime() }),
  maxAge: consent.maxAge,
};
