/**
 * The critical modules that tests import from source: Stryker changes them, and the tests have to fail. Other modules
 * are covered by the mutants written by hand.
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
      ...filesIn("server", "persisted-secret"),
      ...filesIn("server/cookies", "codec consent cookie-kind seal session request-cookies"),
      ...filesIn("server/guards", "access safe-path scope"),
      ...filesIn("server/http", "page-cache"),
    ],
    tests: [
      "tests/server/{cookies,guards}/*.test.ts",
      "tests/server/persisted-secret.test.ts",
      "tests/server/app/{page-cache,safe-path}.test.ts",
    ],
  },
  {
    name: "front",
    modules: filesIn("server/http", "body caching client-address validate-request same-origin"),
    tests: ["tests/server/app/{bodies,caching,origins,validate-request}.test.ts"],
  },
  {
    name: "services",
    modules: [
      ...filesIn("server/services", "limits map-field-errors"),
      ...filesIn("server/services/account", "sign-in"),
      ...filesIn(
        "server/services/cart",
        "cart-access change-line cart-lock empty-cart merge-carts move-lines",
      ),
      ...filesIn("server/services/cart", "open-cart vouchers"),
      ...filesIn("server/services/orders", "order-body place-order read-order"),
      ...filesIn("server/services/shop", "announced-sale"),
      ...filesIn("server/upstream/resources", "cart order-summary orders vouchers"),
    ],
    tests: [
      "tests/server/services/{announced-sale,cart,cart-access,cart-lock,limit-edges,limits,lowest-price}.test.ts",
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
        "cache client exchange failure sanitize limits path read-body read-failure",
      ),
    ],
    tests: [
      "tests/server/upstream/{cache,client,sanitize,limits,read-failure,resources,what-leaves}.test.ts",
    ],
  },
  {
    name: "reference",
    modules: [
      ...filesIn("server/demo-backend", "secrets"),
      ...filesIn("server/demo-backend/domain", "money"),
      ...filesIn("server/demo-backend/domain/gift-vouchers", "validity"),
      ...filesIn("server/demo-backend/domain/orders", "states totals"),
    ],
    tests: ["tests/demo-backend/{money,order-states,secrets,validity}.test.ts"],
  },
];

/** @param {string} folder @param {string} names separated by spaces, without `.ts` */
function filesIn(folder, names) {
  return names.split(" ").map((name) => `${folder}/${name}.ts`);
}
