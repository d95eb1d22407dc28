const totals = "server/standalone/tests/money.test.ts";
const converted = "tests/domain/in-currency.test.ts";
const payment = "tests/screens/gift-payment.test.ts";
const gifts = "server/standalone/tests/gift-vouchers.test.ts";
const analytics = "tests/domain/analytics.test.ts";
const wholeMoney =
  "an order costs what the cart page says, by the same tax rates, for all rates, fees, codes and vouchers";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const money = [
  {
    bug: "cash is rounded before gift vouchers pay",
    file: "app/domain/shop/cart-totals.ts",
    from: "divideHalfUp(left, 100) * 100 : left",
    to: "divideHalfUp(total, 100) * 100 - (total - left) : left",
    tests: [`${totals} › ${wholeMoney}`],
  },
  {
    bug: "the last refund keeps the rounding of cash",
    file: "server/standalone/domain/orders/refund.ts",
    from: "(isWhole ? rounding : 0)",
    to: "0",
    tests: ["server/standalone/tests/refunds.test.ts › what was paid in cash returns to the heller: %s"],
  },
  {
    bug: "a gift voucher pays for goods only, not for their delivery",
    file: "app/domain/shop/cart-totals.ts",
    from: 'deduct(cart.vouchers, "gift", total)',
    to: 'deduct(cart.vouchers, "gift", running)',
    tests: [`${totals} › ${wholeMoney}`],
  },
  {
    bug: "a gift voucher lowers the tax of an order",
    file: "server/standalone/domain/orders/totals.ts",
    from: 'vouchers.filter(({ kind }) => kind !== "gift")',
    to: "vouchers",
    tests: [
      `${totals} › a gift voucher changes neither the price nor its tax, a code of the same amount both`,
    ],
  },
  {
    bug: "a fee that follows the goods belongs to gift vouchers too",
    file: "server/standalone/domain/orders/totals.ts",
    from: 'vat === "goods" && !lines[index]?.card.delivered_by_email ? gross : 0',
    to: 'vat === "goods" ? gross : 0',
    tests: [
      `${totals} › fees that follow the goods have their rates, in proportion to what is paid for them`,
    ],
  },
  {
    bug: "a code that is spent by two orders at once is spent twice",
    file: "server/standalone/domain/gift-vouchers/balance.ts",
    from: "sql`balance + ${amount}::numeric`",
    to: "sql`greatest(balance + ${amount}::numeric, balance)`",
    tests: [
      `${gifts} › a code pays until its balance is spent, and two orders at once never spend the same crown`,
    ],
  },
  {
    bug: "a kind that is missing makes a voucher a payment",
    file: "server/upstream/resources/cart.ts",
    from: 'wire.kind === "gift" && wire.voucher_type === "amount"',
    to: 'wire.kind !== "promo" && wire.voucher_type === "amount"',
    tests: [
      `${payment} › without a kind a voucher is a discount, with the arithmetic and the words of the specification`,
    ],
  },
  {
    bug: "the total in another currency is no sum of its lines",
    file: "app/domain/shop/in-currency.ts",
    from: "isProduct ? minor(row.unitGross) * quantity : minor(row.total)",
    to: "minor(row.total)",
    tests: [
      `${converted} › three pieces of 10 Kč and one of 10,20 Kč are 1,61 €, the sum of their lines`,
    ].concat(
      `${converted} › in every currency the lines add up to the goods, and goods, discounts, fees, vouchers and rounding to what is to be paid`,
    ),
  },
  {
    bug: "goods that a voucher covers leave a cent to pay in another currency",
    file: "app/domain/shop/in-currency.ts",
    from: "czk <= 0 ? shown : Math.min(shown, from.minor(voucher.discount))",
    to: "Math.min(shown, from.minor(voucher.discount))",
    tests: [`${converted} › goods that a voucher covers leave nothing to pay, whatever was rounded`],
  },
  {
    bug: "the code of a gift voucher is reported to analytics",
    file: "app/domain/shop/analytics.ts",
    from: 'kind === "discount" && !refusal',
    to: "kind !== undefined && !refusal",
    tests: [
      `${analytics} › what a gift voucher pays does not lower the value, and its code is reported nowhere`,
    ],
  },
];
