import type { Generated } from "kysely";

/** The newsletter. */
export interface NewsletterTables {
  /** `confirmed_at` null: the link in the letter has not been used yet. */
  subscribers: {
    email: string;
    type: string;
    created_at: Date;
    confirmed_at: Date | null;
    unsubscribe_url: string | null;
  };
  newsletter_links: {
    token_hash: string;
    email: string;
    purpose: "confirm" | "leave";
    expires_at: Date | null;
  };
  newsletter_consents: {
    id: Generated<number>;
    email: string;
    event: "given" | "confirmed" | "ended";
    at: Date;
    source: string;
    wording: string | null;
  };
}
