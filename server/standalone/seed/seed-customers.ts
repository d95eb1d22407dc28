import { sql, type Kysely, type Transaction } from "kysely";
import { hashPassword } from "#standalone/domain/customers/password-hash.ts";
import type { DemoCustomer } from "#standalone/content/demonstration.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { insertMissing, insertParts } from "./sync.ts";
import { seedOrder, type SeedingOrders } from "./seed-order.ts";
import { czech } from "./typeset.ts";

/** Demo customers that do not exist yet. Hashing is slow, so it runs before the seeding transaction. */
export async function newUsers(db: Kysely<Tables>, customers: readonly DemoCustomer[], now: Date) {
  const known = new Set((await db.selectFrom("users").select("id").execute()).map((row) => row.id));
  return Promise.all(
    customers
      .map((customer, index) => ({ ...customer, id: index + 1 }))
      .filter(({ id }) => !known.has(id))
      .map(async ({ id, email, password, first_name, last_name, phone, scope }) => ({
        id,
        email,
        first_name,
        last_name,
        phone,
        scope: JSON.stringify(scope),
        password_hash: await hashPassword(password),
        email_confirmed_at: now,
      })),
  );
}

interface Seeding extends SeedingOrders {
  readonly customers: readonly DemoCustomer[];
  readonly users: Awaited<ReturnType<typeof newUsers>>;
}

/** Inserts the demo customers, with addresses, company and orders at the first time. */
export async function seedCustomers(
  trx: Transaction<Tables>,
  { customers, users, ...seeding }: Seeding,
): Promise<void> {
  if (customers.length === 0) return;
  await insertMissing(trx, "users", users);
  if (users.length > 0) {
    await sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`.execute(trx);
  }
  const numbered = customers.map((customer, index) => ({ customer, id: index + 1 }));
  const bare = await trx
    .insertInto("demo_customers")
    .expression((eb) =>
      eb
        .selectFrom("users")
        .select("id")
        .where((where) =>
          where.or(
            numbered.map(({ id, customer: { email } }) =>
              where.and([where("id", "=", id), where("email", "=", email)]),
            ),
          ),
        ),
    )
    .columns(["user_id"])
    .onConflict((on) => on.doNothing())
    .returning("user_id")
    .execute();
  for (const { customer, id } of numbered) {
    if (bare.some((row) => row.user_id === id)) await seedCustomerData(trx, { customer, id }, seeding);
  }
}

async function seedCustomerData(
  trx: Transaction<Tables>,
  { customer, id: user_id }: { customer: DemoCustomer; id: number },
  seeding: SeedingOrders,
): Promise<void> {
  const { addresses, company, orders } = customer;
  await insertParts(
    trx,
    "addresses",
    addresses.map((address) => ({ ...address, user_id })),
  );
  if (company) await insertParts(trx, "companies", [{ ...company, name: czech(company.name), user_id }]);
  for (const order of orders) await seedOrder(trx, { customer, userId: user_id, order }, seeding);
}
