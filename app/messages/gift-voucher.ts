import { czech } from "#app/domain/typography.ts";

/** Gift vouchers: on the product page and in the cart. */
export const giftVoucher = czech({
  dedication: "Věnování na poukazu",
  balance: "Kolik na poukazu zbývá?",
});
