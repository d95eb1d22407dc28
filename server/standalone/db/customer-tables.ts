import type { ColumnType, Generated } from "kysely";
import type { Company, NamedAddress, PostalAddress } from "./column-values.ts";

/** Permissions as a list of names or as a map of names to "granted". */
export type Scope = readonly string[] | Readonly<Record<string, boolean>>;

interface UserTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  /** When a link that was sent to the address was used for the first time. */
  email_confirmed_at: Date | null;
  /** jsonb: written as JSON text. */
  scope: ColumnType<Scope, string, string>;
}

interface TokenTable {
  token_hash: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
}

interface AddressTable extends NamedAddress {
  id: Generated<number>;
  user_id: number;
  phone: string | null;
  is_default: boolean;
}

interface CompanyTable extends Company, PostalAddress {
  user_id: number;
}

/** Customer accounts and what belongs to them. */
export interface CustomerTables {
  users: UserTable;
  tokens: TokenTable;
  addresses: AddressTable;
  companies: CompanyTable;
  password_links: { link_hash: string; user_id: number; expires_at: Date };
  email_changes: { user_id: number; email: string; token_hash: string | null; created_at: Date };
  demo_customers: { user_id: number };
}
