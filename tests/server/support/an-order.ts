import { ofAdditionalFields } from "#app/domain/shop/checkout.ts";
import type { OrderInput } from "#app/routes/shop/cart/order/order-body.server.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { fakeServices } from "./fake-context.ts";
import { wireCart, wireLine } from "./wire.ts";

export const place = { street: "Mlýnská 1", city: "Doubravín", zip: "79999", country: "CZ" };

/** An order by a parcel, as the form gives it to the service. */
export function anOrder(changes: Partial<OrderInput> = {}): OrderInput {
  return {
    email: "jana@divadlo.example",
    firstName: "Jana",
    lastName: "Nováková",
    phone: null,
    address: place,
    deliveryAddress: null,
    company: null,
    deliveryId: 2,
    paymentId: 3,
    branchId: null,
    ...ofAdditionalFields(() => null),
    newsletter: false,
    expectedTotal: 428,
    cart: null,
    ...changes,
  };
}

/** Services whose upstream has a guest's cart with one line, and this answer to its order. */
export function withCart(
  answer: Answerer,
  others: Record<string, Answerer> = {},
  env: Record<string, string> = {},
) {
  return fakeServices(
    {
      "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([wireLine(1)])),
      "GET /api/lists/currencies": () => json([]),
      "POST /api/orders/cart-1": answer,
      ...others,
    },
    env,
  );
}
