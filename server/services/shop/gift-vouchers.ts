import type { Found } from "#app/domain/found.ts";
import type { CartLine } from "#app/domain/shop/cart.ts";
import { idField, type Id } from "#app/domain/id.ts";
import type { VoucherBalance } from "#app/domain/shop/gift-voucher.ts";
import type { RequestContext } from "#server/context/context.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { giveBack, isOverLimit, limits } from "#server/services/limits.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { type Failure, notFoundBy } from "#server/upstream/failure.ts";
import { readGiftCategory } from "#server/upstream/resources/catalogue.ts";
import { lookUpVoucher as lookUp, previewVoucher } from "#server/upstream/resources/vouchers.ts";

/** Whether the shop certainly has gift vouchers. */
export async function sellsGiftVouchers({ upstream }: RequestContext): Promise<boolean> {
  const category = await readGiftCategory(upstream);
  return category.ok && category.value !== undefined;
}

/**
 * The balance of a gift voucher. Codes that do not exist count against guessing, as in the cart. `gone`: no such code,
 * or not a gift voucher's.
 */
export async function readBalance(context: RequestContext, code: string): Promise<Outcome<VoucherBalance>> {
  if (await isOverLimit(context, limits.voucher)) return { kind: "limited", wait: limits.voucher.seconds };
  const answer = await lookUp(context.upstream.asGuest(), code);
  if (answer.ok) {
    await giveBack(context, limits.voucher);
    return { kind: "done", value: answer.value };
  }
  const { error } = answer;
  if (isUnknown(error)) return { kind: "gone" };
  await giveBack(context, limits.voucher);
  context.log.warn("voucher-lookup.failed", { kind: error.kind });
  return { kind: "failed" };
}

/** The contract's 404, or a code whose form the back office does not accept. */
function isUnknown(failure: Failure): boolean {
  if (failure.kind === "not-found") return failure.codes.includes("not_exists");
  return failure.kind === "invalid";
}

/** The PDF of a gift voucher in the visitor's cart, with its saved dedication. */
export async function previewLine(
  context: RequestContext,
  key: { readonly product: string; readonly variant: string },
): Promise<Found<{ readonly bytes: Uint8Array<ArrayBuffer> }> | Extract<Outcome, { kind: "limited" }>> {
  const state = await openCart(context);
  if (state.kind === "unreachable") return { kind: "failed" };
  const line =
    state.kind === "known" ? state.cart.lines.find((cartLine) => hasKey(cartLine, key)) : undefined;
  if (!line) return { kind: "missing" };
  if (await isOverLimit(context, limits.voucherPreview))
    return { kind: "limited", wait: limits.voucherPreview.seconds };
  const answer = await previewVoucher(context.upstream.asGuest(), {
    productId: line.product.id,
    variantId: line.variant?.id ?? null,
    note: line.note,
  });
  if (answer.ok) return { kind: "found", bytes: answer.value };
  return notFoundBy(answer.error);
}

function hasKey({ product, variant }: CartLine, wanted: { product: string; variant: string }): boolean {
  const isSame = (id: Id | undefined, field: string) => (id === undefined ? "" : idField(id)) === field;
  return (
    product.deliveredByEmail && isSame(product.id, wanted.product) && isSame(variant?.id, wanted.variant)
  );
}
