import { inTransaction } from "#standalone/db/in-transaction.ts";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { notFound } from "#standalone/refusal.ts";
import type { AddressInput } from "#standalone/schemas/customer.ts";

type AddressRow = Selectable<Tables["addresses"]>;

/** The addresses of a customer, the default one first, then as they were added. */
export async function listAddresses(db: Kysely<Tables>, userId: number) {
  const rows = await db
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("id")
    .execute();
  return rows.map(addressOf);
}

/** Adds an address; the first one is always the default. */
export async function addAddress(db: Kysely<Tables>, userId: number, input: AddressInput) {
  return inTransaction(db, async (trx) => {
    const others = await lockOthers(trx, userId, null);
    const is_default = input.is_default || others.length === 0;
    if (is_default) await takeDefault(trx, userId);
    const added = await trx
      .insertInto("addresses")
      .values({ ...input, is_default, user_id: userId })
      .returningAll()
      .executeTakeFirstOrThrow();
    return addressOf(added);
  });
}

/** Changes an address. The default address stays the default until another one is made the default. */
export async function changeAddress(
  db: Kysely<Tables>,
  { userId, id }: { userId: number; id: number },
  input: AddressInput,
) {
  return inTransaction(db, async (trx) => {
    const others = await lockOthers(trx, userId, id);
    if (input.is_default) await takeDefault(trx, userId);
    const changed = await trx
      .updateTable("addresses")
      .set({ ...input, is_default: input.is_default || !others.some((other) => other.is_default) })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returningAll()
      .executeTakeFirst();
    // Thrown inside the transaction, so the change of takeDefault() is rolled back.
    if (!changed) throw notFound();
    return addressOf(changed);
  });
}

/** Removes an address if it exists; if it was the default, the oldest remaining one becomes the default. */
export async function removeAddress(db: Kysely<Tables>, userId: number, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const [heir] = await lockOthers(trx, userId, id);
    const removed = await trx
      .deleteFrom("addresses")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("is_default")
      .executeTakeFirst();
    if (!removed?.is_default || !heir) return;
    await trx.updateTable("addresses").set({ is_default: true }).where("id", "=", heir.id).execute();
  });
}

/** The customer's other addresses, oldest first. Locks the customer's row, so concurrent changes are serialized. */
async function lockOthers(trx: Transaction<Tables>, userId: number, id: number | null) {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  return trx
    .selectFrom("addresses")
    .select(["id", "is_default"])
    .where("user_id", "=", userId)
    .where("id", "!=", id ?? 0)
    .orderBy("id")
    .execute();
}

async function takeDefault(trx: Transaction<Tables>, userId: number): Promise<void> {
  await trx.updateTable("addresses").set({ is_default: false }).where("user_id", "=", userId).execute();
}

function addressOf({ user_id: _userId, ...address }: AddressRow) {
  return address;
}
