/**
 * What must not be wrong, as far as tests import it from source: the modules that Stryker changes, and the tests that
 * have to notice. The rest is for the mutants written by hand.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} modules
 * @property {readonly string[]} tests patterns: no built site, no other process, no PostgreSQL
 */

/** @type {readonly Part[]} */
export const parts = [
  {
    name: "money",
    modules: filesIn("app/domain/shop", "hellers money pending-cart spayd"),
    tests: ["tests/domain/{hellers,money,pending-cart,spayd}.test.ts"],
  },
  {
    name: "cookies",
    modules: [
      ...filesIn("server", "kept-secret"),
      ...filesIn("server/cookies", "codec consent cookie-kind seal session visit-cookies"),
      ...filesIn("server/guards", "access safe-path scope"),
      ...filesIn("server/http", "kept-documents"),
    ],
    tests: [
      "tests/server/{cookies,guards}/*.test.ts",
      "tests/server/kept-secret.test.ts",
      "tests/server/front/{page-cache,safe-path}.test.ts",
    ],
  },
  {
    name: "front",
    modules: filesIn("server/http", "body caching client-address request-rules same-origin"),
    tests: ["tests/server/front/{bodies,caching,origins,request-rules}.test.ts"],
  },
  {
    name: "services",
    modules: [
      ...filesIn("server/services", "limits our-fields"),
      ...filesIn("server/services/account", "sign-in"),
      ...filesIn("server/services/cart", "cart-access change-line empty-cart in-turn merge-carts move-lines"),
      ...filesIn("server/services/cart", "open-cart vouchers"),
      ...filesIn("server/services/orders", "order-body place-order read-order"),
      ...filesIn("server/services/shop", "announced-sale"),
      ...filesIn("server/upstream/resources", "cart order-summary orders vouchers"),
    ],
    tests: [
      "tests/server/services/{announced-sale,cart,cart-access,in-turn,limit-edges,limits,lowest-price}.test.ts",
      "tests/server/services/{merge-carts,moved-lines,order,order-body,order-refusals,sign-in,sign-in-log}.test.ts",
      "tests/server/services/{voucher-answers,vouchers}.test.ts",
      "tests/server/upstream/{resources,what-leaves}.test.ts",
    ],
  },
  {
    name: "upstream",
    modules: [
      ...filesIn(
        "server/upstream",
        "cache client exchange failure hostile limits path read-body read-failure",
      ),
    ],
    tests: ["tests/server/upstream/{cache,client,hostile,limits,read-failure,resources,what-leaves}.test.ts"],
  },
  {
    name: "reference",
    modules: [
      ...filesIn("server/reference", "money secrets"),
      ...filesIn("server/reference/gift-vouchers", "validity"),
      ...filesIn("server/reference/orders", "states totals"),
    ],
    tests: ["tests/reference/{money,order-states,secrets,validity}.test.ts"],
  },
];

/** @param {string} folder @param {string} names divided by spaces, without `.ts` */
function filesIn(folder, names) {
  return names.split(" ").map((name) => `${folder}/${name}.ts`);
}
