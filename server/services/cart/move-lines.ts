import { mostPieces, type Cart, type CartLine } from "#app/domain/shop/cart.ts";
import { unfinishedMerge, type UnfinishedMerge } from "#server/cookies/unfinished-merge.ts";
import { putLine } from "#server/upstream/resources/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import type { Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context.ts";
import { findLine } from "./change-line.ts";

/** A line that got fewer pieces than it was asked to have. */
export interface Adjusted {
  readonly name: string;
  /** Pieces it has; 0 = sold out. */
  readonly quantity: number;
}

interface Move {
  readonly guest: { readonly cart: Cart; readonly upstream: Upstream };
  readonly own: { readonly cart: Cart; readonly upstream: Upstream };
  readonly tempId: string;
  readonly customerId: number;
}

type Moved =
  | { readonly kind: "moved"; readonly adjusted: Adjusted | null }
  /** The upstream will not have it; others may still go. */
  | { readonly kind: "refused" }
  /** The upstream cannot be relied on now: nothing more is tried. */
  | { readonly kind: "stopped"; readonly unfinished: UnfinishedMerge };

/** Moves the guest's lines one by one into the customer's cart: the sum of both, as far as the answer says. */
export async function moveLines(
  context: RequestContext,
  move: Move,
): Promise<{ readonly isWhole: boolean; readonly adjusted: readonly Adjusted[] }> {
  const before = await lineLeftBehind(context, move);
  const adjusted: Adjusted[] = [];
  let isWhole = true;
  // The one that may be in both carts goes first: there is never more than one such line to remember.
  for (const line of [...move.guest.cart.lines].sort(
    (a, b) => Number(fits(b, before)) - Number(fits(a, before)),
  )) {
    const moved = await moveLine(line, move, fits(line, before) ? before : null);
    if (moved.kind === "stopped") {
      await context.cookies.write(unfinishedMerge, moved.unfinished);
      return { isWhole: false, adjusted };
    }
    if (fits(line, before)) await context.cookies.clear(unfinishedMerge);
    if (moved.kind === "refused") isWhole = false;
    else if (moved.adjusted) adjusted.push(moved.adjusted);
  }
  return { isWhole, adjusted };
}

async function lineLeftBehind(context: RequestContext, move: Move): Promise<UnfinishedMerge | null> {
  const left = await context.cookies.read(unfinishedMerge);
  return left?.tempId === move.tempId && left.customerId === move.customerId ? left : null;
}

function fits(line: CartLine, left: UnfinishedMerge | null): boolean {
  return left?.productId === line.product.id && left.variantId === (line.variant?.id ?? null);
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
  const to = targetOf(line, there?.quantity ?? 0, before);

  let adjusted: Adjusted | null = null;
  if (to !== null) {
    const put = await putLine(own.upstream, own.cart.id, { productId, variantId, note, quantity: to });
    if (!put.ok) {
      if (!isTrouble(put.failure)) return { kind: "refused" };
      // It may have been done all the same: the next try asks for the same pieces, not for more.
      return { kind: "stopped", unfinished: { ...unfinished, to } };
    }
    if (put.value.quantity < to) adjusted = { name: nameOf(line), quantity: put.value.quantity };
  }
  const taken = await putLine(guest.upstream, guest.cart.id, {
    productId,
    variantId,
    note: line.note,
    quantity: 0,
  });
  if (taken.ok || taken.failure.kind === "not-found") return { kind: "moved", adjusted };
  return { kind: "stopped", unfinished: { ...unfinished, to: null } };
}

/** How many pieces the customer's line is to have; null: it has them from the try before. */
function targetOf(line: CartLine, has: number, before: UnfinishedMerge | null): number | null {
  if (before === null) return Math.min(has + line.quantity, mostPieces);
  const more = Math.max(line.quantity - before.quantity, 0);
  if (before.to === null) return more === 0 ? null : Math.min(has + more, mostPieces);
  return Math.min(before.to + more, mostPieces);
}

/** Nobody knows whether it was done, or nobody is signed in by this token any more. */
function isTrouble({ kind }: Failure): boolean {
  return kind === "unreachable" || kind === "timed-out" || kind === "broken" || kind === "signed-out";
}

function nameOf({ product, variant }: CartLine): string {
  return variant ? `${product.name}, ${variant.name}` : product.name;
}
