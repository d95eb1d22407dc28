import type { SeedOrder } from "#standalone/seed/types.ts";
import { czech } from "#standalone/seed/typeset.ts";
import { pickUp, ppl, zasilkovna } from "./deliveries.ts";
import { card, transfer } from "./payments.ts";

/** Oldest first: delivered, withdrawn from, awaiting payment. */
export const spectatorsOrders: readonly SeedOrder[] = [
  {
    lines: [
      { product_id: 101, variant_id: 1012, quantity: 1 },
      { product_id: 118, variant_id: null, quantity: 4 },
      { product_id: 112, variant_id: null, quantity: 1 },
    ],
    vouchers: ["VANTROKY10"],
    delivery_id: ppl,
    payment_id: card,
    branch_id: null,
    for_company: true,
    note: czech("Prosím nezvonit, spí u nás malý divák."),
    is_paid: true,
    progress: [
      ["new", -44, 18],
      ["awaiting_payment", -44, 18],
      ["paid", -44, 18],
      ["processing", -43, 8],
      ["shipped", -42, 13],
      ["delivered", -40, 10],
    ],
  },
  {
    lines: [{ product_id: 102, variant_id: 1022, quantity: 1 }],
    vouchers: [],
    delivery_id: pickUp,
    payment_id: transfer,
    branch_id: 1,
    for_company: false,
    note: null,
    is_paid: true,
    progress: [
      ["new", -16, 19],
      ["awaiting_payment", -16, 19],
      ["paid", -15, 9],
      ["processing", -15, 12],
      ["ready_pickup", -14, 10],
      ["picked_up", -10, 17],
      ["withdrawal_received", -2, 20],
    ],
  },
  {
    lines: [
      { product_id: 107, variant_id: 1071, quantity: 1 },
      { product_id: 109, variant_id: null, quantity: 2 },
    ],
    vouchers: [],
    delivery_id: zasilkovna,
    payment_id: card,
    branch_id: 12,
    for_company: false,
    note: null,
    is_paid: false,
    progress: [
      ["new", -1, 20],
      ["awaiting_payment", -1, 20],
    ],
  },
];
