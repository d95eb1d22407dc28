import type { SeedVoucher } from "#standalone/seed/types.ts";

const gift = { service_type: "eshop", voucher_type: "amount", kind: "gift" } as const;

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
  // Gift vouchers: with a rest, expired, spent.
  { ...gift, id: 10, code: "DAR-7KQ4-M2XW-P9TC", value: 1000, balance: 557.5, active_to_day: 500 },
  { ...gift, id: 11, code: "DAR-STAR-YKQD-2345", value: 500, balance: 500, active_to_day: -30 },
  { ...gift, id: 12, code: "DAR-VYCE-RPAN-YKQD", value: 300, balance: 0, active_to_day: 200 },
];
