import { z } from "zod";
import type { Choice } from "#app/domain/shop/checkout.ts";
import { anyKey, type CookieKind } from "./cookie-kind.ts";

const id = anyKey.nullable();

/** Delivery, payment and branch chosen on the cart page; same lifetime as the cart. */
export const choice: CookieKind<Choice> = {
  name: "choice",
  about: "customer",
  schema: z.object({ deliveryId: id, paymentId: id, branchId: id }),
  maxAge: 1_209_600,
};
