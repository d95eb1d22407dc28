import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import { route } from "#standalone/route.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { changeLine } from "#standalone/domain/shop/change-line.ts";
import { createCart, findGuestCart, lockCart, type CartRow } from "#standalone/domain/shop/find-cart.ts";
import { refusalOf } from "#standalone/domain/shop/check-voucher.ts";
import {
  lineProductOf,
  lineVariantOf,
  readAllLines,
  readVouchers,
  versionOf,
  voucherOf,
} from "#standalone/domain/shop/read-cart.ts";
import { eveningOf, isOver } from "#standalone/domain/tickets/places.ts";
import { seatingOf, type Seating } from "#standalone/domain/tickets/seats.ts";
import { chooseSeats } from "#standalone/domain/tickets/choose-seats.ts";
import { signedIn } from "#standalone/authentication.ts";
import { cartSchema, changedSchema, changeSchema } from "#standalone/schemas/cart.ts";
import { choiceSchema } from "#standalone/schemas/seat-plan.ts";
import { json, locale, localeParams } from "#standalone/schemas/shared.ts";

// OpenAPI identifies a path by its shape, so one parameter is both the locale of the list and the id of a cart.
const cartParams = z.object({ cart: z.string().min(1).max(64).openapi({ description: "The cart's id." }) });

export const cartsRoutes = [
  route(
    "GET /api/cart/anonymous/{locale}",
    { cost: "costly", tag: "cart", params: localeParams, 200: json(cartSchema, "A new, empty guest cart.") },
    async (_call, { db, clock }) =>
      await cartOf(db, await createCart(db, null, clock()), { email: null, now: clock() }),
  ),
  route(
    "GET /api/cart/anonymous/{locale}/{guestCartId}",
    {
      cost: "read",
      tag: "cart",
      params: localeParams.extend({ guestCartId: z.string().min(1).max(64) }),
      refuses: {
        404: "`not_exists`; `cart_ordered` with `order` (its `id`, `code` and `hash`) once the cart has become an order, here and in the calls that change a cart.",
      },
      200: json(cartSchema, "The guest cart with this tempId."),
    },
    async ({ params }, { db, clock }) => {
      const { guestCartId } = params;
      return await cartOf(db, await findGuestCart(db, guestCartId, clock()), { email: null, now: clock() });
    },
  ),
  route(
    "GET /api/cart/{cart}",
    {
      cost: "read",
      tag: "cart",
      token: "customer",
      params: z.object({
        cart: locale.openapi({ param: { name: "cart", in: "path" }, description: "The locale." }),
      }),
      200: json(z.array(cartSchema), "The customer's open carts."),
    },
    async ({ customer: user }, { db, clock }) => {
      const rows = await db
        .selectFrom("carts")
        .selectAll()
        .where("user_id", "=", user.id)
        .where("order_id", "is", null)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return await Promise.all(rows.map((row) => cartOf(db, row, { email: user.email, now: clock() })));
    },
  ),
  route(
    "POST /api/cart/create",
    {
      cost: "costly",
      tag: "cart",
      token: "customer",
      201: json(cartSchema, "A new, empty cart of the customer."),
    },
    async ({ customer: user }, { db, clock }) => {
      return await cartOf(db, await createCart(db, user.id, clock()), { email: user.email, now: clock() });
    },
  ),
  route(
    "DELETE /api/cart/{cart}",
    {
      cost: "form",
      tag: "cart",
      token: "optional",
      params: cartParams,
      204: { description: "The cart is deleted." },
    },
    async ({ params, context }, tools) => {
      const { db } = tools;
      const user = await signedIn(tools, context.req.header("Authorization"));
      await inTransaction(db, async (trx) => {
        const cart = await lockCart(trx, params.cart, user);
        await trx.deleteFrom("carts").where("id", "=", cart.id).execute();
      });
    },
  ),
  route(
    "PUT /api/cart/{cart}",
    {
      cost: "form",
      tag: "cart",
      token: "optional",
      params: cartParams,
      body: changeSchema,
      200: json(
        changedSchema,
        "The line as it is now; the stock limits `quantity`, which is 0 if the line was removed or is sold out.",
      ),
      refuses: { 409: "For tickets: `evening_over`, `too_many_tickets` (`value`: the most in an order)." },
    },
    async ({ params, body, context }, tools) => {
      const { db, clock } = tools;
      const user = await signedIn(tools, context.req.header("Authorization"));
      const { cart: id } = params;
      const input = body;
      const changed = await inTransaction(db, async (trx) => {
        const cart = await lockCart(trx, id, user);
        return changeLine(trx, cart.id, input, clock());
      });
      return changed;
    },
  ),
  route(
    "PUT /api/seats/cart/{cart}",
    {
      cost: "form",
      tag: "cart",
      token: "optional",
      params: cartParams,
      body: choiceSchema,
      200: json(cartSchema, "The cart; its lines of the performance have these seats."),
      refuses: {
        409: "`seats_taken` (`taken`: their ids), `too_many_tickets` (`value`: the most in an order).",
      },
    },
    async ({ params, body, context }, tools) => {
      const { db, clock } = tools;
      const user = await signedIn(tools, context.req.header("Authorization"));
      const now = clock();
      const cart = await inTransaction(db, async (trx) => {
        const locked = await lockCart(trx, params.cart, user);
        await chooseSeats(trx, locked.id, body, now);
        return locked;
      });
      return await cartOf(db, cart, { email: user?.email ?? null, now });
    },
  ),
];

/**
 * The cart in the format of the API.
 * @param check The customer's address, null for a guest's cart, and the time at which its vouchers are checked.
 */
async function cartOf(
  db: Kysely<Tables>,
  cart: CartRow,
  check: { readonly email: string | null; readonly now: Date },
) {
  const all = await readAllLines(db, cart.id);
  const lines = all.filter(({ ticket }) => !ticket || !isOver(ticket, check.now));
  const seating = await seatingOf(db, lines);
  const vouchers = await readVouchers(db, cart.id);
  const refusals = await Promise.all(vouchers.map((voucher) => refusalOf(db, voucher, { lines, ...check })));
  return {
    id: cart.id,
    version: versionOf(lines),
    ...(cart.temp_id === null ? {} : { tempId: cart.temp_id }),
    items: all.map((line) => ({
      product: { ...lineProductOf(line.card), withdrawal_excluded: line.excluded },
      variant: line.variant && lineVariantOf(line.variant),
      quantity: line.quantity,
      note: line.note,
      ...(line.ticket && {
        performance: { ...eveningOf(line.ticket), is_over: isOver(line.ticket, check.now) },
      }),
      ...seatsOf(seating.get(line)),
    })),
    vouchers: vouchers.map((voucher, index) => ({
      ...voucherOf(voucher),
      ...(refusals[index] && { refusal: refusals[index] }),
    })),
  };
}

function seatsOf(seating: Seating | undefined) {
  if (!seating) return undefined;
  const { seats, isTogether, isChosen, lost } = seating;
  return {
    seats: [...seats],
    is_together: isTogether,
    ...(isChosen && { is_chosen: true }),
    ...(lost.length > 0 && { seats_taken: [...lost] }),
  };
}
