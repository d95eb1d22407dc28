import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeliveryKind, OrderState, PaymentKind, PaymentState } from "#standalone/db/column-values.ts";
import { moveOrder, type Move } from "#standalone/domain/orders/move-order.ts";
import { stateLabels } from "#standalone/domain/orders/states.ts";
import { transitions, type Transition } from "#standalone/domain/orders/transitions.ts";
import { Refusal } from "#standalone/refusal.ts";
import { openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";

const states = Object.keys(stateLabels).filter((state): state is OrderState => state in stateLabels);
const payments: readonly PaymentState[] = ["unpaid", "pending", "failed", "paid"];
const unpaid = payments.filter((payment) => payment !== "paid");
const ways: readonly (readonly [PaymentKind, DeliveryKind])[] = [
  ["card", "pickup"],
  ["desk", "pickup"],
  ["transfer", "parcel"],
  ["cod", "parcel"],
  ["card", "email"],
];

let staffed: Staffed;
let code = "";
beforeAll(async () => {
  staffed = await openStaffed();
  ({ code } = await orderByTransfer(staffed));
});
afterAll(() => staffed.close());

type Row = readonly [OrderState, PaymentState, PaymentKind, DeliveryKind];

/** Every combination of the lists. */
function rows(
  of: readonly OrderState[],
  paid: readonly PaymentState[],
  by: readonly (readonly [PaymentKind, DeliveryKind])[] = ways,
): Row[] {
  return of.flatMap((state) =>
    paid.flatMap((payment) => by.map(([kind, delivery]): Row => [state, payment, kind, delivery])),
  );
}

const but = (...left: readonly OrderState[]) => states.filter((state) => !left.includes(state));

/** All legal transitions; anything else is a 409. */
const legal: Readonly<Record<Transition, readonly Row[]>> = {
  paid: rows(but("cancelled", "unpaid_expired", "refunded"), unpaid),
  ready: [
    ...rows(["paid", "processing"], ["paid"], [["card", "pickup"], ["desk", "pickup"]]), // oxfmt-ignore
    ...rows(["new", "awaiting_payment", "processing"], unpaid, [["desk", "pickup"]]),
  ],
  shipped: [
    ...rows(["paid", "processing"], ["paid"], [["transfer", "parcel"], ["cod", "parcel"]]), // oxfmt-ignore
    ...rows(["new", "awaiting_payment", "processing"], unpaid, [["cod", "parcel"]]),
  ],
  cancelled: [
    ...rows(["new", "awaiting_payment", "paid", "processing", "ready_pickup"], payments),
    ...rows(["withdrawal_received"], unpaid),
  ],
  refunded: rows(but("refunded"), ["paid"]),
};

const moves: Readonly<Record<Transition, Move>> = {
  paid: { transition: "paid" },
  ready: { transition: "ready" },
  shipped: { transition: "shipped", parcel_number: "DR1234567890E" },
  cancelled: { transition: "cancelled", reason: null },
  refunded: { transition: "refunded", items: null },
};

class Undone extends Error {}

/** Moves the order in a transaction that is rolled back; null if the move is illegal. */
async function tryMove(move: Move, [state, payment_state, payment_kind, delivery_kind]: Row) {
  let after: OrderState | null = null;
  const attempt = staffed.db.transaction().execute(async (trx) => {
    const row = { state, payment_state, payment_kind, delivery_kind };
    await trx.updateTable("orders").set(row).where("code", "=", code).execute();
    ({ state: after } = await moveOrder(trx, { code, move, who: "anna", now: new Date() }));
    throw new Undone();
  });
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  if (error instanceof Refusal) {
    expect(error.status).toBe(409);
    expect(error.error).toBe("illegal_transition");
    expect(error.fields).toEqual({ value: state, payment_state });
  } else expect(error).toBeInstanceOf(Undone);
  return after;
}

test.each(transitions)("%s takes exactly the orders of the table", async (transition) => {
  const taken: Row[] = [];
  for (const row of rows(states, payments)) {
    if ((await tryMove(moves[transition], row)) !== null) taken.push(row);
  }
  const sorted = (list: readonly Row[]) => list.map((row) => row.join(" ")).toSorted();
  expect(sorted(taken)).toEqual(sorted(legal[transition]));
  expect(taken.length).toBeGreaterThan(0);
});

test.each([
  ["paid", ["new", "unpaid", "card", "pickup"], "paid"],
  ["paid", ["awaiting_payment", "failed", "card", "pickup"], "paid"],
  ["paid", ["shipped", "unpaid", "cod", "parcel"], "shipped"],
  ["ready", ["new", "unpaid", "desk", "pickup"], "ready_pickup"],
  ["shipped", ["paid", "paid", "transfer", "parcel"], "shipped"],
  ["cancelled", ["ready_pickup", "paid", "card", "pickup"], "cancelled"],
  ["refunded", ["withdrawal_received", "paid", "card", "pickup"], "refunded"],
] as const)("%s of an order that is %j leads to %s", async (transition, row, state) => {
  expect(await tryMove(moves[transition], row)).toBe(state);
});
