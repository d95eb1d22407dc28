import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Api, Dependencies } from "#standalone/app.ts";
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
import { requireSignedIn, signedIn } from "#standalone/authentication.ts";
import { cartSchema, changedSchema, changeSchema } from "#standalone/schemas/cart.ts";
import {
  bearer,
  body,
  json,
  locale,
  localeParams,
  optionalBearer,
  responses,
} from "#standalone/schemas/shared.ts";

const tags = ["cart"];
// OpenAPI identifies a path by its shape, so one parameter is both the locale of the list and the id of a cart.
const cartParams = z.object({ cart: z.string().min(1).max(64).openapi({ description: "The cart's id." }) });

const newGuestCart = createRoute({
  method: "get",
  path: "/api/cart/anonymous/{locale}",
  tags,
  request: { params: localeParams },
  responses: { 200: json(cartSchema, "A new, empty guest cart."), ...responses.notFound },
});

const guestCart = createRoute({
  method: "get",
  path: "/api/cart/anonymous/{locale}/{guestCartId}",
  tags,
  request: { params: localeParams.extend({ guestCartId: z.string().min(1).max(64) }) },
  responses: {
    200: json(cartSchema, "The guest cart with this tempId."),
    ...responses.notFound,
  },
});

const carts = createRoute({
  method: "get",
  path: "/api/cart/{cart}",
  tags,
  security: bearer,
  request: {
    params: z.object({
      cart: locale.openapi({ param: { name: "cart", in: "path" }, description: "The locale." }),
    }),
  },
  responses: {
    200: json(z.array(cartSchema), "The customer's open carts."),
    ...responses.signedOut,
    ...responses.notFound,
  },
});

const create = createRoute({
  method: "post",
  path: "/api/cart/create",
  tags,
  security: bearer,
  responses: { 201: json(cartSchema, "A new, empty cart of the customer."), ...responses.signedOut },
});

const remove = createRoute({
  method: "delete",
  path: "/api/cart/{cart}",
  tags,
  security: optionalBearer,
  request: { params: cartParams },
  responses: { 204: { description: "The cart is gone." }, ...responses.notFound },
});

const change = createRoute({
  method: "put",
  path: "/api/cart/{cart}",
  tags,
  security: optionalBearer,
  request: { params: cartParams, body: body(changeSchema) },
  responses: {
    200: json(changedSchema, "The line as it is now."),
    ...responses.notFound,
    ...responses.conflict,
    ...responses.invalid,
  },
});

export function registerCarts(app: Api, tools: Dependencies): void {
  const { db, clock } = tools;

  app.openapi(newGuestCart, async (context) =>
    context.json(await cartOf(db, await createCart(db, null, clock()), { email: null, now: clock() }), 200),
  );

  app.openapi(guestCart, async (context) => {
    const { guestCartId } = context.req.valid("param");
    return context.json(
      await cartOf(db, await findGuestCart(db, guestCartId, clock()), { email: null, now: clock() }),
      200,
    );
  });

  app.openapi(carts, async (context) => {
    const user = await requireSignedIn(tools, context.req.header("Authorization"));
    const rows = await db
      .selectFrom("carts")
      .selectAll()
      .where("user_id", "=", user.id)
      .where("order_id", "is", null)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return context.json(
      await Promise.all(rows.map((row) => cartOf(db, row, { email: user.email, now: clock() }))),
      200,
    );
  });

  app.openapi(create, async (context) => {
    const user = await requireSignedIn(tools, context.req.header("Authorization"));
    return context.json(
      await cartOf(db, await createCart(db, user.id, clock()), { email: user.email, now: clock() }),
      201,
    );
  });

  app.openapi(remove, async (context) => {
    const user = await signedIn(tools, context.req.header("Authorization"));
    await inTransaction(db, async (trx) => {
      const cart = await lockCart(trx, context.req.valid("param").cart, user);
      await trx.deleteFrom("carts").where("id", "=", cart.id).execute();
    });
    return context.body(null, 204);
  });

  app.openapi(change, async (context) => {
    const user = await signedIn(tools, context.req.header("Authorization"));
    const { cart: id } = context.req.valid("param");
    const input = context.req.valid("json");
    const changed = await inTransaction(db, async (trx) => {
      const cart = await lockCart(trx, id, user);
      return changeLine(trx, cart.id, input, clock());
    });
    return context.json(changed, 200);
  });
}

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
  return seating && { seats: [...seating.seats], is_together: seating.isTogether };
}
