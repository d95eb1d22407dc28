import { maxChanges, type ChangedLine } from "#app/domain/notice.ts";
import type { TicketCategory, Tickets } from "#app/domain/theatre/performance.ts";
import { cartFailures } from "#app/messages/cart-texts.ts";
import type { CartVoucher } from "#app/domain/shop/cart.ts";
import type { RequestContext } from "#server/context/context.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { addAllToCart, type LineOutcome } from "#server/services/cart/change-line.ts";

interface AddedTickets {
  /** Of the performance. */
  readonly title: string;
  /** Tickets that the form added to the cart. */
  readonly added: number;
  /** Categories with fewer tickets than the visitor wanted, and how many the cart has. */
  readonly fewer: readonly { readonly name: string; readonly quantity: number }[];
  /** Categories without an added ticket. */
  readonly refused: readonly string[];
  /** Categories with possibly added tickets. */
  readonly uncertain: readonly string[];
  readonly changed: readonly ChangedLine[];
  /** Vouchers that counted before the change and do not count any more. */
  readonly dropped: readonly CartVoucher[];
}

/** Adds tickets of several categories to the cart. Added tickets stay, even if others fail. */
export async function addTickets(
  context: RequestContext,
  { productId }: Pick<Tickets, "productId">,
  chosen: readonly { readonly category: TicketCategory; readonly quantity: number }[],
): Promise<Outcome<AddedTickets>> {
  const inputs = chosen.map(({ category: { variantId }, quantity }) => ({
    productId,
    variantId,
    quantity,
    isOffered: true as const,
  }));
  const changes = (await addAllToCart(context, inputs)).map(sureOnly);
  const namesOf = (isMeant: (kind: LineOutcome["kind"] | undefined) => boolean) =>
    chosen.flatMap(({ category }, index) => (isMeant(changes[index]?.kind) ? [category.name] : []));
  const done = changes.flatMap((change, index) => {
    const category = chosen[index]?.category;
    return category && change.kind === "done" ? [{ ...change.value, category }] : [];
  });
  if (done.length === 0) return refusalOf(changes);
  return {
    kind: "done",
    value: {
      title: done[0]?.name ?? "",
      added: done.reduce((sum, { quantity, before }) => sum + Math.max(0, quantity - before), 0),
      fewer: done.flatMap(({ category: { name }, limited, quantity }) =>
        limited ? [{ name, quantity }] : [],
      ),
      refused: namesOf((kind) => kind !== "done" && kind !== "uncertain"),
      uncertain: namesOf((kind) => kind === "uncertain"),
      changed: done
        .filter(({ before, quantity }) => before !== quantity)
        .map(({ category: { variantId }, before, quantity }) => ({ productId, variantId, before, quantity }))
        .slice(0, maxChanges),
      dropped: done.flatMap(({ dropped }) => dropped),
    },
  };
}

function sureOnly(change: LineOutcome): LineOutcome {
  return change.kind === "done" && !change.value.isSure ? { kind: "uncertain" } : change;
}

/** Why the upstream added none of them. */
function refusalOf(changes: readonly LineOutcome[]): Outcome<never> {
  const reasons = changes.flatMap((change) => (change.kind === "failed" ? [change.reason] : []));
  if (changes.some(({ kind }) => kind === "uncertain")) return { kind: "uncertain" };
  if (reasons.includes("too-many")) return { kind: "invalid", errors: { "": [cartFailures.tooMany] } };
  if (reasons.includes("evening-over")) return { kind: "gone" };
  return { kind: "failed" };
}
