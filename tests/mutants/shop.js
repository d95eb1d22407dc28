const body = "tests/server/services/order-body.test.ts";
const merge = "tests/server/services/merge-carts.test.ts";
const sale = "tests/server/services/announced-sale.test.ts";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const shop = [
  {
    bug: "the order's key leaves out the vouchers",
    file: "server/services/orders/order-body.ts",
    from: "JSON.stringify([cart.id, lines, vouchers, body])",
    to: "JSON.stringify([cart.id, lines, body])",
    tests: [`${body} › the order's key is another one with %s`],
  },
  {
    bug: "only the first underscore of a nested field's name is converted",
    file: "server/services/our-fields.ts",
    from: "/_([a-z])/g",
    to: "/_([a-z])/",
    tests: [
      `${body} › every underscore of a nested field is converted, and its texts stay`,
      `${body} › an error of every field that leaves comes back under the name of the form's field`,
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
    bug: "a voucher refused with user_check stays in the guest's cart at a merge",
    file: "server/services/cart/merge-carts.ts",
    from: 'code === "voucher_is_already_added" || code === "user_check"',
    to: 'code === "voucher_is_already_added"',
    tests: [
      `${merge} › a voucher refused with %s (%s) is in a cart of the customer's: nothing stays with the guest`,
    ],
  },
  {
    bug: "a line that the customer's cart refused is deleted with the guest's cart",
    file: "server/services/cart/move-lines.ts",
    from: 'if (moved.kind === "refused") isWhole = false;',
    to: 'if (moved.kind === "refused") continue;',
    tests: [`${merge} › a line that the customer's cart refuses stays in the guest's, and the others go`],
  },
  {
    bug: "the first line that is refused ends a merge",
    file: "server/services/cart/move-lines.ts",
    from: 'if (moved.kind === "refused") isWhole = false;',
    to: 'if (moved.kind === "refused") return { isWhole: false, adjusted };',
    tests: [`${merge} › a line that the customer's cart refuses stays in the guest's, and the others go`],
  },
  {
    bug: "a line left behind by an earlier merge is added twice where another line stops before it",
    file: "server/services/cart/move-lines.ts",
    from: "Number(fits(b, before)) - Number(fits(a, before))",
    to: "0",
    tests: [
      `${merge} › a merge that stops at change %i (done: %s) and then wherever else adds every piece once`,
    ],
  },
  {
    bug: "REQUIRE_LOWEST_PRICE is ignored in the cart",
    file: "server/services/cart/open-cart.ts",
    from: "cart: announceCart(visit, access.cart)",
    to: "cart: access.cart",
    tests: [`${sale} › REQUIRE_LOWEST_PRICE makes a sale without its lowest price just a price: %s`],
  },
  {
    bug: "REQUIRE_LOWEST_PRICE is ignored in the quick view",
    file: "server/services/peek.ts",
    from: "product: announceProduct(visit, read.value)",
    to: "product: read.value",
    tests: [`${sale} › REQUIRE_LOWEST_PRICE makes a sale without its lowest price just a price: %s`],
  },
  {
    bug: "pictures of any number of pixels are read",
    file: "server/http/images.ts",
    from: "limitInputPixels: mostPixels",
    to: "limitInputPixels: false",
    tests: [
      "tests/server/front/images.test.ts › of the pixels of an original › forty million are read and no more: %s",
    ],
  },
  {
    bug: "share pictures of any number of pixels are read",
    file: "server/share-pictures/draw-card.ts",
    from: "limitInputPixels: 40_000_000",
    to: "limitInputPixels: false",
    tests: [
      "tests/server/share-pictures/letters.test.ts › a picture of more than forty million pixels is not drawn",
    ],
  },
  {
    bug: "the sitemap reads only the first page of a list",
    file: "server/services/sitemap.ts",
    from: "    pages = found.pages;\n",
    to: "",
    tests: [
      "tests/server/services/sitemap.test.ts › the section %s names what stands on every page of its list",
    ],
  },
];
