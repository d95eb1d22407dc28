import type { ColumnType, Generated } from "kysely";

/** Permissions as a list of names or as a map of names to "granted". */
export type Scope = readonly string[] | Readonly<Record<string, boolean>>;

interface UserTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  /** jsonb: written as JSON text. */
  scope: ColumnType<Scope, string, string>;
}

interface TokenTable {
  token_hash: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
}

interface AddressTable {
  id: Generated<number>;
  user_id: number;
  first_name: string;
  last_name: string;
  street: string;
  city: string;
  zip: string;
  country: string;
  phone: string | null;
  is_default: boolean;
}

interface CompanyTable {
  user_id: number;
  name: string;
  ico: string;
  dic: string | null;
  street: string;
  city: string;
  zip: string;
  country: string;
}

/** Customer accounts and the tables of server/demo-backend/db/migrations/0008-customers.sql. */
export interface CustomerTables {
  users: UserTable;
  tokens: TokenTable;
  addresses: AddressTable;
  companies: CompanyTable;
  password_links: { link_hash: string; user_id: number; expires_at: Date };
  demo_customers: { user_id: number };
}
