/**
 * The critical modules that tests import from source: Stryker changes them, and the tests have to fail. Other modules
 * are covered by the mutants written by hand.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} modules
 * @property {readonly string[]} tests they need no built site, no other process and no PostgreSQL
 */

/** @type {readonly Part[]} */
export const parts = [
  {
    name: "money",
    modules: filesIn("app/domain/shop", "cart-totals hellers money pending-cart spayd"),
    tests: testsIn("tests/domain", "hellers money pending-cart spayd"),
  },
  {
    name: "cookies",
    modules: [
      ...filesIn("server/operator", "persisted-secret"),
      ...filesIn("server/cookies", "codec consent consent-proof cookie-kind seal session request-cookies"),
      ...filesIn("server/guards", "access scope"),
      ...filesIn("server/pages", "page-cache"),
    ],
    tests: [
      ...testsIn("tests/server", "persisted-secret"),
      ...testsIn("tests/server/cookies", "codec consent request-cookies session"),
      ...testsIn("tests/server/guards", "access login-address scope"),
      ...testsIn("tests/server/app", "page-cache safe-path"),
    ],
  },
  {
    name: "http",
    modules: filesIn("server/http", "body caching client-address validate-request same-origin shared-store"),
    tests: testsIn("tests/server/app", "bodies caching origins validate-request shared-store"),
  },
  {
    name: "services",
    modules: [
      ...filesIn("server/services", "limits"),
      ...filesIn("server/forms", "map-field-errors outcome"),
      ...filesIn("server/services/account", "sign-in"),
      ...filesIn("server/services/cart", "cart-access change-line empty-cart merge-carts move-lines"),
      ...filesIn("server/services/cart", "open-cart vouchers"),
      ...filesIn("server/services/orders", "order-body place-order read-order withdrawal-period"),
      ...filesIn("server/services/shop", "sale-rules"),
      ...filesIn("server/upstream/resources", "cart order-summary orders vouchers"),
    ],
    tests: [
      ...testsIn("tests/server/services", "sale-rules cart cart-access cart-lock limit-edges limits"),
      ...testsIn(
        "tests/server/services",
        "lowest-price merge-carts merge-carts-lines order order-body withdrawal-period",
      ),
      ...testsIn("tests/server/services", "order-refusals sign-in sign-in-log voucher-answers vouchers shop"),
      ...testsIn("tests/server/upstream", "fields resources outgoing-requests"),
    ],
  },
  {
    name: "upstream",
    modules: [
      ...filesIn("app/domain", "parse-json"),
      ...filesIn("server/upstream", "cache client exchange failure sanitize answer-limits read-failure"),
    ],
    tests: testsIn(
      "tests/server/upstream",
      "cache client endpoints fields sanitize answer-limits read-failure resources outgoing-requests",
    ),
  },
  {
    name: "standalone",
    modules: [
      ...filesIn("server/standalone", "secrets"),
      ...filesIn("server/standalone/domain", "money"),
      ...filesIn("server/standalone/domain/gift-vouchers", "validity"),
      ...filesIn("server/standalone/domain/orders", "states totals"),
    ],
    tests: testsIn("server/standalone/tests", "money order-states secrets validity"),
  },
];

/** @param {string} folder @param {string} names separated by spaces, without `.test.ts` */
function testsIn(folder, names) {
  return filesIn(folder, names).map((file) => file.replace(/\.ts$/u, ".test.ts"));
}

/** @param {string} folder @param {string} names separated by spaces, without `.ts` */
function filesIn(folder, names) {
  return names.split(" ").map((name) => `${folder}/${name}.ts`);
}
