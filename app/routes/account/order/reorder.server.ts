import type { Cart, CartVoucher } from "#app/domain/shop/cart.ts";
import type { Id } from "#app/domain/id.ts";
import { maxChanges, type ChangedLine } from "#app/domain/notice.ts";
import type { OrderLine } from "#app/domain/shop/order.ts";
import { putLine } from "#server/upstream/resources/cart.ts";
import { isTryLater, type Failure } from "#server/upstream/failure.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { readOwnOrder } from "#server/upstream/resources/customer-orders.ts";
import type { RequestContext } from "#server/context/context.ts";
import { droppedVouchers, findLine } from "#server/services/cart/change-line.ts";
import {
  cartChanged,
  cartLockKey,
  ensureCart,
  fetchCart,
  withCartLock,
} from "#server/services/cart/cart-access.ts";
import { readingOutcome, type Outcome } from "#server/services/outcome.ts";

export interface Reordered {
  readonly code: string;
  /**
   * Names of the lines by outcome: all pieces, fewer than ordered, none because the shop does not sell them any more.
   */
  readonly added: readonly string[];
  readonly fewer: readonly string[];
  readonly missing: readonly string[];
  /** Names of the lines that the upstream did not decide about; they may be in the cart. */
  readonly failed: readonly string[];
  readonly changed: readonly ChangedLine[];
  /** Vouchers that counted before the change and do not count any more. */
  readonly dropped: readonly CartVoucher[];
}

type AddedLine = {
  readonly kind: "added" | "fewer" | "missing" | "failed";
  readonly change: ChangedLine | null;
};

const failed = { kind: "failed" } as const;

/**
 * „Objednat znovu“: adds each line of an order to the cart. An existing line gets at least as many pieces as were
 * ordered, so that a second press changes nothing.
 */
export async function reorder(context: RequestContext, id: Id): Promise<Outcome<Reordered>> {
  const read = await readOwnOrder(context.upstream, id);
  if (!read.ok) return readingOutcome(read.error);
  const { code } = read.value.order;
  // The visitor has to choose tickets again: the performance may be over, and other places are free.
  const lines = read.value.order.lines.filter(({ evening }) => !evening);
  return withCartLock(
    context,
    await cartLockKey(context),
    async (): Promise<Outcome<Reordered>> => {
      const access = await ensureCart(context);
      if (access.kind === "unreachable") return failed;
      const outcomes: AddedLine[] = [];
      // Sequentially: the upstream locks the cart for each change.
      for (const line of lines) outcomes.push(await putAgain(access.upstream, access.cart, line));
      cartChanged(context);
      const after = access.cart.vouchers.length > 0 ? await fetchCart(context) : null;
      const named = (kind: AddedLine["kind"]) =>
        lines.filter((_line, index) => outcomes[index]?.kind === kind).map(nameOf);
      return {
        kind: "done",
        value: {
          code,
          added: named("added"),
          fewer: named("fewer"),
          missing: named("missing"),
          failed: named("failed"),
          changed: outcomes.flatMap(({ change }) => change ?? []).slice(0, maxChanges),
          dropped: after?.kind === "cart" ? droppedVouchers(access.cart, after.cart) : [],
        },
      };
    },
    failed,
  );
}

async function putAgain(upstream: Upstream, cart: Cart, line: OrderLine): Promise<AddedLine> {
  const { productId, variantId, note } = line;
  const there = findLine(cart, productId, variantId);
  const before = there?.quantity ?? 0;
  const target = Math.max(before, line.quantity);
  // The ordered variant is unknown, and guessing one could sell another product.
  if (line.variantName !== null && variantId === null) return { kind: "missing", change: null };
  const put = await putLine(upstream, cart.id, {
    productId,
    variantId,
    note: there?.note ?? note,
    quantity: target,
  });
  if (!put.ok) return { kind: isMissing(put.error) ? "missing" : "failed", change: null };
  const { quantity } = put.value;
  const change = { productId, variantId, before, quantity };
  if (quantity === 0) return { kind: "missing", change: null };
  return { kind: quantity < target ? "fewer" : "added", change };
}

/** Whether the upstream has judged the line and does not sell it in this form. */
function isMissing(failure: Failure): boolean {
  if (failure.kind === "refused") return !isTryLater(failure);
  return failure.kind === "invalid" || failure.kind === "not-found";
}

function nameOf({ name, variantName }: OrderLine): string {
  return variantName ? `${name} (${variantName})` : name;
}
