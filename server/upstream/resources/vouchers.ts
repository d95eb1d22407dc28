import { z } from "zod";
import { isPdf } from "#server/upstream/file-source.ts";
import type { Upstream } from "#server/upstream/client.ts";
import type { Id } from "#app/domain/id.ts";
import type { VoucherBalance } from "#app/domain/shop/gift-voucher.ts";
import * as w from "#server/upstream/wire.ts";
import { acknowledgedOr, anyLine, orRefusal, unlessRefused } from "#server/upstream/wire.ts";

/** The specification does not define the answer: the voucher, or the cart that has it, count as a success too. */
const voucher = w.object({ code: anyLine, voucherType: anyLine });
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

export async function removeVoucherFromCart(upstream: Upstream, cartId: string, voucherId: Id) {
  const schema = orRefusal(acknowledgedOr(cart));
  return unlessRefused(await upstream.send("removeVoucher", { cartId }, { voucherId }, schema));
}

const balance = w
  .object({
    code: w.line,
    /** A promotional code has no balance. */
    kind: z.literal("gift"),
    value: w.gross,
    balance: w.gross,
    validUntil: z.nullable(w.instant),
    state: z.enum(["active", "spent", "expired"]),
  })
  .transform(({ kind: _kind, ...wire }): VoucherBalance => wire);

/** The balance of a gift voucher. */
export async function lookUpVoucher(upstream: Upstream, code: string) {
  return unlessRefused(await upstream.send("lookUpVoucher", {}, { code }, orRefusal(balance)));
}

/** The site passes on nothing else: a page could act on this site. */
const pdf = z
  .object({ type: z.string().max(200), bytes: z.instanceof(Uint8Array) })
  .refine(isPdf, "no PDF")
  .transform(({ bytes }) => new Uint8Array(bytes));

/** The printed voucher of a cart's line. */
export function previewVoucher(
  upstream: Upstream,
  line: { readonly productId: Id; readonly variantId: Id | null; readonly note: string | null },
) {
  return upstream.send("previewVoucher", {}, line, pdf);
}
