// The seventeen calls in the manner of a Laravel API: numbers are text, an empty relation is [], settings are JSON.
import http from "node:http";
import { randomUUID } from "node:crypto";

const products = {
  5: { name: "Plakát Opona", price: "165.2893", sale: null },
  6: { name: "Hrnek Přestávka", price: "100.0000", sale: "80.0000" },
  13: { name: "Katalog výstavy", price: "99.0000", sale: null, odd: true },
};
const carts = new Map();
const subscribers = new Set(["znama@example.cz"]);
const tokens = new Set();

function resource(id) {
  const product = products[id];
  return {
    id: String(id),
    name: product.name,
    slug: product.odd ? null : `produkt-${id}`,
    price: product.price,
    price_sale: product.sale,
    is_price_sale_active: product.sale ? "1" : "0",
    tax_rate: product.odd ? [] : { rate: "21.00" },
    main_image: null,
    images: [],
    description: "<p>Text</p>",
    default_category: product.odd ? [] : { name: "Plakáty", slug: "plakaty" },
    categories: [],
    created_at: "2026-01-01T00:00:00.000000Z",
  };
}

const cartResource = (cart) => ({
  id: cart.id,
  tempId: cart.tempId,
  items: [...cart.lines].map(([id, quantity]) => ({
    product: resource(id),
    variant: [],
    quantity: String(quantity),
    note: null,
  })),
  vouchers: cart.voucher
    ? [{ voucher_id: "3", code: cart.voucher, voucher_type: "amount", value: "50.00" }]
    : [],
});

function newCart(owner = null) {
  const cart = {
    id: String(carts.size + 1001),
    tempId: randomUUID(),
    owner,
    lines: new Map(),
    voucher: null,
  };
  carts.set(cart.id, cart);
  return cart;
}
const customerCart = newCart("jana");
customerCart.lines.set(5, 1).set(13, 1);
customerCart.voucher = "PADESAT";

const settings = [
  {
    id: "1",
    name: "topmenu",
    value: JSON.stringify([
      {
        text: "Divadlo",
        link: "#",
        submenu: [
          { text: "Kontakty", link: "/kontakty" },
          { text: "Mapa", link: "mapa" },
        ],
      },
      { text: "E-shop", link: "/eshop", submenu: [] },
    ]),
  },
  {
    id: "2",
    name: "bottommenu",
    value: JSON.stringify([{ links: [{ text: "Napište nám", link: "mailto:info@example.cz" }] }]),
  },
  { id: "3", name: "intropopup", value: "1" },
];

class HttpException extends Error {
  constructor(status, body) {
    super(String(status));
    Object.assign(this, { status, body });
  }
}
const invalid = (errors) => new HttpException(422, { message: "The given data was invalid.", errors });

function findCart(key) {
  const cart = carts.get(key) ?? [...carts.values()].find(({ tempId }) => tempId === key);
  if (!cart) throw new HttpException(404, { message: "No query results for model [App\\Models\\Cart]." });
  return cart;
}

const router = {
  "GET /api/cart/anonymous/cs": () => cartResource(newCart()),
  "GET /api/cart/anonymous/cs/{cart}": ({ cart }) => cartResource(findCart(cart)),
  "GET /api/cart/cs": () => ({ data: [...carts.values()].filter(({ owner }) => owner).map(cartResource) }),
  "POST /api/cart/create": () => cartResource(newCart("jana")),
  "DELETE /api/cart/{cart}": ({ cart }) => void carts.delete(findCart(cart).id),
  "PUT /api/cart/{cart}": ({ cart, input }) => {
    const { lines } = findCart(cart);
    if (!products[input.id]) throw invalid({ id: ["The selected id is invalid."] });
    const before = lines.get(Number(input.id)) ?? 0;
    lines.set(Number(input.id), input.quantity);
    if (input.quantity === 0) lines.delete(Number(input.id));
    return {
      data: {
        product: resource(input.id),
        variant: [],
        quantity: String(input.quantity),
        original_quantity: String(before),
      },
    };
  },
  "POST /api/voucher/cart/add/{cart}": ({ cart, input }) => {
    if (input.voucherCode !== "PADESAT") throw invalid({ voucherCode: ["not_exists"] });
    findCart(cart).voucher = input.voucherCode;
    return { success: true };
  },
  "POST /api/voucher/cart/delete/{cart}": ({ cart, input }) => {
    if (String(input.voucherId) === "3") findCart(cart).voucher = null;
    return { success: true };
  },
  "GET /api/lists/currencies": () => ({
    data: [
      {
        id: "1",
        code: "CZK",
        is_default: "1",
        rate: "1.0000",
        decimals: "2",
        symbol_before: "",
        symbol_after: "Kč",
      },
    ],
  }),
  "GET /api/lists/countries": () => ({ data: [{ id: "1", code: "CZ", name: "Česko" }] }),
  "GET /api/catalog/category/cs": () => ({
    data: [{ id: "7", name: "Plakáty", slug: "plakaty", products_count: "2" }],
  }),
  "GET /api/settings/cs": () => settings,
  "GET /api/blog/categories/list": () => ({ data: [{ id: "1", name: "Premiéry", slug: "premiery" }] }),
  "GET /api/poster/all/cs": () => ({
    data: {
      "banner.popup_desktop": [
        { id: "1", title: "Premiéra", url: "/eshop", path: "banner", image: "premiera.svg" },
      ],
      "banner.popup_mobile": [],
    },
  }),
  "POST /api/subscriber/save": ({ input }) => {
    if (input.email.endsWith(".invalid"))
      throw invalid([{ field: "email", message: "Tahle schránka neexistuje." }]);
    if (subscribers.has(input.email)) throw invalid({ email: ["already_exists"] });
    subscribers.add(input.email);
    return { success: true };
  },
  "POST /api/auth/login": ({ input }) => {
    if (input.password !== "tajne-heslo") throw invalid({ email: ["Tyhle přihlašovací údaje nesouhlasí."] });
    const token = `1|${randomUUID()}`;
    tokens.add(token);
    return { token };
  },
  "GET /api/auth/logout": ({ token }) => void tokens.delete(token),
  "GET /api/me": ({ token }) => {
    if (!tokens.has(token)) throw new HttpException(401, { message: "Unauthenticated." });
    return { data: { id: "7", email: "jana@example.cz", name: "Jana", scope: { orders: "1", admin: "0" } } };
  },
};

async function dispatch(request) {
  for (const [route, action] of Object.entries(router)) {
    const [method, pattern] = route.split(" ");
    const match = new RegExp(`^${pattern.replace("{cart}", "(?<cart>[^/]+)")}$`).exec(request.url);
    if (!match || method !== request.method) continue;
    const chunks = await request.toArray();
    const text = Buffer.concat(chunks).toString();
    const token = request.headers.authorization?.slice("Bearer ".length);
    return action({ ...match.groups, token, input: text ? JSON.parse(text) : {} });
  }
  throw new HttpException(404, { message: `The route ${request.url.slice(1)} could not be found.` });
}

http
  .createServer(async (request, response) => {
    let [status, body] = [200, null];
    try {
      body = await dispatch(request);
      if (body === undefined) status = 204;
    } catch (error) {
      status = error.status ?? 500;
      body = error.body ?? { message: "Server Error" };
    }
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  })
  .listen(0, "127.0.0.1", function listening() {
    process.stdout.write(`   INFO  Server running on [http://127.0.0.1:${this.address().port}].\n`);
  });
