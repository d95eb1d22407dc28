import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { acknowledgedOr, anyLine } from "#server/upstream/wire.ts";

/** The specification does not give the answer: the voucher, or the cart that has it, are taken for a success too. */
const voucher = z.object({ code: anyLine, voucher_type: z.enum(["amount", "percent"]) });
const cart = z.object({ items: z.array(z.unknown()) });

export function addVoucherToCart(
  upstream: Upstream,
  cartId: string,
  { code, guestEmail }: { code: string; guestEmail: string | null },
) {
  const body = { voucherCode: code, serviceType: "eshop", guestEmail };
  return upstream.send("addVoucher", { cartId }, body, acknowledgedOr(z.union([voucher, cart])));
}

export function removeVoucherFromCart(upstream: Upstream, cartId: string, voucherId: number) {
  return upstream.send("removeVoucher", { cartId }, { voucherId }, acknowledgedOr(cart));
}
