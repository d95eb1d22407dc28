import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { addVoucher } from "#standalone/domain/shop/check-voucher.ts";
import { lockCart } from "#standalone/domain/shop/find-cart.ts";
import { readLines, voucherOf } from "#standalone/domain/shop/read-cart.ts";
import { signedIn } from "#standalone/authentication.ts";
import { addVoucherSchema, removeVoucherSchema, voucherSchema } from "#standalone/schemas/cart.ts";
import { body, json, optionalBearer, responses } from "#standalone/schemas/shared.ts";

const tags = ["cart"];
const params = z.object({ cartId: z.string().min(1).max(64) });

const add = createRoute({
  method: "post",
  path: "/api/voucher/cart/add/{cartId}",
  tags,
  security: optionalBearer,
  request: { params, body: body(addVoucherSchema) },
  responses: {
    200: json(voucherSchema, "The voucher as it is in the cart."),
    ...responses.refused,
    ...responses.notFound,
    ...responses.invalid,
  },
});

const remove = createRoute({
  method: "post",
  path: "/api/voucher/cart/delete/{cartId}",
  tags,
  security: optionalBearer,
  request: { params, body: body(removeVoucherSchema) },
  responses: {
    204: { description: "The voucher is not in the cart, whether it was or not." },
    ...responses.notFound,
    ...responses.invalid,
  },
});

export function registerVouchers(app: Api, tools: Dependencies): void {
  const { db, clock } = tools;

  app.openapi(add, async (context) => {
    const user = await signedIn(tools, context.req.header("Authorization"));
    const { voucherCode, serviceType, guestEmail } = context.req.valid("json");
    const { voucher, refusal } = await inTransaction(db, async (trx) => {
      const cart = await lockCart(trx, context.req.valid("param").cartId, user);
      return addVoucher(
        trx,
        { id: cart.id, userId: cart.user_id },
        {
          code: voucherCode,
          serviceType,
          email: cart.user_id === null ? guestEmail : (user?.email ?? guestEmail),
          lines: await readLines(trx, cart.id, clock()),
          now: clock(),
        },
      );
    });
    return context.json({ ...voucherOf(voucher), ...(refusal && { refusal }) }, 200);
  });

  app.openapi(remove, async (context) => {
    const user = await signedIn(tools, context.req.header("Authorization"));
    await inTransaction(db, async (trx) => {
      const cart = await lockCart(trx, context.req.valid("param").cartId, user);
      await trx
        .deleteFrom("cart_vouchers")
        .where("cart_id", "=", cart.id)
        .where("voucher_id", "=", context.req.valid("json").voucherId)
        .execute();
    });
    return context.body(null, 204);
  });
}
