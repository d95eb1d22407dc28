import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { addVoucher } from "#standalone/domain/shop/check-voucher.ts";
import { lockCart } from "#standalone/domain/shop/find-cart.ts";
import { readLines, voucherOf } from "#standalone/domain/shop/read-cart.ts";
import { signedIn } from "#standalone/authentication.ts";
import { addVoucherSchema, removeVoucherSchema, voucherSchema } from "#standalone/schemas/cart.ts";
import { json } from "#standalone/schemas/shared.ts";

const pathParams = z.object({ cartId: z.string().min(1).max(64) });

export const vouchersRoutes = [
  route(
    "POST /api/voucher/cart/add/{cartId}",
    {
      cost: "costly",
      tag: "cart",
      token: "optional",
      params: pathParams,
      body: addVoucherSchema,
      200: json(voucherSchema, "The voucher as it is in the cart."),
      refuses: {
        400: "The code does not count in this cart: see the refusals of vouchers in `upstream-api.md`.",
        404: "No such cart; `not_exists`, `service_type` of the code.",
      },
    },
    async ({ params, body, context }, tools) => {
      const { db, clock } = tools;
      const user = await signedIn(tools, context.req.header("Authorization"));
      const { voucherCode, serviceType, guestEmail } = body;
      const { voucher, refusal } = await inTransaction(db, async (trx) => {
        const cart = await lockCart(trx, params.cartId, user);
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
      return { ...voucherOf(voucher), ...(refusal && { refusal }) };
    },
  ),
  route(
    "POST /api/voucher/cart/delete/{cartId}",
    {
      cost: "costly",
      tag: "cart",
      token: "optional",
      params: pathParams,
      body: removeVoucherSchema,
      204: { description: "The voucher is not in the cart now, whether it was or not." },
    },
    async ({ params, body, context }, tools) => {
      const { db } = tools;
      const user = await signedIn(tools, context.req.header("Authorization"));
      await inTransaction(db, async (trx) => {
        const cart = await lockCart(trx, params.cartId, user);
        await trx
          .deleteFrom("cart_vouchers")
          .where("cart_id", "=", cart.id)
          .where("voucher_id", "=", body.voucherId)
          .execute();
      });
    },
  ),
];
