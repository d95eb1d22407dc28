import { type Upstream, path } from "#server/upstream/client.ts";
import { ignoredBody } from "#server/upstream/wire.ts";

export function addVoucherToCart(
  upstream: Upstream,
  cartId: string,
  { code, guestEmail }: { code: string; guestEmail: string | null },
) {
  const body = { voucherCode: code, serviceType: "eshop", guestEmail };
  return upstream.send("POST", path`/api/voucher/cart/add/${cartId}`, body, ignoredBody);
}

export function removeVoucherFromCart(upstream: Upstream, cartId: string, voucherId: number) {
  return upstream.send("POST", path`/api/voucher/cart/delete/${cartId}`, { voucherId }, ignoredBody);
}
