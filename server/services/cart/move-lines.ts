import { maxPieces, type Cart, type CartLine } from "#app/domain/shop/cart.ts";
import {
  unfinishedMerge,
  type UnfinishedMerge,
  storeUnfinishedMerge,
  forgetUnfinishedMerge,
} from "#server/cookies/cart-and-order.ts";
import { putLine } from "#server/upstream/resources/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import type { Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { findLine } from "./change-line.ts";

/** A line with fewer pieces than requested. */
interface Adjusted {
  readonly name: string;
  /** Resulting pieces; 0 = sold out. */
  readonly quantity: number;
  /** The upstream has no more, or one order may have no more of this performance. */
  readonly why: "stock" | "limit";
}

/** A line of both carts. It can have one note: the guest's, which is newer. */
interface ReplacedNote {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface MovedLines {
  /** False: the rest is still in the guest's cart, and its cookie stays. */
  readonly isWhole: boolean;
  /** Lines with fewer pieces than requested. */
  readonly adjusted: readonly Adjusted[];
  readonly replaced: readonly ReplacedNote[];
}

interface Move {
  readonly guest: { readonly cart: Cart; readonly upstream: Upstream };
  readonly own: { readonly cart: Cart; readonly upstream: Upstream };
  readonly tempId: string;
  readonly customerId: string;
}

type Moved =
  | { readonly kind: "moved"; readonly adjusted: Adjusted | null; readonly replaced: ReplacedNote | null }
  /** The upstream refused the line; the merge may still move other lines. */
  | { readonly kind: "refused" }
  /** The upstream is unreliable now: the merge tries no further line. */
  | { readonly kind: "stopped"; readonly unfinished: UnfinishedMerge };

/**
 * Moves the guest's lines one by one into the customer's cart. A line gets the sum of both quantities, as far as the
 * upstream allows. The notice reports the rest.
 */
export async function moveLines(context: RequestContext, move: Move): Promise<MovedLines> {
  const before = await readUnfinishedMerge(context, move);
  const adjusted: Adjusted[] = [];
  const replaced: ReplacedNote[] = [];
  let isWhole = true;
  // The line that may be in both carts comes first, so that the cookie never has to store more than one such line.
  for (const line of [...move.guest.cart.lines].sort(
    (a, b) => Number(fits(b, before)) - Number(fits(a, before)),
  )) {
    const moved = await moveLine(line, move, fits(line, before) ? before : null);
    if (moved.kind === "stopped") {
      await storeUnfinishedMerge(context.cookies, moved.unfinished);
      return { isWhole: false, adjusted, replaced };
    }
    if (fits(line, before)) await forgetUnfinishedMerge(context.cookies);
    if (moved.kind === "refused") {
      isWhole = false;
      continue;
    }
    if (moved.adjusted) adjusted.push(moved.adjusted);
    if (moved.replaced) replaced.push(moved.replaced);
  }
  return { isWhole, adjusted, replaced };
}

async function readUnfinishedMerge(context: RequestContext, move: Move): Promise<UnfinishedMerge | null> {
  const unfinished = await context.cookies.read(unfinishedMerge);
  return unfinished?.tempId === move.tempId && unfinished.customerId === move.customerId ? unfinished : null;
}

function fits(line: CartLine, unfinished: UnfinishedMerge | null): boolean {
  return unfinished?.productId === line.product.id && unfinished.variantId === (line.variant?.id ?? null);
}

async function moveLine(
  line: CartLine,
  { guest, own, tempId, customerId }: Move,
  before: UnfinishedMerge | null,
): Promise<Moved> {
  const productId = line.product.id;
  const variantId = line.variant?.id ?? null;
  const there = findLine(own.cart, productId, variantId);
  const note = line.note ?? there?.note ?? null;
  const unfinished = { tempId, customerId, productId, variantId, quantity: line.quantity };
  // The call sends the sum, which is unknown.
  if (there?.quantity === null) return { kind: "refused" };
  const to = targetOf(line, there?.quantity ?? 0, before);

  const named = { name: nameOf(line) };
  const replaced =
    there?.note && note && there.note !== note ? { ...named, before: there.note, after: note } : null;
  let adjusted: Adjusted | null = null;
  const has = there?.quantity ?? 0;
  for (let quantity = to ?? has; quantity > has; quantity -= 1) {
    const put = await putLine(own.upstream, own.cart.id, { productId, variantId, note, quantity });
    if (put.ok) {
      if (put.value.quantity < quantity) adjusted = { ...named, quantity: put.value.quantity, why: "stock" };
      break;
    }
    // The upstream may have made the change anyway: the next attempt requests the same quantity, not a larger one.
    if (isTrouble(put.error)) return { kind: "stopped", unfinished: { ...unfinished, to: quantity } };
    if (!isOverLimit(put.error)) return { kind: "refused" };
    // The refusal does not say how many pieces the upstream allows.
    adjusted = { ...named, quantity: quantity - 1, why: "limit" };
  }
  const taken = await putLine(guest.upstream, guest.cart.id, {
    productId,
    variantId,
    note: line.note,
    quantity: 0,
  });
  if (taken.ok || taken.error.kind === "not-found") return { kind: "moved", adjusted, replaced };
  return { kind: "stopped", unfinished: { ...unfinished, to: null } };
}

/** Pieces that the customer's line should have; null: it already has them from the previous attempt. */
function targetOf(line: CartLine, has: number, before: UnfinishedMerge | null): number | null {
  if (before === null) return Math.min(has + line.quantity, maxPieces);
  const more = Math.max(line.quantity - before.quantity, 0);
  if (before.to === null) return more === 0 ? null : Math.min(has + more, maxPieces);
  return Math.min(before.to + more, maxPieces);
}

/** The upstream may have made the change, or the token is no longer valid. */
function isTrouble({ kind }: Failure): boolean {
  return ["unreachable", "timed-out", "misrouted", "broken", "signed-out"].includes(kind);
}

function isOverLimit(failure: Failure): boolean {
  return failure.kind === "refused" && failure.codes.includes("too_many_tickets");
}

function nameOf({ product, variant }: CartLine): string {
  return variant ? `${product.name}, ${variant.name}` : product.name;
}
