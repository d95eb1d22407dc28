import { type Id, lineKey } from "#app/domain/id.ts";
import { isInUrls } from "#app/domain/read-id.ts";
import { maxPieces, type Cart, type CartVoucher } from "#app/domain/shop/cart.ts";
import { orderedCart, putLine } from "#server/upstream/resources/cart.ts";
import { mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { limits } from "#server/services/limits.ts";
import {
  cartChanged,
  cartLockKey,
  ensureCart,
  fetchCart,
  withCartLock,
  type CartAccess,
} from "./cart-access.ts";

export interface LineChange {
  readonly name: string;
  readonly variantName: string | null;
  /** Resulting pieces; 0 = removed. */
  readonly quantity: number;
  /** Pieces before the change. */
  readonly before: number;
  /** The note of the line, also of a removed line. */
  readonly note: string | null;
  /** Whether the cart, read after the change, has the changed note; `same`: the form did not change the note. */
  readonly noteState: "same" | "saved" | "lost" | "unknown";
  /** The upstream set another quantity than requested; a notice reports it. */
  readonly limited: boolean;
  /** False: another replica may have changed the line at the same time, and one of the changes is lost. */
  readonly isSure: boolean;
  /** Vouchers that counted before the change and do not count any more. */
  readonly dropped: readonly CartVoucher[];
}

/** `create`, `load`: no cart to change. `too-many`: more pieces than one order may have. */
type LineFailure = "create" | "load" | "variant-needed" | "evening-over" | "too-many";

export type LineOutcome =
  | Outcome<LineChange, LineFailure>
  /** Nothing has changed: the change would have lost this note of the line. */
  | { readonly kind: "other-note"; readonly note: string };

interface LineInput {
  readonly productId: Id;
  readonly variantId: Id | null;
  /** From 0 to `maxPieces`. */
  readonly quantity: number;
  /** The upstream itself has offered these ids, in whatever form. */
  readonly isOffered?: true;
  /** Undefined: the line keeps its note. */
  readonly note?: string | null;
  /** The note that the form showed before the visitor typed; undefined: the form does not send it. */
  readonly shownNote?: string | null | undefined;
}

/**
 * Adds pieces to the line; the call sends the sum. An existing line keeps its note: a line has one, so adding with
 * another one changes nothing.
 */
export async function addToCart(context: RequestContext, input: LineInput): Promise<LineOutcome> {
  return change(context, input, added(input));
}

/** Adds pieces to several lines, one after the other under one lock; a line that fails does not affect the others. */
export async function addAllToCart(
  context: RequestContext,
  inputs: readonly LineInput[],
): Promise<readonly LineOutcome[]> {
  const busy = inputs.map(() => ({ kind: "failed" }) as const);
  const work = async () => {
    const changes: LineOutcome[] = [];
    for (const input of inputs) changes.push(await changeNow(context, input, added(input)));
    return changes;
  };
  return withCartLock<readonly LineOutcome[]>(context, await cartLockKey(context), work, busy);
}

function added(input: LineInput): Decide {
  return (line) => ({
    other: input.note && line?.note !== input.note ? line?.note : null,
    // Adding to a line of an unknown quantity is impossible: the call sends the sum.
    target:
      line?.quantity === null ? Number.NaN : Math.min((line?.quantity ?? 0) + input.quantity, maxPieces),
    note: input.note ?? line?.note ?? null,
  });
}

/**
 * Sets the line to exactly this many pieces; 0 removes it. Also undoes a removal: quantity, variant and note. If nobody
 * changed the note in the form, the line keeps its own. A changed note changes nothing if it would replace another note
 * than the form showed.
 */
export function setQuantity(context: RequestContext, input: LineInput): Promise<LineOutcome> {
  const { note, shownNote } = input;
  const isTyped = note !== undefined && note !== shownNote && input.quantity > 0;
  return change(context, input, (line) => {
    const own = line?.note ?? null;
    const isOther = isTyped && shownNote !== undefined && own !== shownNote && own !== note;
    return {
      other: isOther ? own : null,
      target: Math.min(input.quantity, maxPieces),
      note: isTyped ? note : own,
    };
  });
}

const gone = { kind: "gone" } as const;

interface Decision {
  /** A note of the line that the change would lose. */
  readonly other?: string | null | undefined;
  readonly target: number;
  readonly note: string | null;
}

type Decide = (line: KnownLine | undefined) => Decision;

async function change(context: RequestContext, input: LineInput, decide: Decide): Promise<LineOutcome> {
  return withCartLock(context, await cartLockKey(context), () => changeNow(context, input, decide), {
    kind: "failed",
  });
}

async function changeNow(context: RequestContext, input: LineInput, decide: Decide): Promise<LineOutcome> {
  const { productId, variantId, quantity } = input;
  // The site creates no cart only to remove a line from it, or for an id that only a line can have.
  const isOwn = !input.isOffered && !isInUrls(productId, context.upstream.offers.ids);
  const access = quantity === 0 || isOwn ? await fetchCart(context) : await ensureCart(context);
  if (access.kind === "none") return isOwn && !access.order ? gone : { kind: "failed", reason: "load" };
  if (access.kind === "unreachable") {
    const { why } = access;
    return why === "limited" ? { kind: why, wait: limits.cart.seconds } : { kind: "failed", reason: why };
  }
  const { cart, upstream } = access;
  const line = findLine(cart, productId, variantId);
  const { target, note: wanted, other } = decide(line);
  const note = upstream.offers.has("line-notes") ? wanted : null;
  if (isOwn && !line) return gone;
  if (Number.isNaN(target)) return { kind: "failed" };
  if (other) return { kind: "other-note", note: other };
  const identity = line ?? { productId, variantId };
  const put = await putLine(upstream, cart.id, {
    productId: identity.productId,
    variantId: identity.variantId,
    note,
    quantity: target,
  });
  cartChanged(context);
  if (!put.ok) return explain(put.error);
  const { quantity: pieces } = put.value;
  const isNoteChanged = note !== (line?.note ?? null) && pieces > 0;
  // The answer to the change shows neither whether the upstream kept the note nor which vouchers still count.
  const isAlone = !context.store.isAway();
  const mustRead = !isAlone || isNoteChanged || cart.vouchers.some(({ refusal }) => !refusal);
  const after = mustRead ? await fetchCart(context) : null;
  return {
    kind: "done",
    value: {
      name: put.value.name ?? line?.name ?? "Zboží",
      variantName: put.value.variantName ?? line?.variantName ?? null,
      quantity: pieces,
      before: piecesBefore(put.value, line),
      note,
      noteState: isNoteChanged ? stateOfNote(after, identity, note) : "same",
      isSure: isAlone || isUntouched(after, line, { ...identity, ...put.value }),
      limited: pieces !== target,
      dropped: after?.kind === "cart" ? droppedVouchers(cart, after.cart) : [],
    },
  };
}

/**
 * Whether the line had, before the change, the quantity that the site read, and now has the one that the upstream
 * answered.
 */
function isUntouched(
  after: CartAccess | null,
  line: KnownLine | undefined,
  put: Pick<KnownLine, "productId" | "variantId"> & {
    readonly quantity: number;
    readonly before: number | null;
  },
): boolean {
  if (after?.kind !== "cart") return false;
  const left = findLine(after.cart, put.productId, put.variantId)?.quantity ?? 0;
  return left === put.quantity && (put.before ?? line?.quantity ?? 0) === (line?.quantity ?? 0);
}

/** An upstream need not keep notes. */
function stateOfNote(
  after: CartAccess | null,
  { productId, variantId }: Pick<KnownLine, "productId" | "variantId">,
  note: string | null,
) {
  if (after?.kind !== "cart") return "unknown";
  return (findLine(after.cart, productId, variantId)?.note ?? null) === note ? "saved" : "lost";
}

/** Vouchers that count in a cart, but not in the same cart later. */
export function droppedVouchers(before: Cart, after: Cart): CartVoucher[] {
  const counted = new Set(before.vouchers.flatMap(({ code, refusal }) => (refusal ? [] : [code])));
  return after.vouchers.filter(({ code, refusal }) => refusal && counted.has(code));
}

/**
 * Pieces before the change. If the upstream sees no change, the site may have sent the call twice after a connection
 * reset, and the answer is to the second one. The cart read before shows what the visitor changed.
 */
function piecesBefore(put: { quantity: number; before: number | null }, line: KnownLine | undefined): number {
  const read = line?.quantity ?? 0;
  return put.before === null || put.before === put.quantity ? read : put.before;
}

/** The known fields of a line, also of an unreadable one. */
interface KnownLine {
  /** As the upstream gave them. */
  readonly productId: Id;
  readonly variantId: Id | null;
  readonly name: string | null;
  readonly variantName: string | null;
  /** Null: unknown. */
  readonly quantity: number | null;
  readonly note: string | null;
}

/** Finds the line of a product and its variant, which together identify a line; a form has their ids as text. */
export function findLine(cart: Cart, productId: Id, variantId: Id | null): KnownLine | undefined {
  const wanted = lineKey(productId, variantId);
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
  return [...lines, ...unread].find((line) => lineKey(line.productId, line.variantId) === wanted);
}

function explain(failure: Failure): LineOutcome {
  if (mayHaveHappened(failure)) return { kind: "uncertain" };
  if (failure.kind === "not-found") {
    // The cart has just become an order in another tab; the next reading shows it.
    const isOrdered = orderedCart.safeParse(failure.body).success;
    return isOrdered ? { kind: "failed", reason: "load" } : gone;
  }
  const isVariant = (word: string) => /variant/i.test(word);
  const variantNeeded = { kind: "failed", reason: "variant-needed" } as const;
  if (failure.kind === "invalid") {
    const fields = Object.keys(failure.errors);
    if (fields.some(isVariant)) return variantNeeded;
    // No product has such an id.
    return fields.includes("id") ? gone : { kind: "failed" };
  }
  if (failure.kind !== "refused") return { kind: "failed" };
  if (failure.codes.some(isVariant)) return variantNeeded;
  if (failure.codes.includes("evening_over")) return { kind: "failed", reason: "evening-over" };
  return failure.codes.includes("too_many_tickets")
    ? { kind: "failed", reason: "too-many" }
    : { kind: "failed" };
}
