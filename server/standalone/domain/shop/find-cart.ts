import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";
import { newSecret } from "#standalone/secrets.ts";
import type { User } from "#standalone/domain/customers/find-user.ts";

export type CartRow = Selectable<Tables["carts"]>;

/**
 * The open cart with this id, its row locked until the transaction ends, so that changes of one cart are serialized.
 * @throws Refusal 404 for an unknown or another customer's cart, and for an ordered cart, with its order.
 */
export async function lockCart(trx: Transaction<Tables>, id: string, user: User | null): Promise<CartRow> {
  const cart = await findLocked(trx, id, user);
  if (cart.order_id !== null) throw await ordered(trx, cart.order_id);
  return cart;
}

/** Like lockCart(), but also returns a cart that was ordered. */
export async function findLocked(trx: Transaction<Tables>, id: string, user: User | null): Promise<CartRow> {
  const cart = await trx.selectFrom("carts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!cart || (cart.user_id !== null && cart.user_id !== user?.id)) throw notFound();
  return cart;
}

/** Whether it is this visitor's cart and not ordered yet. Locks nothing. */
export async function isOpen(db: Kysely<Tables>, id: string, user: User | null): Promise<boolean> {
  const cart = await db.selectFrom("carts").selectAll().where("id", "=", id).executeTakeFirst();
  return cart?.order_id === null && (cart.user_id === null || cart.user_id === user?.id);
}

/** For this time a further use is not recorded, so that most reads write nothing. */
const day = 24 * 3_600_000;

/** A guest's cart by its temp id. Records the use, which postpones the cart's deletion. */
export async function findGuestCart(db: Kysely<Tables>, tempId: string, now: Date): Promise<CartRow> {
  const cart = await db.selectFrom("carts").selectAll().where("temp_id", "=", tempId).executeTakeFirst();
  if (!cart) throw notFound();
  if (cart.order_id !== null) throw await ordered(db, cart.order_id);
  if (now.getTime() - cart.used_at.getTime() >= day)
    await db.updateTable("carts").set({ used_at: now }).where("id", "=", cart.id).execute();
  return cart;
}

export async function createCart(db: Kysely<Tables>, userId: number | null, now: Date): Promise<CartRow> {
  return db
    .insertInto("carts")
    .values({
      id: newSecret(),
      temp_id: userId === null ? newSecret() : null,
      user_id: userId,
      order_id: null,
      created_at: now,
      used_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function ordered(db: Kysely<Tables>, orderId: number): Promise<Refusal> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "code", "hash"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return new Refusal(404, "cart_ordered", { order });
}
