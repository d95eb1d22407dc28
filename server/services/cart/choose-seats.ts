import type { CartVoucher } from "#app/domain/shop/cart.ts";
import type { Id } from "#app/domain/id.ts";
import { putSeats } from "#server/upstream/resources/seats.ts";
import { mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { limits } from "#server/services/limits.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { cartChanged, cartLockKey, ensureCart, withCartLock } from "./cart-access.ts";
import { droppedVouchers } from "./change-line.ts";

interface SeatChoice {
  readonly performanceId: Id;
  readonly seats: readonly { readonly seatId: Id; readonly variantId: Id }[];
}

interface ChosenSeats {
  /** Vouchers that counted before the change and do not count any more. */
  readonly dropped: readonly CartVoucher[];
}

/** `alone`: the back office sells no seats that leave a single one. */
export type SeatsOutcome = Outcome<ChosenSeats, "create" | "load" | "taken" | "too-many" | "alone">;

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
      return { kind: "done", value: { dropped: droppedVouchers(access.cart, put.value) } };
    },
    { kind: "failed" },
  );
}

const reasons = { seats_taken: "taken", too_many_tickets: "too-many", single_seat: "alone" } as const;

function explain(failure: Failure): SeatsOutcome {
  if (mayHaveHappened(failure)) return { kind: "uncertain" };
  if (failure.kind === "not-found") return { kind: "gone" };
  const codes = failure.kind === "refused" ? failure.codes : [];
  const [reason] = Object.entries(reasons).flatMap(([code, known]) => (codes.includes(code) ? [known] : []));
  return { kind: "failed", ...(reason && { reason }) };
}
