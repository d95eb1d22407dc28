import { expect, test } from "vitest";
import { readLostSeats } from "#app/routes/shop/cart/lost-seats.server.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { performanceWire } from "../../screens/performance-wire.ts";
import { json } from "../../support/fake-upstream.ts";
import { fakeServices, guestJar } from "../support/fake-context.ts";
import { wireCart, wireLine } from "../support/wire.ts";

const evening = performanceWire({
  id: 1,
  tickets: {
    product_id: 5,
    has_plan: true,
    categories: [{ variant_id: 2, name: "Přízemí", price: 100, tax_rate: 12 }],
  },
});

const seatsAt = (...places: number[]) => places.map((seat) => ({ row: 1, seat }));

/** Offers to a visitor whose line has these seats after others are taken; `states` are those of the plan. */
async function offersFor(states: readonly (string | null)[], line: object): Promise<string[]> {
  const seats = states.flatMap((state, at) =>
    state === null ? [] : [{ id: `A${at + 1}`, name: at + 1, column: at + 1, variant_ids: [2], state }],
  );
  const ticket = {
    ...wireLine(2),
    variant: { id: 2, name: "Přízemí", price: 100 },
    performance: { id: 1, title: evening.title, starts_at: evening.starts_at, venue: null },
    ...line,
  };
  const services = fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([ticket])),
    "GET /api/programme/cs": () => json([evening]),
    "GET /api/programme/1/seats": () => json({ sections: [{ name: "Sál", rows: [{ name: 1, seats }] }] }),
  });
  const context = await services.context(await guestJar());
  const state = await openCart(context);
  const [lost] = state.kind === "known" ? await readLostSeats(context, state.cart) : [];
  return lost?.offers.map(({ kind, text }) => `${kind}: ${text.replaceAll("\u00a0", " ")}`) ?? ["none"];
}

const [free, taken] = ["free", "taken"];

test("lost seats have the nearest and the best instead", async () => {
  const offers = await offersFor([free, taken, taken, free, free, free, free], {
    seats: seatsAt(6, 7),
    seats_taken: seatsAt(2, 3),
  });
  expect(offers).toEqual(["nearest: řada 1, místa 4 a 5", "best: řada 1, místa 6 a 7"]);
});

test("no offer has fewer seats than the cart has tickets", async () => {
  const unknown = { seats: seatsAt(6, 7), seats_taken: seatsAt(2, 3) };
  expect(await offersFor([free, taken, null, free, free, free, free], unknown)).toEqual([
    "best: řada 1, místa 6 a 7",
  ]);
  expect(await offersFor([free, taken, taken, free, free, taken, free], unknown)).toEqual([
    "nearest: řada 1, místa 4 a 5",
  ]);
  expect(await offersFor([taken, taken, taken], { seats_taken: seatsAt(2, 3) })).toEqual([]);
});
