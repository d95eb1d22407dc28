import { randomBytes } from "node:crypto";
import { Problem, found, page } from "./problem.js";
import { check, customerOf, isMail, isText, mail, mustBeCustomer } from "./sessions.js";
import { basketOf, items, priced } from "./shop.js";

const shipping = [
  {
    no: 1,
    label: "Osobní odběr",
    about: "V pokladně divadla.",
    cents: 0,
    vat: 21,
    pays: [1, 3],
    toPoint: true,
  },
  {
    no: 2,
    label: "Balík na adresu",
    about: "Do tří dnů.",
    cents: 9900,
    vat: 21,
    pays: [1, 2],
    toDoor: true,
    freeFrom: 150000,
  },
];
const payments = [
  { no: 1, label: "Kartou", about: "Hned.", cents: 0, vat: 21, way: "online" },
  { no: 2, label: "Dobírka", about: null, cents: 3900, vat: 21, way: "delivery" },
  { no: 3, label: "V pokladně", about: "Při převzetí.", cents: 0, vat: 21, way: "counter" },
];
const points = [
  {
    no: 1,
    shipping: 1,
    label: "Pokladna",
    road: "Divadelní 3",
    town: "Brno",
    postcode: "602 00",
    iso: "CZ",
    open: "Po–Pá 15–19",
  },
];
const orders_ = [];

function feesOf(left, ship, pay) {
  const free = ship.freeFrom && left >= ship.freeFrom;
  return { ship: free ? 0 : ship.cents, pay: pay.cents };
}

const row = ({ no, code, secret, at, cents, step, paid, pay }) => ({
  no,
  code,
  secret,
  at,
  cents,
  step,
  stepName: "Přijatá",
  payable: !paid && pay.way === "online",
});
const payAt = ({ no, secret, paid, pay }) =>
  paid || pay.way !== "online" ? null : `https://pay.kulisa.example/${no}/${secret}`;

function detail(order) {
  return { order: { ...order, ...row(order), payAt: payAt(order), money: order.paid ? "paid" : "unpaid" } };
}

function find(no, secret) {
  return found(
    orders_.find((one) => String(one.no) === no && one.secret === secret),
    "order",
  );
}

/** The tax of each rate, of gross cents. */
function taxes(basket, ship, fees, pay) {
  const share = basket.goods > 0 ? basket.left / basket.goods : 0;
  const byRate = new Map();
  const add = (rate, gross) => byRate.set(rate, (byRate.get(rate) ?? 0) + gross);
  for (const { item, sum } of basket.entries) add(item.vat, sum * share);
  add(ship.vat, fees.ship);
  add(pay.vat, fees.pay);
  return [...byRate].map(([rate, gross]) => {
    const base = Math.round(gross / (1 + rate / 100));
    return { rate, base, tax: Math.round(gross) - base };
  });
}

export const orders = {
  "GET /v2/baskets/:id/shipping": (request) => {
    basketOf(request);
    return page(shipping, request.query);
  },
  "GET /v2/payments": ({ query }) => page(payments, query),
  "GET /v2/points": ({ query }) => page(points, query),
  "POST /v2/orders": ({ input, session }) => {
    const basket = basketOf({ id: input.basket, session });
    const sums = priced(basket);
    if (sums.entries.length === 0) throw new Problem(409, "basket-empty", "Nothing to order.");
    const ship = shipping.find(({ no }) => no === input.shipping);
    const pay = payments.find(({ no }) => no === input.payment);
    check(input, {
      mail: [isMail, "Neplatný e-mail."],
      given: [isText, "Vyplňte jméno."],
      shipping: [() => ship, "Vyberte dopravu."],
      payment: [() => ship?.pays.includes(pay?.no), "Tahle platba k dopravě nejde."],
      // Only this back office knows the destinations that its carrier does not serve.
      "billing.postcode": [(value) => !value?.startsWith("79"), "Na toto PSČ dopravce nejezdí."],
    });
    const fees = feesOf(sums.left, ship, pay);
    const cents = sums.left + fees.ship + fees.pay;
    if (input.expectedCents !== cents)
      throw new Problem(409, "price-changed", "The prices have changed.", { cents });
    const no = 9001 + orders_.length;
    const order = {
      no,
      code: `K26-${no}`,
      secret: randomBytes(18).toString("base64url"),
      at: Math.floor(Date.now() / 1000),
      customer: customerOf(session)?.no ?? null,
      step: "received",
      paid: false,
      cents,
      fees,
      ship,
      pay,
      point: points.find((one) => one.no === input.point) ?? null,
      ...input,
      ...sums,
      taxes: taxes(sums, ship, fees, pay),
    };
    for (const { item, option, pieces } of sums.entries) {
      const of = items.find((one) => one.no === item.no);
      (of.options.find((one) => one.no === option?.no) ?? of).pieces -= pieces;
    }
    orders_.push(order);
    basket.order = order;
    mail(input.mail, `Objednávka ${order.code}`);
    return { status: 201, no, code: order.code, secret: order.secret, payAt: payAt(order) };
  },
  "GET /v2/orders/:no": ({ no, query }) => detail(find(no, query.get("secret"))),
  "GET /v2/me/orders": ({ session, query }) => {
    const { no } = mustBeCustomer(session);
    const text = (query.get("text") ?? "").toLowerCase();
    const own = orders_.filter((order) => order.customer === no).toReversed();
    const words = ({ code, entries }) =>
      [code, ...entries.map(({ item }) => item.label)].join(" ").toLowerCase();
    return page(own.filter((order) => words(order).includes(text)).map(row), query, 1);
  },
  "GET /v2/me/orders/:no": ({ session, no }) => {
    const customer = mustBeCustomer(session);
    return detail(
      found(
        orders_.find((one) => String(one.no) === no && one.customer === customer.no),
        "order",
      ),
    );
  },
};
