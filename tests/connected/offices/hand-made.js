// The seventeen calls as one person has written them over the years: lists in `data`, errors that are a sentence, what
// is not known is null, and pages of HTML for everything else.
const { createServer } = await import("node:http");

const db = {
  nextCart: 1,
  carts: {},
  mails: ["znama@example.cz"],
  sessions: {},
  products: {
    5: { id: 5, name: "Plakát Opona", slug: "plakat-opona", price: 165.2893 },
    6: { id: 6, name: "Hrnek Přestávka", slug: "hrnek", price: 100, price_sale: 80, is_price_sale_active: 1 },
    13: { id: 13, name: "Katalog výstavy", slug: null, price: 99, tax_rate: null },
  },
};

function product(id) {
  const base = {
    price_sale: null,
    is_price_sale_active: 0,
    tax_rate: { rate: 21 },
    main_image: "",
    images: null,
    description: null,
    default_category: { name: "Plakáty", slug: "plakaty" },
    categories: null,
  };
  return Object.assign(base, db.products[id]);
}

function createCart(user) {
  const id = db.nextCart++;
  db.carts[id] = {
    id: id,
    tempId: user ? null : "guest-" + id + "-" + Math.random().toString(36).slice(2),
    user: user,
    items: {},
    vouchers: null,
  };
  return db.carts[id];
}
const hers = createCart("jana");
hers.items = { 5: 1, 13: 1 };
hers.vouchers = [{ voucher_id: 3, code: "DARUJI", voucher_type: "percent", value: null }];

function show(cart) {
  const items = Object.keys(cart.items).map(function (id) {
    return { product: product(id), variant: null, quantity: cart.items[id], note: "" };
  });
  return { id: cart.id, tempId: cart.tempId, items: items, vouchers: cart.vouchers };
}

const MENU = [
  {
    text: "Divadlo",
    link: "#",
    leave: 0,
    submenu: [
      { text: "Kontakty", link: "kontakty", leave: 0 },
      { text: "Zavolejte", link: "tel:+420541000000" },
    ],
  },
  { text: "O nás", link: null, submenu: [{ text: "Lidé", link: "/lide" }] },
  { text: "E-shop", link: "eshop", leave: 0, submenu: null },
  { text: "Napište nám", link: "mailto:info@example.cz", leave: 0, submenu: null },
];

const FAIL = Symbol("fail");
function fail(status, body) {
  return { [FAIL]: status, body: body };
}

function handle(method, path, input, token) {
  const part = path.split("/").slice(2);
  const call = method + " " + part.slice(0, 3).join("/");
  if (part[0] === "cart" && part[1] === "anonymous") {
    if (!part[3]) return { data: show(createCart(null)) };
    const guest = Object.values(db.carts).find((cart) => cart.tempId === part[3]);
    return guest ? { data: show(guest) } : fail(404, { status: "not_exists" });
  }
  if (call === "GET cart/cs")
    return {
      data: Object.values(db.carts)
        .filter((cart) => cart.user)
        .map(show),
    };
  if (call === "POST cart/create") return { data: show(createCart("jana")) };
  if (part[0] === "cart" || part[0] === "voucher") {
    const cart = db.carts[part[part.length - 1]];
    if (!cart) return fail(404, { status: "not_exists" });
    if (method === "DELETE") {
      delete db.carts[cart.id];
      return { status: "ok" };
    }
    if (method === "PUT") {
      if (!db.products[input.id]) return fail(422, { message: "Takové zboží nemáme." });
      const before = cart.items[input.id] || 0;
      cart.items[input.id] = input.quantity;
      if (!input.quantity) delete cart.items[input.id];
      return {
        data: {
          product: product(input.id),
          variant: null,
          quantity: input.quantity,
          original_quantity: before,
        },
      };
    }
    if (part[2] === "delete") {
      cart.vouchers = null;
      return { status: "ok" };
    }
    if (input.voucherCode !== "PADESAT")
      return fail(400, { error_code: "not_exists", message: "Voucher not found" });
    cart.vouchers = [{ voucher_id: 4, code: "PADESAT", voucher_type: "amount", value: 50 }];
    return { data: cart.vouchers[0] };
  }
  switch (call) {
    case "GET lists/currencies":
      return {
        data: [
          {
            id: 1,
            code: "CZK",
            is_default: 1,
            rate: 1,
            decimals: 2,
            symbol_before: null,
            symbol_after: "Kč",
          },
        ],
      };
    case "GET lists/countries":
      return {
        data: [
          { code: "CZ", name: "Česko" },
          { code: "SK", name: "Slovensko" },
        ],
      };
    case "GET catalog/category/cs":
      return { data: [{ id: 7, name: "Plakáty", slug: "plakaty", description: "", image: "" }] };
    case "GET settings/cs":
      return {
        data: [
          { name: "topmenu", value: MENU },
          {
            name: "bottommenu",
            value: [
              {
                title: "Servis",
                links: [
                  { text: "Košík", link: "kosik" },
                  { text: "Napište nám", link: "mailto:info@example.cz" },
                ],
              },
            ],
          },
          { name: "intropopup", value: "1" },
        ],
      };
    case "GET blog/categories/list":
      return { data: [{ name: "Premiéry", slug: "premiery" }] };
    case "GET poster/all/cs":
      return {
        data: {
          "banner.popup_desktop": [
            { title: null, url: null, path: "/images/banner/big/", image: "premiera.svg" },
          ],
          "banner.popup_mobile": null,
        },
      };
    case "POST subscriber/save":
      if (input.email.endsWith(".invalid")) return fail(422, { message: "Tahle schránka neexistuje." });
      if (db.mails.includes(input.email)) return fail(409, { error: "already_exists" });
      db.mails.push(input.email);
      return { status: "ok" };
    case "POST auth/login":
      if (input.password !== "tajne-heslo") return fail(401, { message: "Špatné heslo" });
      const key = "s" + Math.random().toString(36).slice(2);
      db.sessions[key] = true;
      return { data: { token: key } };
    case "GET auth/logout":
      delete db.sessions[token];
      return { status: "ok" };
    case "GET me":
      return db.sessions[token]
        ? { data: { id: 7, email: "jana@example.cz", scope: ["orders"] } }
        : fail(401, { message: "?" });
  }
  if (/^(GET ratings|GET repertoire)/.test(call)) return fail(501, "<h1>Not Implemented</h1>");
  if (/^(GET products|GET people)/.test(call)) return fail(405, "<h1>Method Not Allowed</h1>");
  return fail(404, "<html><head><title>404 Not Found</title></head><body><h1>Not Found</h1></body></html>");
}

const server = createServer(function (req, res) {
  let text = "";
  req.on("data", (chunk) => (text += chunk));
  req.on("end", function () {
    const token = (req.headers.authorization || "").replace("Bearer ", "");
    const answer = handle(req.method, req.url.split("?")[0], text ? JSON.parse(text) : {}, token);
    const status = answer[FAIL] || 200;
    const body = answer[FAIL] ? answer.body : answer;
    res.statusCode = status;
    res.setHeader("Content-Type", typeof body === "string" ? "text/html" : "application/json; charset=utf-8");
    res.end(typeof body === "string" ? body : JSON.stringify(body));
  });
});
server.listen(0, "127.0.0.1", () => process.stdout.write("http://127.0.0.1:" + server.address().port + "\n"));
