import { maxPieces, type Cart, type Key } from "#app/domain/shop/cart.ts";
import { orderedCart, putLine } from "#server/upstream/resources/cart.ts";
import { mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context.ts";
import { cartChanged, ensureCart, fetchCart, cartLockKey } from "./cart-access.ts";
import { withCartLock } from "./cart-access.ts";

export type LineChange =
  | {
      readonly kind: "changed";
      readonly name: string;
      readonly variantName: string | null;
      /** Requested pieces. */
      readonly target: number;
      /** Resulting pieces; 0 = removed. */
      readonly quantity: number;
      /** Pieces before the change. */
      readonly before: number;
      /** The note of the line, also of a removed line. */
      readonly note: string | null;
      /** Whether a changed note is in the cart as it was read afterwards; `same`: it was not changed. */
      readonly noteState: "same" | "saved" | "lost" | "unknown";
      /** The upstream set another quantity than requested, of which the visitor is notified. */
      readonly limited: boolean;
    }
  | {
      readonly kind: "failed";
      /** `uncertain`: the change may have been made all the same. `too-many`: more than one order may have of it. */
      readonly reason:
        | "create"
        | "limited"
        | "add"
        | "load"
        | "uncertain"
        | "missing"
        | "variant-needed"
        | "evening-over"
        | "too-many";
    };

export interface LineInput {
  readonly productId: Key;
  readonly variantId: Key | null;
  /** From 0 to `maxPieces`. */
  readonly quantity: number;
  /** The upstream has offered these ids itself, whatever they look like. */
  readonly isOffered?: true;
  /** Undefined: the line keeps its note. */
  readonly note?: string | null;
}

/** Adds pieces to the line; the call sends the sum. An existing line keeps its note unless a new one is given. */
export async function addToCart(context: RequestContext, input: LineInput): Promise<LineChange> {
  return change(context, input, added(input));
}

/** Adds pieces to several lines, one after the other under one lock; what cannot be added leaves the others. */
export async function addAllToCart(
  context: RequestContext,
  inputs: readonly LineInput[],
): Promise<readonly LineChange[]> {
  const busy = inputs.map(() => ({ kind: "failed", reason: "add" }) as const);
  const work = async () => {
    const changes: LineChange[] = [];
    for (const input of inputs) changes.push(await changeNow(context, input, added(input)));
    return changes;
  };
  return withCartLock<readonly LineChange[]>(await cartLockKey(context), work, busy);
}

function added(input: LineInput): Decide {
  return (line) => ({
    // To a line of an unknown quantity nothing can be added: the call sends the sum.
    target:
      line?.quantity === null ? Number.NaN : Math.min((line?.quantity ?? 0) + input.quantity, maxPieces),
    note: input.note ?? line?.note ?? null,
  });
}

/** Sets the line to exactly this many pieces; 0 removes it. Also undoes a removal: quantity, variant and note. */
export function setQuantity(context: RequestContext, input: LineInput): Promise<LineChange> {
  return change(context, input, (line) => ({
    target: Math.min(input.quantity, maxPieces),
    note: input.note === undefined || input.quantity === 0 ? (line?.note ?? null) : input.note,
  }));
}

type Decide = (line: KnownLine | undefined) => { target: number; note: string | null };

async function change(context: RequestContext, input: LineInput, decide: Decide): Promise<LineChange> {
  const busy: LineChange = { kind: "failed", reason: "add" };
  return withCartLock(await cartLockKey(context), () => changeNow(context, input, decide), busy);
}

async function changeNow(context: RequestContext, input: LineInput, decide: Decide): Promise<LineChange> {
  const { productId, variantId, quantity } = input;
  // No cart is created only to remove a line from it, or for an id that only a line can have.
  const isOwn = !input.isOffered && (typeof productId === "string" || typeof variantId === "string");
  const access = quantity === 0 || isOwn ? await fetchCart(context) : await ensureCart(context);
  if (access.kind === "none") return { kind: "failed", reason: isOwn && !access.order ? "missing" : "load" };
  if (access.kind === "unreachable") return { kind: "failed", reason: access.why };
  const { cart, upstream } = access;
  const line = findLine(cart, productId, variantId);
  const { target, note: wanted } = decide(line);
  const note = upstream.offers.has("line-notes") ? wanted : null;
  if (isOwn && !line) return { kind: "failed", reason: "missing" };
  if (Number.isNaN(target)) return { kind: "failed", reason: "add" };
  const identity = line ?? { productId, variantId };
  const put = await putLine(upstream, cart.id, {
    productId: identity.productId,
    variantId: identity.variantId,
    note,
    quantity: target,
  });
  cartChanged(context);
  if (!put.ok) return { kind: "failed", reason: reasonOf(put.error) };
  return {
    kind: "changed",
    name: put.value.name ?? line?.name ?? "Zboží",
    variantName: put.value.variantName ?? line?.variantName ?? null,
    target,
    quantity: put.value.quantity,
    before: piecesBefore(put.value, line),
    note,
    noteState:
      note === (line?.note ?? null) ? "same" : await stateOfNote(context, identity, put.value.quantity, note),
    limited: put.value.quantity !== target,
  };
}

/** An upstream need not keep notes, and its answer to the change does not tell. */
async function stateOfNote(
  context: RequestContext,
  { productId, variantId }: Pick<KnownLine, "productId" | "variantId">,
  quantity: number,
  note: string | null,
) {
  if (quantity === 0) return "same";
  const after = await fetchCart(context);
  if (after.kind !== "cart") return "unknown";
  return (findLine(after.cart, productId, variantId)?.note ?? null) === note ? "saved" : "lost";
}

/**
 * Pieces before the change. Where the upstream sees no change, the call may have been sent twice after a connection
 * reset, and it answers the second one; the cart as it was read before tells what the visitor changed.
 */
function piecesBefore(put: { quantity: number; before: number | null }, line: KnownLine | undefined): number {
  const read = line?.quantity ?? 0;
  return put.before === null || put.before === put.quantity ? read : put.before;
}

/** What is known of a line: also of one that could not be read. */
interface KnownLine {
  /** As the upstream gave them. */
  readonly productId: Key;
  readonly variantId: Key | null;
  readonly name: string | null;
  readonly variantName: string | null;
  /** Null: unknown. */
  readonly quantity: number | null;
  readonly note: string | null;
}

/** Finds the line of a product and its variant, which together identify a line; a form has their ids as text. */
export function findLine(cart: Cart, productId: Key, variantId: Key | null): KnownLine | undefined {
  const wanted = `${productId} ${variantId}`;
  const lines = cart.lines.map(({ product, variant, quantity, note }): KnownLine => ({
    productId: product.id,
    variantId: variant?.id ?? null,
    name: product.name,
    variantName: variant?.name ?? null,
    quantity,
    note,
  }));
  const unread = (cart.unread?.lines ?? []).flatMap(({ key, name, quantity, note }): KnownLine[] =>
    key ? [{ ...key, name, variantName: null, quantity, note }] : [],
  );
  return [...lines, ...unread].find((line) => `${line.productId} ${line.variantId}` === wanted);
}

function reasonOf(failure: Failure): Extract<LineChange, { kind: "failed" }>["reason"] {
  if (mayHaveHappened(failure)) return "uncertain";
  // The cart has just become an order in another tab, and the next reading shows it.
  if (failure.kind === "not-found") return orderedCart.safeParse(failure.body).success ? "load" : "missing";
  const isVariant = (word: string) => /variant/i.test(word);
  if (failure.kind === "invalid" && Object.keys(failure.errors).some(isVariant)) return "variant-needed";
  if (failure.kind !== "refused") return "add";
  if (failure.codes.some(isVariant)) return "variant-needed";
  if (failure.codes.includes("evening_over")) return "evening-over";
  if (failure.codes.includes("too_many_tickets")) return "too-many";
  return "add";
}
