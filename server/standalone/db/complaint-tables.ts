import type { Generated } from "kysely";
import type { ComplaintResult, Remedy } from "./column-values.ts";

interface ComplaintTable {
  id: Generated<number>;
  /** `R26-00042`. */
  reference: string;
  user_id: number | null;
  /** As it was typed. */
  order_code: string;
  order_id: number | null;
  email: string;
  name: string;
  phone: string | null;
  item: string;
  defect: string;
  remedy: Remedy;
  summary_url: string | null;
  received_at: Date;
  /** `YYYY-MM-DD`. */
  decide_by: string;
}

/** Complaints; the database refuses to change or delete them. */
export interface ComplaintTables {
  complaints: ComplaintTable;
  complaint_settlements: { complaint_id: number; result: ComplaintResult; manner: string; settled_at: Date };
}
