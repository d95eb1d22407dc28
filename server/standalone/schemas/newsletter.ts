import { z } from "@hono/zod-openapi";
import { line, webAddress } from "./shared.ts";

/** A template of a page of the site. */
export const tokenTemplate = webAddress
  .refine((address) => /\{token\}|%7Btoken%7D/i.test(address), "V adrese chybí {token}.")
  .openapi({ description: "Template of a page of the site, with `{token}` in it." });

export const consentBody = z
  .object({
    source: line(200).openapi({ description: "The form.", example: "newsletter /kontakty" }),
    wording: line(1_000).openapi({ description: "The sentence that the visitor agreed to." }),
    confirm_url: tokenTemplate,
    unsubscribe_url: tokenTemplate,
  })
  .openapi("NewsletterConsent");
export type Consent = z.output<typeof consentBody>;
