import type { SeedVoucher } from "#server/demo-backend/seed/types.ts";

const open = {
  service_type: "eshop",
  quantity: null,
  quantity_per_user_limit: null,
  minimal_price: null,
  active_from_day: null,
  active_to_day: null,
} as const;

/** One code for each possible response to a voucher. */
export const vouchers: readonly SeedVoucher[] = [
  { ...open, id: 1, code: "VANTROKY10", voucher_type: "percent", value: 10 },
  { ...open, id: 2, code: "POTLESK100", voucher_type: "amount", value: 100 },
  { ...open, id: 3, code: "DAREK500", voucher_type: "amount", value: 500 },
  { ...open, id: 4, code: "PREMIERA", voucher_type: "percent", value: 15, minimal_price: 800 },
  { ...open, id: 5, code: "JEDNOU", voucher_type: "amount", value: 50, quantity_per_user_limit: 1 },
  { ...open, id: 6, code: "VYPRSELO", voucher_type: "percent", value: 20, active_to_day: -30 },
  { ...open, id: 7, code: "BRZY", voucher_type: "percent", value: 20, active_from_day: 30 },
  { ...open, id: 8, code: "VYCERPANO", voucher_type: "amount", value: 200, quantity: 0 },
  { ...open, id: 9, code: "LISTEK", voucher_type: "percent", value: 25, service_type: "tickets" },
];
