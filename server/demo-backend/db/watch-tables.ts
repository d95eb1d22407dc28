import type { Generated } from "kysely";

/** What an address waits for: server/demo-backend/db/migrations/0026-watches.sql. */
export interface WatchTables {
  /** Of a performance, or of a product. `confirmed_at` null: the link in the letter has not been used yet. */
  watches: {
    id: Generated<number>;
    email: string;
    performance_id: number | null;
    product_id: number | null;
    variant_id: number | null;
    awaits: "seats" | "presale" | "stock";
    created_at: Date;
    confirmed_at: Date | null;
    page_url: string;
    cancel_url: string;
  };
  /** `watch_id` null: the watch is gone. */
  watch_links: {
    token_hash: string;
    watch_id: number | null;
    purpose: "confirm" | "cancel";
    created_at: Date;
  };
}
