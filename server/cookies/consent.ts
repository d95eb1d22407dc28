import { z } from "zod";
import type { ConsentChoice } from "#app/domain/consent.ts";
import type { CookieKind } from "./cookie-kind.ts";

/** What the visitor agreed to; without the cookie, to nothing. The technical category needs no agreement. */
export interface Consent extends ConsentChoice {
  /** Of what was asked: an agreement to another text is none. */
  readonly version: 1;
}

/** One year (§9). Readable by scripts and unsigned, since it says nothing of a person and decides nothing of ours. */
export const consent: CookieKind<Consent> = {
  name: "consent",
  schema: z.object({
    analytical: z.boolean(),
    marketing: z.boolean(),
    advertisement: z.boolean(),
    version: z.literal(1),
  }),
  maxAge: 31_536_000,
  readable: true,
};
