import type { z } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { placeLines } from "./czech-text.ts";
import type { CartLine } from "#standalone/domain/shop/read-cart.ts";
import { usablePayments } from "#standalone/domain/tickets/pay-until.ts";
import { InvalidFields } from "#standalone/refusal.ts";
import { usableDeliveries } from "#standalone/domain/shop/deliveries.ts";
import type { orderBody } from "#standalone/schemas/order.ts";

export type OrderInput = z.output<typeof orderBody>;

/** The delivery of an order of tickets alone. */
const ticketsByEmail = { id: null, name: "Vstupenky e-mailem", price: "0", tax_rate: "0", free_from: null, kind: "email" } as const; // oxfmt-ignore

/** The delivery, payment and branch of an order. @throws InvalidFields if they do not exist or do not match. */
export async function resolveDeliveryAndPayment(
  db: Kysely<Tables>,
  { cartId, lines, input, now }: {
    readonly cartId: string;
    readonly lines: readonly CartLine[];
    readonly input: OrderInput;
    readonly now: Date;
  }, // oxfmt-ignore
) {
  const errors: Record<string, string[]> = {};
  const isTicketsOnly = lines.every(({ ticket }) => ticket);
  const chosen = (await usableDeliveries(db, cartId)).find(({ id }) => id === input.delivery_id);
  const delivery = isTicketsOnly ? null : chosen;
  const payment = (await usablePayments(db, cartId, now)).find(({ id }) => id === input.payment_id);
  if (delivery === undefined) errors["delivery_id"] = ["Vyberte prosím způsob dopravy."];
  if (!payment || (delivery && delivery.payments.length > 0 && !delivery.payments.includes(payment.id))) {
    errors["payment_id"] = ["Vyberte prosím způsob platby, který jde s dopravou dohromady."];
  }
  let branch = null;
  if (delivery?.requires_branch) {
    branch = await db
      .selectFrom("branches")
      .selectAll()
      .where("id", "=", input.branch_id ?? 0)
      .where("delivery_id", "=", delivery.id)
      .executeTakeFirst();
    if (!branch) errors["branch_id"] = ["Vyberte prosím výdejní místo."];
  }
  if (delivery?.requires_address) {
    const target = input.delivery_address ?? input.address;
    const field = input.delivery_address ? "delivery_address.country" : "address.country";
    if (!target) errors["address"] = ["Pole musí být vyplněno."];
    else if (delivery.countries.length > 0 && !delivery.countries.includes(target.country)) {
      errors[field] = ["Do této země zvolená doprava nejezdí."];
    }
  }
  if (Object.keys(errors).length > 0 || delivery === undefined || !payment) throw new InvalidFields(errors);
  return {
    delivery: delivery ?? ticketsByEmail,
    payment,
    branch: branch ? `${branch.name}, ${placeLines(branch).join(", ")}` : null,
  };
}
