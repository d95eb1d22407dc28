const body = "tests/server/services/order-body.test.ts";
const merge = "tests/server/services/merge-carts.test.ts";
const sale = "tests/server/services/sale-rules.test.ts";
const gifts = "server/standalone/tests/gift-vouchers.test.ts";
const variants = "server/standalone/tests/variants.test.ts";
const vouchers = "server/standalone/tests/vouchers.test.ts";
const money = "server/standalone/tests/money.test.ts";
const staff = "server/standalone/tests/staff-orders.test.ts";
const late = "server/standalone/tests/late-payments.test.ts";
const refunds = "server/standalone/tests/refunds.test.ts";
const search = "server/standalone/tests/search.test.ts";
const oneUse = "a voucher for one use in ten carts of one guest with different products is one order";
const byEmail = "a limit per customer counts by e-mail, used %s and then %s, when added and when ordered";
const sameMoney =
  "an order costs what the cart page says, by the same tax rates, for all rates, fees, codes and vouchers";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const shop = [
  {
    bug: "the order's idempotency key omits the vouchers",
    file: "server/services/orders/order-body.ts",
    from: "JSON.stringify([cart.id, lines, vouchers, body])",
    to: "JSON.stringify([cart.id, lines, body])",
    tests: [`${body} › the order's idempotency key is another one with %s`],
  },
  {
    bug: "only the first underscore of a nested field's name is converted",
    file: "server/forms/map-field-errors.ts",
    from: "/_([a-z])/g",
    to: "/_([a-z])/",
    tests: [
      `${body} › every underscore of a nested field is converted, and its texts stay`,
      `${body} › an error of every submitted field comes back under the name of the form's field`,
    ],
  },
  {
    bug: "the unfinished merge of another customer is used",
    file: "server/services/cart/move-lines.ts",
    from: "left?.tempId === move.tempId && left.customerId === move.customerId ? left : null",
    to: "left?.tempId === move.tempId ? left : null",
    tests: [`${merge} › an unfinished merge %s`],
  },
  {
    bug: "a voucher refused with user_check stays in the guest's cart after a merge",
    file: "server/services/cart/merge-carts.ts",
    from: 'code === "voucher_is_already_added" || code === "user_check"',
    to: 'code === "voucher_is_already_added"',
    tests: [
      `${merge} › a voucher refused with %s (%s) is in one of the customer's carts: nothing stays with the guest`,
    ],
  },
  {
    bug: "a line that the customer's cart refused is deleted with the guest's cart",
    file: "server/services/cart/move-lines.ts",
    from: 'if (moved.kind === "refused") isWhole = false;',
    to: 'if (moved.kind === "refused") continue;',
    tests: [
      `${merge} › a line that the customer's cart refuses stays in the guest's, and the others are merged`,
    ],
  },
  {
    bug: "the first refused line ends a merge",
    file: "server/services/cart/move-lines.ts",
    from: 'if (moved.kind === "refused") isWhole = false;',
    to: 'if (moved.kind === "refused") return { isWhole: false, adjusted };',
    tests: [
      `${merge} › a line that the customer's cart refuses stays in the guest's, and the others are merged`,
    ],
  },
  {
    bug: "a line left by an earlier merge is added twice if the merge stops at another line before it",
    file: "server/services/cart/move-lines.ts",
    from: "Number(fits(b, before)) - Number(fits(a, before))",
    to: "0",
    tests: [
      `${merge} › a merge that stops at change %i (done: %s) and then at any other one adds every piece once`,
    ],
  },
  {
    bug: "REQUIRE_LOWEST_PRICE is ignored in the cart",
    file: "server/services/cart/open-cart.ts",
    from: "cart: applySaleRulesToCart(context, access.cart)",
    to: "cart: access.cart",
    tests: [`${sale} › REQUIRE_LOWEST_PRICE shows a sale without its lowest price as an ordinary price: %s`],
  },
  {
    bug: "REQUIRE_LOWEST_PRICE is ignored in the quick view",
    file: "server/services/quick-view.ts",
    from: "product: applySaleRulesToProduct(context, read.value)",
    to: "product: read.value",
    tests: [`${sale} › REQUIRE_LOWEST_PRICE shows a sale without its lowest price as an ordinary price: %s`],
  },
  {
    bug: "pictures of any number of pixels are read",
    file: "server/http/pictures.ts",
    from: "limitInputPixels: 24_000_000",
    to: "limitInputPixels: false",
    tests: [
      "tests/server/app/images.test.ts › an original of many pixels › is read up to twenty-four million: 8000 × %i is %i",
      "tests/server/share-pictures/draw-card.test.ts › beside the words of a page whose picture is a drawing, or too large, there is nothing",
    ],
  },
  {
    bug: "libvips reads whatever it can",
    file: "server/http/pictures.ts",
    from: 'sharp.block({ operation: ["VipsForeignLoad"] });',
    to: "",
    tests: ["tests/server/app/images.test.ts › a photograph › of another kind is not read: %s"],
  },
  {
    bug: "a drawing opened by itself may do what a page may",
    file: "server/http/images.ts",
    from: '...(picture.type === drawingType && { "Content-Security-Policy": drawingPolicy }),',
    to: "",
    tests: ["tests/server/app/images.test.ts › a drawing › is sent as it is, and can do nothing: %s%s"],
  },
  {
    bug: "the sitemap reads only the first page of a list",
    file: "server/services/sitemap.ts",
    from: "    pages = found.pages;\n",
    to: "",
    tests: ["tests/server/services/sitemap.test.ts › the section %s has the items of every page of its list"],
  },
  {
    bug: "an order is sent again to an upstream that may not honour its key",
    file: "server/upstream/client.ts",
    from: '(repeat === "with-key" && settings.upstreamHonoursKeys)',
    to: 'repeat === "with-key"',
    tests: [
      "tests/server/services/order.test.ts › when it is uncertain whether the order was made › after a connection reset it is sent %i times in all to a back office %s",
    ],
  },
  {
    bug: "a change is sent again although its answer has begun",
    file: "server/upstream/exchange.ts",
    from: "!isUnderWay && resetCodes.has(code)",
    to: "resetCodes.has(code)",
    tests: ["tests/server/upstream/endpoints.test.ts › calls that are sent again › after %s"],
  },
  {
    bug: "a change of the cart that was sent twice is told as no change",
    file: "server/services/cart/change-line.ts",
    from: " || put.before === put.quantity",
    to: "",
    tests: [
      "tests/server/services/cart.test.ts › a change › that was sent again after a connection reset counts from the cart as it was before",
    ],
  },
  {
    bug: "every PDF of an order's gift vouchers has the first code",
    file: "server/standalone/email/voucher-email.ts",
    from: "await drawVoucher(voucher,",
    to: "await drawVoucher(vouchers[0] ?? voucher,",
    tests: [
      `${gifts} › a paid order sends one e-mail with a PDF for every piece, however often the payment is reported`,
    ],
  },
  {
    bug: "a gift voucher bought in a sale is worth its sale price",
    file: "server/standalone/domain/gift-vouchers/issue-vouchers.ts",
    from: "line.original_unit_gross ?? line.unit_gross",
    to: "line.unit_gross",
    tests: [`${gifts} › a voucher bought in a sale has the value of its regular price`],
  },
  {
    bug: "an order does not reduce a variant's stock",
    file: "server/standalone/domain/orders/stock.ts",
    from: 'if (variant) await trx.updateTable("variants").set({ stock }).where("id", "=", variant.id).execute();',
    to: "if (variant) continue;",
    tests: [`${variants} › an order reduces the stock of its variants only`],
  },
  {
    bug: "a line of a variant is limited by the product's stock in the cart",
    file: "server/standalone/domain/shop/change-line.ts",
    from: "maxQuantityOf(variant ?? card)",
    to: "maxQuantityOf(card)",
    tests: [
      `${variants} › a line is limited by the stock of its variant, or of its product without variants`,
    ],
  },
  {
    bug: "a line of a variant is limited by the product's stock at the order",
    file: "server/standalone/domain/orders/stock.ts",
    from: "if (quantity > maxQuantityOf(supply))",
    to: "if (quantity > maxQuantityOf(card))",
    tests: [`${variants} › an order above its variant's stock is refused, whatever the stock of the others`],
  },
  {
    bug: "orders do not lock the vouchers that they use",
    file: "server/standalone/domain/orders/place-order.ts",
    from: '    .orderBy("id")\n    .forUpdate()\n',
    to: '    .orderBy("id")\n',
    tests: [`server/standalone/tests/postgres.test.ts › ${oneUse}`],
  },
  {
    bug: "a limit per customer is bypassed by capitals in the e-mail of the voucher check",
    file: "server/standalone/domain/shop/check-voucher.ts",
    from: "email.toLowerCase()",
    to: "email",
    tests: [`${vouchers} › ${byEmail}`],
  },
  {
    bug: "a limit per customer is bypassed by capitals in the e-mail of the order",
    file: "server/standalone/domain/orders/write-order.ts",
    from: "email: email.toLowerCase()",
    to: "email",
    tests: [`${vouchers} › ${byEmail}`],
  },
  {
    bug: "a cart of exactly a voucher's least value is refused",
    file: "server/standalone/domain/shop/check-voucher.ts",
    from: "goodsOf(lines) < hellers(voucher.minimal_price)",
    to: "goodsOf(lines) <= hellers(voucher.minimal_price)",
    tests: [`${vouchers} › a voucher's least value is compared to the heller, when added and in the cart`],
  },
  {
    bug: "user_check counts carts that were ordered",
    file: "server/standalone/domain/shop/check-voucher.ts",
    from: '    .where("c.order_id", "is", null)\n',
    to: "",
    tests: [
      `${vouchers} › a voucher in another open cart of the customer is refused, one in an ordered cart is not`,
    ],
  },
  {
    bug: "an order's delivery is free by the goods before vouchers",
    file: "server/standalone/domain/orders/totals.ts",
    from: "left >= hellers(delivery.free_from)",
    to: "goods >= hellers(delivery.free_from)",
    tests: [
      `${money} › goods of 1 000 Kč, 900 Kč after vouchers, with a delivery free from %s`,
      `${money} › ${sameMoney}`,
    ],
  },
  {
    bug: "the cart page's delivery is free by the goods before vouchers",
    file: "app/domain/shop/cart-totals.ts",
    from: "deliveryGross(fees.delivery, toCzk(running))",
    to: "deliveryGross(fees.delivery, toCzk(goods))",
    tests: [
      "tests/domain/money.test.ts › free delivery depends on the goods after vouchers",
      `${money} › ${sameMoney}`,
    ],
  },
  {
    bug: "an order's payment fee is in none of its tax rates",
    file: "server/standalone/domain/orders/totals.ts",
    from: '    ["payment", payment, paymentGross] as const,\n',
    to: "",
    tests: [
      `${money} › an order's fees are included in its taxes, each at its own rate`,
      `${money} › ${sameMoney}`,
    ],
  },
  {
    bug: "an order's delivery fee is in none of its tax rates",
    file: "server/standalone/domain/orders/totals.ts",
    from: '    ["delivery", delivery, deliveryGross] as const,\n',
    to: "",
    tests: [
      `${money} › an order's fees are included in its taxes, each at its own rate`,
      `${money} › ${sameMoney}`,
    ],
  },
  {
    bug: "an order cheaper than the displayed total is accepted",
    file: "server/standalone/domain/orders/place-order.ts",
    from: "totals.toPay !== hellers(input.expected_total)",
    to: "totals.toPay > hellers(input.expected_total)",
    tests: [
      "server/standalone/tests/orders.test.ts › a changed total is refused with the new one, and nothing is written",
    ],
  },
  {
    bug: "a late „failed“ of the gateway makes a paid order unpaid",
    file: "server/standalone/domain/orders/pay.ts",
    from: '    if (locked.payment_state === "paid") return null;\n',
    to: "",
    tests: [`${late} › a paid order stays paid, also when the gateway reports %s later`],
  },
  {
    bug: "goods that are paid at the desk leave with a carrier unpaid",
    file: "server/standalone/domain/orders/transitions.ts",
    from: "return payment_kind === paidLater && (",
    to: "return (",
    tests: ["server/standalone/tests/transitions.test.ts › %s takes exactly the orders of the table"],
  },
  {
    bug: "an order is moved without a lock",
    file: "server/standalone/domain/orders/move-order.ts",
    from: "    .forUpdate()\n",
    to: "",
    tests: [
      "server/standalone/tests/postgres.test.ts › ten concurrent cancellations of an order, by two processes, return its stock once and send one e-mail",
    ],
  },
  {
    bug: "a line's parts are rounded each for itself",
    file: "server/standalone/domain/orders/refund-shares.ts",
    from: "upTo(whole, before + pieces) - upTo(whole, before)",
    to: "upTo(whole, pieces)",
    tests: [`${refunds} › the parts of a line add up to it, however its pieces come back`],
  },
  {
    bug: "pieces that were refunded are refunded again",
    file: "server/standalone/domain/orders/refund.ts",
    from: "before: one.before + quantity, left: one.left - quantity",
    to: "before: one.before + quantity, left: one.left",
    tests: [`${refunds} › refunds add up to the price and go no further`],
  },
  {
    bug: "a dear delivery is returned whole",
    file: "server/standalone/domain/orders/refund.ts",
    from: "Math.min(paid, delivery)",
    to: "paid",
    tests: [
      `${refunds} › the last piece takes the delivery along, up to the cheapest that was offered (§ 1832)`,
    ],
  },
  {
    bug: "a gift voucher gets back at each refund all that it paid",
    file: "server/standalone/domain/gift-vouchers/settle-vouchers.ts",
    from: "hellers(discount ?? 0) - hellers(returned_before ?? 0)",
    to: "hellers(discount ?? 0)",
    tests: [`${refunds} › gift vouchers get their money back first, and never more than they paid`],
  },
  {
    bug: "a piece returns to the stock twice",
    file: "server/standalone/domain/orders/stock.ts",
    from: "Math.min(before + pieces, most) - Math.min(before, most)",
    to: "Math.min(before + pieces, most)",
    tests: [`${refunds} › only what came back returns to the stock, each piece once`],
  },
  {
    bug: "a refund after a cancellation returns a gift voucher's payment again",
    file: "server/standalone/domain/gift-vouchers/settle-vouchers.ts",
    from: "  if (vouchers_settled) return { returned: [], blocked: [], paid: [] };\n",
    to: "",
    tests: [
      `${staff} › what a gift voucher paid returns once, also when the order was a discount then, and is refunded later`,
    ],
  },
  {
    bug: "cancelling returns all pieces, also those that were never in stock",
    file: "server/standalone/domain/orders/stock.ts",
    from: "taken.push(pieces);",
    to: "taken.push(quantity);",
    tests: [`${staff} › of pieces that are made to order only those taken from the stock return`],
  },
  {
    bug: "codes are made for an order that was cancelled before its payment",
    file: "server/standalone/domain/orders/pay.ts",
    from: "  if (isOver({ state })) return;\n",
    to: "",
    tests: [`${staff} › a payment that arrives for a cancelled order of gift vouchers makes no codes`],
  },
  {
    bug: "blocked codes are sent",
    file: "server/standalone/email/voucher-email.ts",
    from: "if (!order || order.vouchers_settled) return null;",
    to: "if (!order) return null;",
    tests: [`${staff} › vouchers of an order that is cancelled before their e-mail is sent are not sent`],
  },
  {
    bug: "a late payment resets the state of a sent parcel",
    file: "server/standalone/domain/orders/transitions.ts",
    from: 'return waiting.has(state) ? "paid" : state;',
    to: 'return "paid";',
    tests: [
      `${late} › a payment arrives for an order in the state %s: a waiting order goes on, one that ended is refunded`,
    ],
  },
  {
    bug: "a stored response is returned to another customer with the same idempotency key",
    file: "server/standalone/idempotency-store.ts",
    from: "[given, method, context.req.path, bearer, text]",
    to: "[given, method, context.req.path, text]",
    tests: [
      "server/standalone/tests/idempotency-store.test.ts › a stored response is not returned to %s with the same key",
    ],
  },
  {
    bug: "LIKE wildcards are not escaped in the catalogue",
    file: "server/standalone/domain/shop/product-list.ts",
    from: 'word.replace(/[\\\\%_]/g, "\\\\$&")',
    to: "word",
    tests: [
      "server/standalone/tests/catalogue.test.ts › LIKE wildcards are searched for literally: %j is in no product",
    ],
  },
  {
    bug: "LIKE wildcards are not escaped in a customer's order list",
    file: "server/standalone/domain/orders/list-orders.ts",
    from: 'q.replace(/[\\\\%_]/g, "\\\\$&")',
    to: "q",
    tests: ["server/standalone/tests/customer-orders.test.ts › %j is searched for in codes and names"],
  },
  {
    bug: "an exact match ranks the same as a match in other diacritics",
    file: "server/standalone/domain/search/search-index.ts",
    from: "  if (term === word) return 10;\n",
    to: "",
    tests: [
      `${search} › a word as typed ranks above other diacritics, and those above another form, a longer word and a relative`,
    ],
  },
  {
    bug: "items with some of the words are listed among those with all",
    file: "server/standalone/domain/search/rank.ts",
    from: "words.length >= most",
    to: "words.length > 0",
    tests: [`${search} › two words find only items with both; if there are none, items with either`],
  },
];
