import { lineKey, type Id } from "#app/domain/id.ts";
import { maxChanges, type ChangedLine } from "#app/domain/notice.ts";
import { withoutEnded, type Cart, type CartVoucher } from "#app/domain/shop/cart.ts";
import { putSeats } from "#server/upstream/resources/seats.ts";
import { isTryLater, mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { limits } from "#server/services/limits.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { cartChanged, cartLockKey, ensureCart, withCartLock } from "./cart-access.ts";
import { droppedVouchers, findLine } from "./change-line.ts";

interface SeatChoice {
  readonly performanceId: Id;
  readonly seats: readonly { readonly seatId: Id; readonly variantId: Id }[];
}

interface ChosenSeats {
  readonly changed: readonly ChangedLine[];
  /** Vouchers that counted before the change and do not count any more. */
  readonly dropped: readonly CartVoucher[];
}

/** `alone`: the back office sells no seats that leave a single one; `refused`: it refused the choice otherwise. */
export type SeatsOutcome = Outcome<ChosenSeats, "create" | "load" | Judged>;

type Judged = "taken" | "too-many" | "alone" | "refused";

/** Whether the back office has judged the choice, which its plan then does not allow any more. */
export function isJudged(outcome: SeatsOutcome): boolean {
  if (outcome.kind === "gone") return true;
  return outcome.kind === "failed" && !["create", "load", undefined].includes(outcome.reason);
}

/** Sets the seats of the visitor's cart for a performance; its lines follow. Holds no seat. */
export async function chooseSeats(context: RequestContext, choice: SeatChoice): Promise<SeatsOutcome> {
  return withCartLock<SeatsOutcome>(
    context,
    await cartLockKey(context),
    async () => {
      const access = await ensureCart(context);
      if (access.kind === "unreachable") {
        const { why } = access;
        return why === "limited" ? { kind: why, wait: limits.cart.seconds } : { kind: "failed", reason: why };
      }
      const put = await putSeats(access.upstream, access.cart.id, choice);
      cartChanged(context);
      if (!put.ok) return explain(put.error);
      const [before, after] = [access.cart, withoutEnded(put.value, context.now.toISOString())];
      const dropped = droppedVouchers(before, after);
      return { kind: "done", value: { changed: changedLines(before, after), dropped } };
    },
    { kind: "failed" },
  );
}

/** The lines with other quantities than before. */
function changedLines(before: Cart, after: Cart): readonly ChangedLine[] {
  const count = (cart: Cart, productId: Id, variantId: Id | null) =>
    findLine(cart, productId, variantId)?.quantity ?? 0;
  const ids = new Map(
    [...before.lines, ...after.lines].map(({ product, variant }) => [
      lineKey(product.id, variant?.id),
      { productId: product.id, variantId: variant?.id ?? null },
    ]),
  );
  return [...ids.values()]
    .map((line) => ({
      ...line,
      before: count(before, line.productId, line.variantId),
      quantity: count(after, line.productId, line.variantId),
    }))
    .filter((line) => line.before !== line.quantity)
    .slice(0, maxChanges);
}

const reasons = { seats_taken: "taken", too_many_tickets: "too-many", single_seat: "alone" } as const;

function explain(failure: Failure): SeatsOutcome {
  if (mayHaveHappened(failure)) return { kind: "uncertain" };
  if (failure.kind === "not-found" || failure.kind === "invalid") return { kind: "gone" };
  if (failure.kind !== "refused" || isTryLater(failure)) return { kind: "failed" };
  const { codes } = failure;
  const [reason] = Object.entries(reasons).flatMap(([code, known]) => (codes.includes(code) ? [known] : []));
  return { kind: "failed", reason: reason ?? "refused" };
}
