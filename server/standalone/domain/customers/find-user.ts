import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

export type User = Selectable<Tables["users"]>;

/** The customer with this address, whatever its case, or null. */
export async function findUser(db: Kysely<Tables>, email: string): Promise<User | null> {
  const user = await db
    .selectFrom("users")
    .selectAll()
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
  return user ?? null;
}

/** The customer in the format of the API. */
export function userOf({ id, email, first_name, last_name, phone, scope }: User) {
  return {
    id,
    email,
    first_name,
    last_name,
    phone,
    scope: isList(scope) ? [...scope] : { ...scope },
  };
}

function isList(scope: User["scope"]): scope is readonly string[] {
  return Array.isArray(scope);
}
