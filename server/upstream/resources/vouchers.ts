import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import type { Key } from "#app/domain/shop/cart.ts";
import { acknowledgedOr, anyLine, orRefusal, unlessRefused } from "#server/upstream/wire.ts";

/** The specification does not give the answer: the voucher, or the cart that has it, are taken for a success too. */
const voucher = z.object({ code: anyLine, voucher_type: anyLine });
const cart = z.object({ items: z.array(z.unknown()) });

export async function addVoucherToCart(
  upstream: Upstream,
  cartId: string,
  { code, guestEmail }: { code: string; guestEmail: string | null },
) {
  const body = { voucherCode: code, serviceType: "eshop", guestEmail };
  const schema = orRefusal(acknowledgedOr(z.union([voucher, cart])));
  return unlessRefused(await upstream.send("addVoucher", { cartId }, body, schema));
}

export async function removeVoucherFromCart(upstream: Upstream, cartId: string, voucherId: Key) {
  const schema = orRefusal(acknowledgedOr(cart));
  return unlessRefused(await upstream.send("removeVoucher", { cartId }, { voucherId }, schema));
}
