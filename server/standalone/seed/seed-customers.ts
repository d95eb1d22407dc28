import { sql, type Kysely, type Transaction } from "kysely";
import { hashPassword } from "#standalone/domain/customers/password-hash.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { customers } from "./data/customers.ts";
import { insertMissing, insertParts } from "./insert.ts";
import { seedOrder } from "./seed-order.ts";
import type { SeedCustomer } from "./types.ts";

/** Demo customers that do not exist yet. Hashing is slow, so it runs before the seeding transaction. */
export async function newUsers(db: Kysely<Tables>, now: Date) {
  const known = new Set((await db.selectFrom("users").select("id").execute()).map((row) => row.id));
  return Promise.all(
    customers
      .filter(({ id }) => !known.has(id))
      .map(async ({ id, email, demo_password, first_name, last_name, phone, scope }) => ({
        id,
        email,
        first_name,
        last_name,
        phone,
        scope: JSON.stringify(scope),
        password_hash: await hashPassword(demo_password),
        email_confirmed_at: now,
      })),
  );
}

/** Inserts the demo customers, and once for each of them addresses, company and orders. */
export async function seedCustomers(
  trx: Transaction<Tables>,
  { users, now }: { users: Awaited<ReturnType<typeof newUsers>>; now: Date },
): Promise<void> {
  await insertMissing(trx, "users", users);
  if (users.length > 0) {
    await sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`.execute(trx);
  }
  const bare = await trx
    .insertInto("demo_customers")
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select("id")
        .where((where) =>
          where.or(
            customers.map(({ id, email }) => where.and([where("id", "=", id), where("email", "=", email)])),
          ),
        ),
    )
    .columns(["user_id"])
    .onConflict((on) => on.doNothing())
    .returning("user_id")
    .execute();
  for (const customer of customers) {
    if (bare.some((row) => row.user_id === customer.id)) await seedCustomerData(trx, customer, now);
  }
}

async function seedCustomerData(trx: Transaction<Tables>, customer: SeedCustomer, now: Date): Promise<void> {
  const { id: user_id, addresses, company, orders } = customer;
  await insertParts(
    trx,
    "addresses",
    addresses.map((address) => ({ ...address, user_id })),
  );
  if (company) {
    await insertParts(trx, "companies", [{ ...company, user_id }]);
  }
  for (const order of orders) await seedOrder(trx, customer, order, now);
}
