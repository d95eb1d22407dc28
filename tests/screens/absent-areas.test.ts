import { beforeAll, describe, expect, test } from "vitest";
import { areas, type Area } from "#server/upstream/endpoints.ts";
import { paths } from "#app/domain/paths.ts";
import { howToOrder, orderFailures } from "#app/messages/order-texts.ts";
import { closedPathsOf } from "#server/http/closed-paths.ts";
import { authSession } from "#server/cookies/session.ts";
import { jarWith, secret, sessionOf } from "../server/support/fake-context.ts";
import { builtSite, ensureBuild } from "../support/built-site.ts";
import { rowsToTry } from "../support/night.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { atCart, card, mug, order, person, pickUp, transfer } from "./shopping.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { addressesOf, routeFinder } from "#server/http/route-pattern.ts";
import { demo } from "../support/demo.ts";

beforeAll(ensureBuild);

/** One page of each kind that the demo theatre has, and the area it belongs to. */
const pages: readonly (readonly [string, Area | null])[] = [
  ["/", null],
  ["/program", "programme"],
  ["/program.ics", "programme"],
  ["/en", "programme"],
  ["/repertoar", "repertoire"],
  ["/repertoar/rur", "repertoire"],
  ["/vstupenky", null],
  ["/vstupenky/zaslat-znovu", "resend"],
  ["/lide", "people"],
  ["/hodnoceni", "ratings"],
  ["/hodnoceni/shrnuti", "ratings"],
  ["/hodnoceni/1/nahlasit", "rating-reports"],
  ["/hodnoceni/potvrzeni/abcdefghijklmnop", "rating-form"],
  ["/eshop", "products"],
  ["/eshop/znacky", "brands"],
  ["/eshop/znacky/dilna-vantroky", "brands"],
  ["/products/new", "products"],
  ["/products/sale", "products"],
  ["/kosik", null],
  ["/login", "accounts"],
  ["/registrace", "registration"],
  ["/obnova-hesla", "password-reset"],
  ["/aktuality", "news"],
  ["/aktuality.xml", "news"],
  ["/kontakty", null],
  ["/documents/dokumenty", "documents"],
  ["/vyrocni-zpravy", "annual-reports"],
  ["/o-divadle", null],
  ["/hledani", "search"],
  ["/hledani?q=rur", "search"],
  ["/newsletter", "newsletter"],
  ["/zmena-emailu/abcdefghijklmnop", "email-change"],
  ["/newsletter/potvrzeni/abcdefghijklmnop", "newsletter-links"],
  ["/newsletter/odhlaseni/abcdefghijklmnop", "newsletter-links"],
  ["/vstupenky?termin=5", null],
  [paths.tickets(demo.plan), null],
  [demo.plan.path, "seats"],
  ["/poukaz", "voucher-balance"],
  ["/odstoupeni", null],
  ["/reklamovat", "complaints"],
  ["/kosik/nahled-poukazu", "voucher-preview"],
  ["/zneni/obchodni-podminky-1.pdf", "legal-documents"],
  [demo.products.voucher.path, "products"],
  ["/sitemap-stranky.xml", null],
  ["/neni", null],
];
const customerPages: readonly (readonly [string, Area | null])[] = [
  ["/ucet", "accounts"],
  ["/ucet/fakturacni-udaje", "company"],
  ["/ucet/moje-udaje", "accounts"],
  ["/account/addresses", "addresses"],
];

/** Areas that are a part of other pages: the content that must be absent. */
const parts: Readonly<Partial<Record<Area, readonly (readonly [string, RegExp])[]>>> = {
  programme: [
    ["/vstupenky", /[Vv]\u00a0programu|href="\/program"/u],
    ["/", />English</u],
  ],
  repertoire: [["/vstupenky", /v\u00a0repertoáru/u]],
  products: [
    ["/vstupenky", /id="poukazy"/u],
    ["/kosik", /Vyberte si v\u00a0e-shopu/u],
  ],
  venues: [
    ["/o-divadle", /id="kde-hrajeme"/u],
    ["/vstupenky", /id="ceny"|Plánky/u],
  ],
  partners: [["/", /id="partneri"|Partneři/u]],
  "rating-form": [["/hodnoceni", /id="napsat"|#napsat/u]],
  newsletter: [
    ["/", /data-popup="newsletter"|id="footer-newsletter"/u],
    ["/registrace", /name="newsletter"/u],
  ],
  accounts: [
    ["/", /Přihlásit|Váš.účet/u],
    ["/kosik", /Máte.účet/u],
    ["/info/cookies", /auth\.session/u],
  ],
  profile: [["/ucet", /id="osobni-udaje"/u]],
  "email-change": [["/ucet", /id="zmena-emailu"/u]],
  "password-change": [["/ucet", /id="zmena-hesla"/u]],
  "account-deletion": [["/ucet", /smazat/u]],
  subscription: [["/ucet", /id="newsletter"/u]],
  orders: [["/ucet", /id="objednavky"/u]],
  "own-complaints": [["/ucet", /id="reklamace"/u]],
  "own-tickets": [["/ucet", /id="moje-vstupenky"/u]],
  "legal-documents": [["/info/obchodni-podminky", /\/zneni\//u]],
  resend: [
    ["/", /Ztratili/u],
    ["/vstupenky", /Ztratili/u],
    ["/kosik", /Ztratili/u],
    ["/shrnuti/1/abcdefghijklmnopqrstuvwx", /Ztratili|Hledáte.svou.objednávku/u],
  ],
  "similar-products": [[demo.products.mug.path, /id="podobne"/u]],
  "company-register": [["/ucet/fakturacni-udaje", /value="ares"/u]],
  withdrawals: [["/odstoupeni", /id="odstoupeni"/u]],
  search: [["/", /role="search"/u]],
  pages: [["/", /href="\/info\/(?!cookies)/u]],
};

/** The demo theatre without one area; without the menus of its settings, so that the menu is the site's own. */
async function openWithout(area: Area): Promise<{ app: TestApp; guest: Visitor; customer: Visitor }> {
  const app = await openTestApp({
    onlyReads: true,
    config: { absentAreas: [area], sessionSecrets: [secret] },
  });
  app.intercept("GET /api/settings/cs", async (request) => {
    const answer = await app.passOn(request);
    const settings = (await answer.json()) as { name: string }[];
    return Response.json(settings.filter(({ name }) => !name.endsWith("menu")));
  });
  // The theatre's own texts may contain any link.
  app.intercept("GET /api/pages/cs/*", async (request) => {
    const text = await (await app.passOn(request)).text();
    return new Response(text.replaceAll(/<a [^>]*>|<\/a>/gu, ""), {
      headers: { "Content-Type": "application/json" },
    });
  });
  // So may its banners.
  app.intercept("GET /api/poster/all/cs", () => Response.json({}));
  app.intercept("GET /api/me", () => Response.json({ data: { id: 1, email: "jana@example.cz" } }));
  app.intercept("GET /api/cart/cs", () => Response.json([{ id: "c-1", items: [], vouchers: [] }]));
  for (const list of ["/api/orders", "/api/me/addresses", "/api/me/complaints"]) {
    app.intercept(`GET ${list}`, () => Response.json({ data: [] }));
  }
  app.intercept("GET /api/me/company", () => Response.json({ data: null }));
  app.intercept("GET /api/me/newsletter", () => Response.json({ data: { subscribed: true } }));
  const customer = app.visitor();
  const jar = await jarWith(authSession, sessionOf("token-of-jana"));
  for (const [name, value] of jar.values) customer.cookies.set(name, value);
  return { app, guest: app.visitor(), customer };
}

/** The targets of the page's links and forms. */
function addressesIn(page: Page): readonly string[] {
  const isDocument = page.headers.get("Content-Type")?.startsWith("text/html");
  if (!isDocument) return [];
  return [
    ...elements(page.html, "a").map((link) => attribute(link, "href") ?? ""),
    ...elements(page.html, "form").map((form) => attribute(form, "action") ?? ""),
  ];
}

/** A pattern of the closed paths of these areas. */
async function closedWithout(...absent: readonly Area[]): Promise<RegExp> {
  const { build } = await builtSite();
  return closedPathsOf(build.routes)(absent) ?? /^never$/u;
}

test.each(areas)("without %s the site has no page, no link and no block of it", async (area) => {
  const { guest, customer } = await openWithout(area);
  const closed = await closedWithout(area);
  const dead: string[] = [];
  const wrong: string[] = [];
  const visits = rowsToTry(
    [
      ...pages.map((page) => [guest, ...page] as const),
      ...customerPages.map((page) => [customer, ...page] as const),
    ],
    ([, address, of]) => of === area || address === "/" || address === "/kosik",
  );
  for (const [visitor, address, of] of visits) {
    const page = await visitor.get(address);
    if (of === area ? page.status !== 404 : page.status >= 500) wrong.push(`${address} ${page.status}`);
    const listed = [...page.body.matchAll(/<loc>https?:\/\/[^</]+(?<path>[^<]*)/gu)];
    dead.push(
      ...[...addressesIn(page), ...listed.map(({ groups }) => groups?.["path"] ?? "")]
        .filter((to) => closed.test(to))
        .map((to) => `${address}: ${to}`),
    );
  }
  expect({ wrong, dead }).toEqual({ wrong: [], dead: [] });
  for (const [address, block] of parts[area] ?? []) {
    const page = await (/^\/(?:ucet|account)/u.test(address) ? customer : guest).get(address);
    expect(page.body, address).not.toMatch(block);
  }
});

test("each area has its own page, or a block above", () => {
  const own = new Set([...pages, ...customerPages].flatMap(([, area]) => area ?? []));
  const elsewhere: readonly Area[] = [
    "ordering",
    "branches",
    "card-payment",
    "payment-link",
    "invoices",
    "contact-people",
    "line-notes",
  ];
  const names = new Set<Area>([...own, ...elsewhere, "orders"]);
  expect(areas.filter((area) => !names.has(area) && !parts[area])).toEqual([]);
});

describe("closed paths", () => {
  test("are those of the routes that name the area", async () => {
    const { build } = await builtSite();
    const find = routeFinder(build.routes);
    for (const [address, area] of [...pages, ...customerPages]) {
      const { pathname } = new URL(address, "http://x");
      expect(find(pathname).area, address).toEqual(area);
      const matching = [];
      for (const item of areas) if ((await closedWithout(item)).test(address)) matching.push(item);
      expect(matching, address).toEqual(area === null ? [] : [area]);
    }
  });

  test("close every route that names an area, without it only", async () => {
    const { build } = await builtSite();
    for (const { path, area } of addressesOf(build.routes)) {
      const address = path.replaceAll(/:\w+/gu, "12");
      const [without, others] = [
        await closedWithout(...(area ? [area] : [])),
        await closedWithout(...areas.filter((item) => item !== area)),
      ];
      for (const end of ["", "/", "?a=b/c", "#a"]) {
        expect(address + end).toEqual(address + end);
        expect(without.test(address + end)).toEqual(area !== null);
        expect(address + end).toEqual(address + end);
        expect(others.test(address + end)).toBe(false);
      }
    }
  });
});

describe("a back office that takes no orders", () => {
  async function withMug(config: Parameters<typeof openTestApp>[0] = {}) {
    const app = await openTestApp({ ...config, config: { absentAreas: ["ordering"], ...config.config } });
    const buyer = app.visitor();
    await buyer.post(paths.cart(), { intent: "add", product: "105", quantity: "2" });
    return { buyer, cart: await buyer.visit(paths.cart()) };
  }

  test("says at the cart how to order: by telephone, by e-mail or at the box office", async () => {
    const { cart } = await withMug();
    expect(cart.has("heading", howToOrder.title.replaceAll("\u00a0", " "))).toBe(true);
    expect(cart.text).toMatch(/Celkem za košík\s*698,00 Kč/u);
    expect(cart.text).not.toMatch(/nevybrána|k úhradě/u);
    const ways = addressesIn(cart).filter((to) => /^tel:|^mailto:/u.test(to));
    expect(ways.some((to) => to.startsWith("tel:"))).toBe(true);
    expect(ways.some((to) => to.startsWith("mailto:") && to.includes("subject="))).toBe(true);
    expect(cart.all("button").join()).not.toContain("zavazující");
  });

  test("leads to the operator's own checkout with the cart", async () => {
    const { cart } = await withMug({ config: { checkoutUrl: "https://pokladna.example/kosik/{cartId}" } });
    const href = attribute(cart.the("link", "Pokračovat k objednání"), "href");
    expect(href).toMatch(/^https:\/\/pokladna\.example\/kosik\/[\w-]+$/u);
  });

  test("refuses an order form that was opened before, and says so", async () => {
    const { buyer } = await withMug();
    const sent = await buyer.post(paths.cart(), { intent: "order", email: "jana@example.cz" });
    expect(sent.status).toBe(303);
    expect(await sent.follow()).toShowNotice(orderFailures.notOffered.replaceAll("\u00a0", " "));
  });
});

test("without card payments an unpaid order has no button to pay it again", async () => {
  const app = await openTestApp({ config: { absentAreas: ["card-payment"] } });
  const [buyer, cart] = await atCart(app, mug);
  await order(cart, { ...pickUp, ...card }, person);
  const emptied = await buyer.visit(paths.cart());
  const summary = await buyer.visit(addressesIn(emptied).find((to) => to.startsWith("/shrnuti/")) ?? "");
  expect(summary.text).toContain("Platbu kartou jste zatím nedokončili");
  expect(summary.all("button").join()).not.toContain("Zaplatit");
});

test("without the call an unpaid order has no button to have the link to pay sent", async () => {
  const app = await openTestApp({ config: { absentAreas: ["payment-link"] } });
  const [, cart] = await atCart(app, mug);
  const placed = await order(cart, { ...pickUp, ...transfer }, person);
  expect(placed.text).toContain("Zbývá zaplatit");
  expect(placed.all("button").join()).not.toContain("odkaz k platbě");
});

test("without invoices a paid order has no button to ask for one", async () => {
  const app = await openTestApp({ config: { absentAreas: ["invoices"] } });
  const [, cart] = await atCart(app, mug);
  const gateway = await order(cart, { ...pickUp, ...card }, person);
  const paid = await gateway.press("Zaplaceno");
  expect(paid.text).toContain("Zaplaceno, děkujeme.");
  expect(paid.all("button").join()).not.toContain("doklad");
});

test.each([
  ["without notes to lines, the cart asks for none", ["line-notes"], false],
  ["with them it asks for one", [], true],
] as const)("%s", async (_title, absentAreas, asks) => {
  const [, cart] = await atCart(await openTestApp({ config: { absentAreas } }), mug);
  expect(cart.has("textbox", "Poznámka k položce")).toBe(asks);
});

test("without branches an order can be made", async () => {
  const app = await openTestApp({ config: { absentAreas: ["branches"] } });
  const buyer = app.visitor();
  await buyer.post(paths.cart(), { intent: "add", product: "105", quantity: "1" });
  const cart = await buyer.visit(paths.cart());
  expect(cart.all("button").join()).toContain("zavazující");
});
