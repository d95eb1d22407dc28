import type { Generated } from "kysely";
import type { EnquiryKind } from "./column-values.ts";

interface EnquiryTable {
  id: Generated<number>;
  /** `P26-00042`. */
  reference: string;
  kind: EnquiryKind;
  title: string | null;
  date: string | null;
  people: number;
  organisation: string | null;
  grade: string | null;
  name: string;
  email: string;
  phone: string | null;
  note: string | null;
  received_at: Date;
  /** `YYYY-MM-DD`. */
  reply_by: string;
}

export interface EnquiryTables {
  enquiries: EnquiryTable;
}
