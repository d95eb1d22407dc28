import { randomUUID } from "node:crypto";
import { check, customerOf, mustBeCustomer } from "./sessions.js";
import { Problem, found, page, without } from "./problem.js";

const cats = [
  { no: 11, label: "Plakáty", code: "plakaty", about: "Plakáty k inscenacím.", photo: "plakat.svg" },
  { no: 12, label: "Hrnky a domov", code: "hrnky", about: "Ke kávě v pauze.", photo: null },
  { no: 13, label: "Poukazy", code: "poukazy", about: null, photo: null },
];
const makers = [
  { code: "dilna", label: "Dílna pod jevištěm", logo: "dilna.svg" },
  { code: "tiskarna", label: "Tiskárna Lípa", logo: null },
];

function item(no, label, code, cat, gross, more = {}) {
  return {
    no,
    label,
    code,
    cat,
    maker: "dilna",
    gross,
    now: null,
    cheapest30: null,
    vat: 21,
    photos: [`${code}.svg`, "detail.svg"],
    lead: `${label} z naší dílny.`,
    text: `<p>${label}, vyrobeno v Česku.</p>`,
    pieces: 20,
    since: "2026-01-10",
    byMail: false,
    options: [],
    specs: [{ name: "Materiál", value: "papír" }],
    ...more,
  };
}

export const items = [
  item(501, "Plakát Opona", "plakat-opona", 11, 24900, { maker: "tiskarna" }),
  item(502, "Plakát Racek", "plakat-racek", 11, 24900, { now: 19900, cheapest30: 21900 }),
  item(503, "Plakát Maryša", "plakat-marysa", 11, 24900),
  item(504, "Plakát Revizor", "plakat-revizor", 11, 24900, { pieces: 0 }),
  item(505, "Plakát Strakonický dudák", "plakat-dudak", 11, 24900, { since: "2026-11-10" }),
  item(506, "Hrnek Přestávka", "hrnek-prestavka", 12, 34900, {
    pieces: 3,
    specs: [{ name: "Materiál", value: "porcelán" }],
  }),
  item(507, "Tričko Nápověda", "tricko-napoveda", 12, 59000, {
    options: [
      { no: 1, label: "M", gross: 59000, now: null, vat: 21, pieces: 4 },
      { no: 2, label: "XL", gross: 62000, now: null, vat: 21, pieces: 0 },
    ],
  }),
  item(508, "Kniha her", "kniha-her", 12, 44800, { vat: 12, since: "2026-11-12" }),
  item(509, "Dárkový poukaz", "darkovy-poukaz", 13, 100000, { vat: 0, byMail: true, photos: [] }),
];
const coupons = {
  SLEVA10: { kind: "share", amount: 10 },
  STOVKA: { kind: "fixed", amount: 10000 },
  HODNE: { kind: "fixed", amount: 50000, from: 500000 },
  STARY: { kind: "fixed", amount: 1000, ended: true },
};

/** Baskets by id; an ordered one keeps its order. */
export const baskets = new Map();

function openBasket(owner) {
  const basket = { id: randomUUID(), owner, entries: [], coupons: [], order: null };
  baskets.set(basket.id, basket);
  return basket;
}

export function basketOf({ id, session }) {
  const basket = found(baskets.get(id), "basket");
  if (basket.owner && basket.owner !== customerOf(session)?.no) found(null, "basket");
  if (basket.order) {
    const { no, code, secret } = basket.order;
    throw new Problem(410, "checked-out", "The basket was ordered.", { order: { no, code, secret } });
  }
  return basket;
}

/** The current price of a piece. */
export const costs = ({ gross, now }) => now ?? gross;

export function short(one) {
  return {
    ...without(one, "text", "specs"),
    cat: cats.find(({ no }) => no === one.cat),
    maker: makers.find(({ code }) => code === one.maker),
  };
}

export function priced({ entries, coupons: given, ...basket }) {
  const full = entries.map((entry) => {
    const of = items.find(({ no }) => no === entry.item);
    const option = of.options.find(({ no }) => no === entry.option) ?? null;
    const sold = option ?? of;
    const eachBefore = sold.now === null ? null : sold.gross;
    const sku = `${of.no}/${option?.no ?? "-"}`;
    return {
      ...entry,
      sku,
      item: short(of),
      option,
      each: costs(sold),
      eachBefore,
      sum: costs(sold) * entry.pieces,
    };
  });
  const goods = full.reduce((sum, { sum: one }) => sum + one, 0);
  let left = goods;
  const cut = given.map((coupon) => {
    const less =
      coupon.kind === "share" ? Math.round((left * coupon.amount) / 100) : Math.min(left, coupon.amount);
    left -= less;
    return { ...coupon, less };
  });
  return { id: basket.id, entries: full, coupons: cut, goods, left };
}

const orderings = {
  price: (one, other) => costs(one) - costs(other),
  "-price": (one, other) => costs(other) - costs(one),
  label: (one, other) => one.label.localeCompare(other.label, "cs"),
  "-since": (one, other) => other.since.localeCompare(one.since),
};

export const shop = {
  "GET /v2/cats": () => ({
    entries: cats.map((cat) => ({ ...cat, items: items.filter((one) => one.cat === cat.no).length })),
    cursor: null,
  }),
  "GET /v2/makers": ({ query }) =>
    page(
      makers.map((maker) => ({ ...maker, items: items.filter((one) => one.maker === maker.code).length })),
      query,
    ),
  "GET /v2/items": ({ query }) => {
    const any = (name, value) =>
      query.getAll(name).length === 0 || query.getAll(name).includes(String(value));
    const all = items
      .filter((one) => any("cat", one.cat) && any("maker", one.maker))
      .filter((one) => query.get("offer") !== "sale" || one.now !== null)
      .filter((one) => query.get("offer") !== "new" || one.since > "2026-10")
      .filter(
        (one) => costs(one) >= Number(query.get("from") ?? 0) && costs(one) <= Number(query.get("to") ?? 1e9),
      )
      .toSorted(orderings[query.get("order")] ?? (() => 0));
    return page(all.map(short), query);
  },
  "GET /v2/items/:no": ({ no }) => {
    const one = found(
      items.find((each) => String(each.no) === no),
      "item",
    );
    return { item: { ...short(one), text: one.text, specs: one.specs } };
  },
  "GET /v2/items/:no/alike": ({ no, query }) => {
    const one = found(
      items.find((each) => String(each.no) === no),
      "item",
    );
    return page(items.filter(({ cat, no: other }) => cat === one.cat && other !== one.no).map(short), query);
  },

  "POST /v2/baskets": () => ({ status: 201, basket: priced(openBasket(null)) }),
  "GET /v2/me/baskets": ({ session, query }) => {
    const { no } = mustBeCustomer(session);
    return page(
      [...baskets.values()].filter(({ owner, order }) => owner === no && !order).map(priced),
      query,
    );
  },
  "POST /v2/me/baskets": ({ session }) => ({
    status: 201,
    basket: priced(openBasket(mustBeCustomer(session).no)),
  }),
  "GET /v2/baskets/:id": (request) => ({ basket: priced(basketOf(request)) }),
  "DELETE /v2/baskets/:id": (request) => void baskets.delete(basketOf(request).id),
  // "new": the line gets an id. Without pieces the line disappears.
  "PUT /v2/baskets/:id/entries/:entryId": (request) => {
    const basket = basketOf(request);
    const { item: no, option = null, pieces, remark = null } = request.input;
    const of = found(
      items.find((one) => one.no === no),
      "item",
    );
    const kind = of.options.find((one) => one.no === option);
    check(request.input, {
      option: [() => kind || of.options.length === 0, "Vyberte provedení."],
      pieces: [() => Number.isInteger(pieces) && pieces >= 0 && pieces < 100, "Nejvýš 99 kusů."],
    });
    const isNew = request.entryId === "new";
    const known = basket.entries.find(({ entryId }) => entryId === request.entryId);
    const entry = found(
      isNew ? { entryId: `e-${randomUUID()}`, item: of.no, option, pieces: 0 } : known,
      "entry",
    );
    const before = entry.pieces;
    if (isNew) basket.entries.push(entry);
    Object.assign(entry, { pieces: Math.min(pieces, (kind ?? of).pieces), remark });
    basket.entries = basket.entries.filter((one) => one.pieces > 0);
    return { entry: { ...entry, item: short(of), option: kind ?? null }, before };
  },
  "POST /v2/baskets/:id/coupons": (request) => {
    const basket = basketOf(request);
    const coupon = String(request.input.coupon).toUpperCase();
    const known = coupons[coupon];
    if (!known) throw new Problem(404, "coupon-unknown", "No such coupon.");
    if (basket.coupons.some((one) => one.coupon === coupon))
      throw new Problem(409, "coupon-twice", "Already there.");
    if (known.ended) throw new Problem(409, "coupon-ended", "Its time is over.");
    if (known.from > priced(basket).goods)
      throw new Problem(409, "coupon-minimum", "Buy more.", { cents: known.from });
    basket.coupons.push({ id: basket.coupons.length + 1, coupon, kind: known.kind, amount: known.amount });
    return { status: 201, basket: priced(basket) };
  },
  "DELETE /v2/baskets/:id/coupons": (request) => {
    const basket = basketOf(request);
    basket.coupons = basket.coupons.filter(({ id }) => id !== request.input.id);
  },
};
