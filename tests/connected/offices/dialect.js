// The seventeen calls as a small service with UUIDs: bare lists, OAuth words, refusals inside of a 200.
import { randomUUID as uuid } from "node:crypto";
import { createServer } from "node:http";

const jana = uuid();
const tokens = new Map();
const mails = new Set(["znama@example.cz"]);
const carts = new Map();
const sold = {
  5: { name: "Plakát Opona", price: 165.2893, main_image: "2026/plakát opona (1).svg" },
  6: {
    name: "Hrnek Přestávka",
    price: 100,
    price_sale: 80,
    is_price_sale_active: true,
    main_image: "hrnek [bílý].svg",
  },
};

/** Product 13 is deleted from the catalogue: only its number is left. */
const view = (id) =>
  sold[id]
    ? {
        id: String(id),
        slug: `p-${id}`,
        price_sale: null,
        is_price_sale_active: false,
        tax_rate: { rate: 21 },
        images: [],
        description: "",
        default_category: { name: "Plakáty", slug: "plakaty" },
        categories: [],
        ...sold[id],
      }
    : { id: String(id) };

const open = (owner) => {
  const cart = { id: uuid(), tempId: uuid(), owner, items: new Map(), voucher: null };
  carts.set(cart.id, cart);
  return cart;
};
const full = open(jana);
full.items.set("5", 1).set("13", 1);
full.voucher = { voucher_id: uuid(), code: "DARUJI", voucher_type: "gift_card", value: 500 };

const cartView = ({ id, tempId, items, voucher }) => ({
  id,
  tempId,
  items: [...items].map(([product, quantity]) => ({ product: view(product), quantity })),
  vouchers: voucher ? [voucher] : [],
});
const cartOf = (key) => carts.get(key) ?? [...carts.values()].find((cart) => cart.tempId === key);
const error = (status, code, extra = {}) => ({
  statusCode: status,
  body: { statusCode: status, code, ...extra },
});
const ok = (body) => ({ statusCode: 200, body });

const settings = {
  topmenu: [
    {
      text: "Divadlo",
      link: "",
      leave: false,
      submenu: [{ text: "Kontakty", link: "/kontakty", leave: false }],
    },
    { text: "E-shop", link: "/eshop", leave: false, submenu: [] },
    { text: "Vstupenky", link: "https://vstupenky.example/", leave: true },
  ],
  bottommenu: [{ links: [{ text: "Košík", link: "/kosik", leave: false }] }],
  intropopup: { active: true, delay: 3 },
};

const handlers = [
  ["GET", /^\/api\/cart\/anonymous\/cs$/, () => ok(cartView(open(null)))],
  [
    "GET",
    /^\/api\/cart\/anonymous\/cs\/([^/]+)$/,
    ({ key }) => (cartOf(key) ? ok(cartView(cartOf(key))) : error(404, "not_exists")),
  ],
  [
    "GET",
    /^\/api\/cart\/cs$/,
    ({ user }) => ok([...carts.values()].filter(({ owner }) => owner && owner === user).map(cartView)),
  ],
  ["POST", /^\/api\/cart\/create$/, ({ user }) => ok(cartView(open(user)))],
  [
    "DELETE",
    /^\/api\/cart\/([^/]+)$/,
    ({ key }) => (carts.delete(key) ? { statusCode: 204 } : error(404, "not_exists")),
  ],
  [
    "PUT",
    /^\/api\/cart\/([^/]+)$/,
    ({ key, input: { quantity, ...input } }) => {
      const id = String(input.id);
      const cart = cartOf(key);
      if (!cart) return error(404, "not_exists");
      const original_quantity = cart.items.get(id) ?? 0;
      if (quantity > 0) cart.items.set(id, quantity);
      else cart.items.delete(id);
      return ok({ product: view(id), quantity, original_quantity });
    },
  ],
  [
    "POST",
    /^\/api\/voucher\/cart\/add\/([^/]+)$/,
    ({ key, input }) => {
      if (input.voucherCode !== "PADESAT") return ok({ status: "error", error: "not_exists" });
      cartOf(key).voucher = { voucher_id: uuid(), code: "PADESAT", voucher_type: "amount", value: "50" };
      return ok({ status: "ok" });
    },
  ],
  [
    "POST",
    /^\/api\/voucher\/cart\/delete\/([^/]+)$/,
    ({ key, input }) => {
      const cart = cartOf(key);
      if (cart?.voucher?.voucher_id !== input.voucherId) return error(404, "not_exists");
      cart.voucher = null;
      return ok({ status: "ok" });
    },
  ],
  ["GET", /^\/api\/lists\/currencies$/, () => ok([{ id: 1, is_default: true }])],
  [
    "GET",
    /^\/api\/lists\/countries$/,
    () =>
      ok([
        { id: 1, name: "Česko" },
        { id: 2, name: "Slovensko" },
      ]),
  ],
  ["GET", /^\/api\/catalog\/category\/cs$/, () => ok([{ id: 7, name: "Plakáty", slug: "plakaty" }])],
  [
    "GET",
    /^\/api\/settings\/cs$/,
    () => ok(Object.entries(settings).map(([name, value]) => ({ name, value }))),
  ],
  ["GET", /^\/api\/blog\/categories\/list$/, () => ok([{ name: "Premiéry", slug: "premiery" }])],
  [
    "GET",
    /^\/api\/poster\/all\/cs$/,
    () =>
      ok({
        "banner.popup_desktop": [{ title: "", url: "/eshop", path: "banner", image: "akce/léto 2026.svg" }],
      }),
  ],
  [
    "POST",
    /^\/api\/subscriber\/save$/,
    ({ input: { email } }) => {
      if (email.endsWith(".invalid"))
        return error(422, "validation", { errors: ["Tahle schránka neexistuje."] });
      if (mails.has(email)) return error(400, "already_exists");
      mails.add(email);
      return ok({ email, type: "modal" });
    },
  ],
  [
    "POST",
    /^\/api\/auth\/login$/,
    ({ input }) => {
      if (input.password !== "tajne-heslo") return error(401, "invalid_grant");
      const access_token = uuid();
      tokens.set(access_token, jana);
      return ok({ access_token, token_type: "Bearer", expires_in: 3600 });
    },
  ],
  ["GET", /^\/api\/auth\/logout$/, ({ token }) => ok({ revoked: tokens.delete(token) })],
  [
    "GET",
    /^\/api\/me$/,
    ({ user }) => (user ? ok({ data: { id: user, nickname: "jana" } }) : error(401, "unauthorized")),
  ],
];

async function reply(request) {
  const path = decodeURIComponent(new URL(request.url, "http://service").pathname);
  if (/^\/images\/(product|banner)\/(big|thumbnail)\/(2026|akce|hrnek)/.test(path))
    return { statusCode: 200, picture: true };
  const token = request.headers.authorization?.split(" ")[1];
  for (const [method, pattern, handler] of handlers) {
    const found = pattern.exec(path);
    if (!found || method !== request.method) continue;
    const text = Buffer.concat(await request.toArray()).toString();
    return handler({ key: found[1], input: text ? JSON.parse(text) : {}, token, user: tokens.get(token) });
  }
  return error(404, "NOT_FOUND", { message: `Cannot ${request.method} ${path}` });
}

const server = createServer(async (request, response) => {
  const { statusCode, body, picture } = await reply(request);
  const type = picture ? "image/svg+xml" : "application/json";
  response.writeHead(statusCode, { "Content-Type": type });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>';
  response.end(picture ? drawing : body && JSON.stringify(body));
}).listen(0, "127.0.0.1", () =>
  process.stdout.write(`listening at http://127.0.0.1:${server.address().port}\n`),
);
