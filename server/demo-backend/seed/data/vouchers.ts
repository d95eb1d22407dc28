import type { SeedVoucher } from "#server/demo-backend/seed/types.ts";

/** One code for each possible response to a voucher. */
export const vouchers: readonly SeedVoucher[] = [
  { service_type: "eshop", id: 1, code: "VANTROKY10", voucher_type: "percent", value: 10 },
  { service_type: "eshop", id: 2, code: "POTLESK100", voucher_type: "amount", value: 100 },
  { service_type: "eshop", id: 3, code: "DAREK500", voucher_type: "amount", value: 500 },
  { service_type: "eshop", id: 4, code: "PREMIERA", voucher_type: "percent", value: 15, minimal_price: 800 },
  {
    service_type: "eshop",
    id: 5,
    code: "JEDNOU",
    voucher_type: "amount",
    value: 50,
    quantity_per_user_limit: 1,
  },
  { service_type: "eshop", id: 6, code: "VYPRSELO", voucher_type: "percent", value: 20, active_to_day: -30 },
  { service_type: "eshop", id: 7, code: "BRZY", voucher_type: "percent", value: 20, active_from_day: 30 },
  { service_type: "eshop", id: 8, code: "VYCERPANO", voucher_type: "amount", value: 200, quantity: 0 },
  { id: 9, code: "LISTEK", voucher_type: "percent", value: 25, service_type: "tickets" },
];
